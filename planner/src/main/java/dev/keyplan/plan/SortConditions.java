package dev.keyplan.plan;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.AccessPattern.RangeCondition;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.AttributeType;
import dev.keyplan.plan.KeyText.Bound;
import dev.keyplan.plan.KeyText.Ending;
import dev.keyplan.plan.KeyText.Fixed;
import dev.keyplan.plan.KeyText.Form;
import dev.keyplan.plan.KeyText.Given;
import dev.keyplan.plan.KeyText.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The condition on the sort key that returns exactly what one pattern wants of one kind. */
final class SortConditions {

  private final AccessPattern pattern;
  private final List<KeySegment> segments;
  private final List<Part> leading = new ArrayList<>();

  private SortConditions(AccessPattern pattern, KeyTemplate sort) {
    this.pattern = pattern;
    this.segments = sort.segments();
    for (KeySegment segment : segments) {
      Optional<Part> part =
          segment.match(l -> Optional.of(new Fixed(l.text())), c -> given(c.attribute()));
      if (part.isEmpty()) {
        break;
      }
      leading.add(part.get());
    }
  }

  /**
   * @param sort the sort key's template; what comes before the first attribute that is not given is
   *     fixed
   * @param isShared whether the partition may hold items of other kinds, so that the kind's literal
   *     is needed
   */
  static SortCondition of(AccessPattern pattern, KeyTemplate sort, boolean isShared) {
    return new SortConditions(pattern, sort).condition(isShared);
  }

  /** The text of a key all of whose attributes are given. */
  static KeyText whole(AccessPattern pattern, KeyTemplate key) {
    SortConditions conditions = new SortConditions(pattern, key);
    if (conditions.leading.size() != conditions.segments.size()) {
      throw new IllegalStateException(pattern.name() + " does not give all of " + key);
    }
    return new KeyText(conditions.leading, Ending.NONE);
  }

  private Optional<Part> given(Attribute attribute) {
    return pattern.given().stream()
        .filter(p -> p.attribute().equals(attribute.name()))
        .findFirst()
        .<Part>map(p -> new Bound(attribute, new Given(p.name()), Form.WHOLE))
        .or(() -> fixed(attribute));
  }

  private Optional<Part> fixed(Attribute attribute) {
    return pattern.narrowing().fixed().stream()
        .filter(f -> f.attribute().equals(attribute.name()))
        .findFirst()
        .map(
            f ->
                new Fixed(KeyEncoding.encode(attribute, f.value()), Optional.of(attribute.name())));
  }

  private SortCondition condition(boolean isShared) {
    if (!pattern.ranges().isEmpty()) {
      return range(pattern.ranges().get(0));
    }
    if (leading.size() == segments.size()) {
      return new SortCondition.Equals(text(Ending.NONE));
    }
    boolean narrows =
        leading.stream().anyMatch(p -> p.match(f -> f.attribute().isPresent(), b -> true));
    return isShared || narrows
        ? new SortCondition.BeginsWith(text(Ending.DELIMITER))
        : new SortCondition.Any();
  }

  private SortCondition range(RangeCondition range) {
    Attribute attribute =
        segments
            .get(leading.size())
            .match(
                l -> {
                  throw new IllegalStateException(pattern.name() + " meets a literal");
                },
                KeySegment.Component::attribute);
    String first = range.parameters().get(0).name();
    return switch (range.operator()) {
      case BETWEEN ->
          new SortCondition.Between(
              text(attribute, first, Form.WHOLE, Ending.NONE),
              text(attribute, range.parameters().get(1).name(), Form.WHOLE, Ending.PAST_DELIMITER));
      case AT_LEAST ->
          new SortCondition.Between(
              text(attribute, first, Form.WHOLE, Ending.NONE), text(Ending.PAST_DELIMITER));
      case AT_MOST ->
          new SortCondition.Between(
              text(Ending.DELIMITER), text(attribute, first, Form.WHOLE, Ending.PAST_DELIMITER));
      case ABOVE ->
          new SortCondition.Between(
              text(attribute, first, Form.WHOLE, Ending.PAST_DELIMITER),
              text(Ending.PAST_DELIMITER));
      case BELOW ->
          new SortCondition.Between(
              text(Ending.DELIMITER),
              text(attribute, first, endsKey() ? Form.ONE_BELOW : Form.WHOLE, Ending.NONE));
      case BEGINS_WITH ->
          new SortCondition.BeginsWith(text(attribute, first, Form.TEXT_PREFIX, Ending.NONE));
    };
  }

  private boolean endsKey() {
    return leading.size() + 1 == segments.size();
  }

  private KeyText text(Ending ending) {
    return new KeyText(leading, ending);
  }

  private KeyText text(Attribute attribute, String parameter, Form form, Ending ending) {
    List<Part> parts = new ArrayList<>(leading);
    parts.add(new Bound(attribute, new Given(parameter), form));
    return new KeyText(parts, ending);
  }

  /** Whether "less one unit" means something: numbers, dates and moments. */
  static boolean hasUnits(Attribute attribute) {
    return attribute.type().isTime()
        || attribute.type() == AttributeType.EXPIRY
        || attribute.type() == AttributeType.INTEGER
        || attribute.type() == AttributeType.NUMBER;
  }

  /**
   * Whether an excluded upper bound cannot be said: the attribute ends the key and has no units.
   */
  static boolean isUnsayable(AccessPattern pattern, KeyTemplate sort) {
    SortConditions conditions = new SortConditions(pattern, sort);
    return pattern.ranges().stream()
        .filter(r -> r.operator() == AccessPattern.Operator.BELOW)
        .anyMatch(
            r ->
                conditions.endsKey()
                    && conditions
                        .segments
                        .get(conditions.leading.size())
                        .match(l -> false, c -> !hasUnits(c.attribute())));
  }
}
