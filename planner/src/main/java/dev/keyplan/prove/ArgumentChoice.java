package dev.keyplan.prove;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What to ask of a pattern: values that items have, values that almost do, and for ranges the
 * bounds at, below and above the items' values.
 */
final class ArgumentChoice {

  /** The most combinations of values with equality, and of all values. */
  private static final int MOST_GIVEN = 48;

  private static final int MOST = 240;

  private final Model model;
  private final List<Row> rows;

  ArgumentChoice(Model model, List<Row> rows) {
    this.model = model;
    this.rows = rows;
  }

  /** The arguments, always the same; those that items have come first. */
  List<Arguments> of(AccessPattern pattern) {
    List<Arguments> result = new ArrayList<>();
    List<Map<String, Value>> ranges = new RangeChoice(pattern, this).all();
    List<Map<String, Value>> givens = given(pattern);
    // Every range with the first values first, so that a cut-off leaves out what is least telling.
    for (Map<String, Value> range : ranges) {
      for (Map<String, Value> given :
          ranges.size() > 1 ? givens.subList(0, Math.min(8, givens.size())) : givens) {
        Map<String, Value> all = new LinkedHashMap<>(given);
        all.putAll(range);
        result.add(new Arguments(all));
      }
    }
    return result.stream().distinct().limit(MOST).toList();
  }

  private List<Map<String, Value>> given(AccessPattern pattern) {
    Kind kind = model.kind(pattern.hop().map(AccessPattern.Hop::kind).orElse(pattern.kind()));
    Set<Map<String, Value>> tuples = new LinkedHashSet<>();
    for (Row row : of(kind)) {
      if (pattern.given().stream().allMatch(g -> row.attributes().containsKey(g.attribute()))) {
        tuples.add(tuple(pattern, row));
      }
    }
    List<Map<String, Value>> held = List.copyOf(tuples);
    for (int i = 0; i < 8; i++) {
      for (AccessPattern.Parameter parameter : pattern.given()) {
        List<Value> others = pool(kind, parameter.attribute());
        for (Map<String, Value> tuple : held) {
          if (i < others.size()) {
            Map<String, Value> varied = new LinkedHashMap<>(tuple);
            varied.put(parameter.name(), others.get(i));
            tuples.add(varied);
          }
        }
      }
    }
    return tuples.stream().limit(Math.max(MOST_GIVEN, held.size())).toList();
  }

  private static Map<String, Value> tuple(AccessPattern pattern, Row row) {
    Map<String, Value> tuple = new LinkedHashMap<>();
    pattern.given().forEach(g -> tuple.put(g.name(), row.attributes().get(g.attribute())));
    return tuple;
  }

  private List<Row> of(Kind kind) {
    return rows.stream().filter(r -> r.kind().equals(kind.name())).toList();
  }

  /** Values near those of the items, then those of the items. */
  List<Value> pool(Kind kind, String name) {
    Attribute attribute = kind.attribute(name);
    List<Value> held = held(kind, name);
    Stream<Value> near = held.stream().limit(1).flatMap(v -> NearValues.of(attribute, v).stream());
    return Stream.concat(near, held.stream()).distinct().toList();
  }

  /** The different values that items have. */
  List<Value> held(Kind kind, String name) {
    return of(kind).stream()
        .flatMap(r -> Stream.ofNullable(r.attributes().get(name)))
        .distinct()
        .toList();
  }

  Kind kind(AccessPattern pattern) {
    return model.kind(pattern.kind());
  }
}
