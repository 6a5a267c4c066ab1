package dev.keyplan.prove;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Bounds for the ranges of a pattern: at the items' values, one unit beside them, and upside down.
 */
final class RangeChoice {

  private final AccessPattern pattern;
  private final ArgumentChoice choice;

  RangeChoice(AccessPattern pattern, ArgumentChoice choice) {
    this.pattern = pattern;
    this.choice = choice;
  }

  /** Values for all parameters of all ranges; one empty map where there is no range. */
  List<Map<String, Value>> all() {
    List<Map<String, Value>> result = List.of(Map.of());
    for (AccessPattern.RangeCondition range : pattern.ranges()) {
      List<Map<String, Value>> longer = new ArrayList<>();
      for (Map<String, Value> before : result) {
        for (Map<String, Value> bounds : of(range)) {
          Map<String, Value> both = new LinkedHashMap<>(before);
          both.putAll(bounds);
          longer.add(both);
        }
      }
      result = longer;
    }
    return result;
  }

  private List<Map<String, Value>> of(AccessPattern.RangeCondition range) {
    return switch (range.operator()) {
      case BETWEEN -> pairs(range);
      case BEGINS_WITH -> starts(range);
      default -> single(range, points(range));
    };
  }

  private List<Map<String, Value>> single(AccessPattern.RangeCondition range, List<Value> values) {
    String name = range.parameters().get(0).name();
    return values.stream().map(v -> Map.of(name, v)).toList();
  }

  /** The items' values and their neighbours, in order. */
  private List<Value> points(AccessPattern.RangeCondition range) {
    Kind kind = choice.kind(pattern);
    Attribute attribute = kind.attribute(range.attribute());
    Set<Value> points = new LinkedHashSet<>();
    for (Value value : choice.held(kind, range.attribute()).stream().limit(4).toList()) {
      points.add(value);
      NearValues.of(attribute, value).stream().limit(3).forEach(points::add);
    }
    return points.stream().sorted(ValueOrder.ORDER).toList();
  }

  private List<Map<String, Value>> pairs(AccessPattern.RangeCondition range) {
    String from = range.parameters().get(0).name();
    String to = range.parameters().get(1).name();
    List<Value> points = points(range);
    List<Map<String, Value>> result = new ArrayList<>();
    for (int i = 0; i < points.size(); i++) {
      for (int j = i; j < points.size(); j++) {
        if (i == 0 || j == points.size() - 1 || j - i < 3) {
          result.add(bounds(from, points.get(i), to, points.get(j)));
        }
      }
    }
    if (points.size() > 1) {
      result.add(bounds(from, points.get(points.size() - 1), to, points.get(0)));
    }
    return result;
  }

  private static Map<String, Value> bounds(String from, Value low, String to, Value high) {
    Map<String, Value> bounds = new LinkedHashMap<>();
    bounds.put(from, low);
    bounds.put(to, high);
    return bounds;
  }

  private List<Map<String, Value>> starts(AccessPattern.RangeCondition range) {
    Set<Value> starts = new LinkedHashSet<>();
    for (Value value : choice.held(choice.kind(pattern), range.attribute())) {
      String text = ((Value.Text) value).text();
      int first = text.offsetByCodePoints(0, 1);
      starts.add(new Value.Text(text.substring(0, first)));
      starts.add(value);
      starts.add(new Value.Text(text + "#"));
      if (text.length() > first) {
        starts.add(new Value.Text(text.substring(0, text.offsetByCodePoints(text.length(), -1))));
      }
    }
    return single(range, starts.stream().limit(16).toList());
  }
}
