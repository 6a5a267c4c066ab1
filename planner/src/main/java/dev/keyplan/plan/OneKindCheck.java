package dev.keyplan.plan;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.AccessPattern.OrderBy;
import dev.keyplan.model.AccessPattern.Parameter;
import dev.keyplan.model.AccessPattern.RangeCondition;
import dev.keyplan.model.Unique;
import dev.keyplan.plan.KeyText.Bound;
import dev.keyplan.plan.KeyText.Ending;
import dev.keyplan.plan.KeyText.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A Query for one kind: every given value is in its key condition, its prefix is closed, its order
 * is the one promised.
 */
final class OneKindCheck {

  private final AccessPattern pattern;
  private final Step.Query query;
  private final ItemShape shape;
  private final ItemShape.ItemKeys keys;
  private final List<String> found = new ArrayList<>();

  OneKindCheck(AccessPattern pattern, Step.Query query) {
    this.pattern = pattern;
    this.query = query;
    this.shape = query.shapes().get(0);
    this.keys = shape.on(query.target()).orElseThrow();
  }

  List<String> violations() {
    require(KeyTexts.follows(query.partition(), keys.partition()), "R1: not its own partition");
    List<KeyText> texts =
        query
            .sort()
            .match(
                () -> List.<KeyText>of(),
                e -> List.of(e.key()),
                b -> List.of(b.prefix()),
                b -> List.of(b.low(), b.high()));
    require(
        texts.stream().allMatch(t -> KeyTexts.follows(t, keys.sort())), "R2: not its own sort key");
    texts.forEach(this::fixesWhatIsGiven);
    if (texts.isEmpty()) {
      require(fixed(query.partition()).containsAll(equal()), "R1: a given value is not used");
    }
    require(
        presences().allMatch(p -> keys.admissions().contains(p) || isInKey(p)),
        "R2: the index holds items that lack, or have, what it should tell");
    require(closed(), "R2: the prefix is open, or the range is not the one asked");
    order();
    return found;
  }

  /** Equality on every given attribute, and on nothing else, before any range. */
  private void fixesWhatIsGiven(KeyText text) {
    Set<String> fixed = fixed(query.partition());
    fixed.addAll(fixed(text));
    require(fixed.equals(new TreeSet<>(equal())), "R1: a given value is not used, or another is");
  }

  /** The attributes whose value the text fixes, or the index for all that it holds. */
  private Set<String> fixed(KeyText text) {
    TreeSet<String> fixed = new TreeSet<>();
    List<Admission> constants = PatternForm.constants(pattern);
    keys.admissions().stream()
        .filter(a -> constants.contains(a) && a.match(i -> true, p -> false))
        .forEach(a -> fixed.add(a.attribute()));
    text.parts()
        .forEach(p -> p.match(f -> isConstant(f) && fixed.add(f.attribute().get()), b -> false));
    for (Bound bound : KeyTexts.bounds(text)) {
      String parameter = bound.source().match(KeyText.Given::parameter, p -> "");
      if (bound.form() == Form.WHOLE
          && pattern.given().contains(new Parameter(parameter, bound.attribute().name()))) {
        fixed.add(bound.attribute().name());
      }
    }
    return fixed;
  }

  private boolean isConstant(KeyText.Fixed part) {
    return pattern.narrowing().fixed().stream()
        .filter(f -> part.attribute().equals(java.util.Optional.of(f.attribute())))
        .map(f -> KeyEncoding.encode(shape.kind().attribute(f.attribute()), f.value()))
        .anyMatch(part.text()::equals);
  }

  private Stream<Admission> presences() {
    return PatternForm.constants(pattern).stream().filter(c -> c.match(i -> false, p -> true));
  }

  /** An item that lacks a part of the keys is not in the index. */
  private boolean isInKey(Admission admission) {
    return admission.match(is -> false, p -> p.isPresent() && keys.parts().contains(p.attribute()));
  }

  private boolean closed() {
    if (!pattern.ranges().isEmpty()) {
      return new RangeCheck(pattern.ranges().get(0), keys.sort()).holds(query.sort());
    }
    return query
        .sort()
        .match(
            () -> true,
            e -> e.key().ending() == Ending.NONE && isWhole(e.key()),
            b -> b.prefix().ending() == Ending.DELIMITER && !isWhole(b.prefix()),
            b -> false);
  }

  private boolean isWhole(KeyText text) {
    return text.parts().size() == keys.sort().segments().size();
  }

  /** What orders the result is next in the key, until one item is left. */
  private void order() {
    TreeSet<String> fixed = new TreeSet<>(equal());
    List<String> next = keys.sort().attributes().stream().filter(a -> !fixed.contains(a)).toList();
    int at = 0;
    for (OrderBy by : ordered()) {
      if (!fixed.contains(by.attribute()) && !isOneItem(fixed)) {
        require(
            at < next.size() && next.get(at).equals(by.attribute()), "R4: the order is not served");
        require(query.forward() != by.descending(), "R4: the direction is not the one asked");
        fixed.add(by.attribute());
        at++;
      }
    }
    boolean wantsFirst = pattern.verb() == AccessPattern.Verb.GET && !pattern.orderBy().isEmpty();
    require(query.stopAfter().isPresent() == wantsFirst, "R1: more or fewer items than wanted");
  }

  /** The order asked, and where there is none, the range: any direction will do. */
  private List<OrderBy> ordered() {
    return pattern.orderBy().isEmpty()
        ? pattern.ranges().stream().map(r -> new OrderBy(r.attribute(), !query.forward())).toList()
        : pattern.orderBy();
  }

  private boolean isOneItem(Set<String> fixed) {
    return Stream.concat(
            Stream.of(shape.kind().identity()),
            shape.kind().uniques().stream().map(Unique::attributes))
        .anyMatch(fixed::containsAll);
  }

  private List<String> equal() {
    return PatternForm.equality(pattern);
  }

  private void require(boolean holds, String violation) {
    if (!holds) {
      found.add(violation);
    }
  }

  /** The two bounds of a range, by operator. */
  private record RangeCheck(RangeCondition range, KeyTemplate sort) {

    boolean holds(SortCondition condition) {
      return condition.match(
          () -> false,
          e -> false,
          b ->
              range.operator() == AccessPattern.Operator.BEGINS_WITH
                  && b.prefix().ending() == Ending.NONE
                  && isBound(b.prefix(), 0, Form.TEXT_PREFIX),
          b -> low(b.low()) && high(b.high()) && sameStart(b.low(), b.high()));
    }

    private boolean low(KeyText low) {
      return switch (range.operator()) {
        case BETWEEN, AT_LEAST -> low.ending() == Ending.NONE && isBound(low, 0, Form.WHOLE);
        case ABOVE -> low.ending() == Ending.PAST_DELIMITER && isBound(low, 0, Form.WHOLE);
        case AT_MOST, BELOW -> low.ending() == Ending.DELIMITER && isOpen(low);
        case BEGINS_WITH -> false;
      };
    }

    private boolean high(KeyText high) {
      return switch (range.operator()) {
        case BETWEEN -> high.ending() == Ending.PAST_DELIMITER && isBound(high, 1, Form.WHOLE);
        case AT_MOST -> high.ending() == Ending.PAST_DELIMITER && isBound(high, 0, Form.WHOLE);
        case AT_LEAST, ABOVE -> high.ending() == Ending.PAST_DELIMITER && isOpen(high);
        case BELOW ->
            high.ending() == Ending.NONE
                && isBound(
                    high,
                    0,
                    high.parts().size() == sort.segments().size() ? Form.ONE_BELOW : Form.WHOLE);
        case BEGINS_WITH -> false;
      };
    }

    private boolean isBound(KeyText text, int parameter, Form form) {
      List<Bound> bounds = KeyTexts.bounds(text);
      KeyText.Part last = text.parts().get(text.parts().size() - 1);
      return last.match(
          f -> false,
          b ->
              bounds.size() > 0
                  && b.form() == form
                  && b.attribute().name().equals(range.attribute())
                  && b.source()
                      .equals(new KeyText.Given(range.parameters().get(parameter).name())));
    }

    /** The part that is left open is the attribute that has the range. */
    private boolean isOpen(KeyText text) {
      return text.parts().size() < sort.segments().size()
          && sort.segments()
              .get(text.parts().size())
              .match(l -> false, c -> c.attribute().name().equals(range.attribute()));
    }

    private static boolean sameStart(KeyText low, KeyText high) {
      int shorter = Math.min(low.parts().size(), high.parts().size());
      int common = low.parts().size() == high.parts().size() ? shorter - 1 : shorter;
      return low.parts().subList(0, common).equals(high.parts().subList(0, common));
    }
  }
}
