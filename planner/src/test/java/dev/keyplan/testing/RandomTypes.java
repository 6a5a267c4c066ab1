package dev.keyplan.testing;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.AccessPattern.Operator;
import dev.keyplan.model.AccessPattern.RangeCondition;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.Attribute.Limits;
import dev.keyplan.model.AttributeType;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeMap;

/** A model with other types: each name has one type in all kinds, so that references still fit. */
public final class RandomTypes {

  private record Choice(AttributeType type, Limits limits) {}

  private final Random random;
  private final TreeMap<String, Choice> byName = new TreeMap<>();

  private RandomTypes(long seed) {
    this.random = new Random(seed);
  }

  /** The same model with types and limits from a seed, and with more kinds of ranges. */
  public static Model of(Model model, long seed) {
    return new RandomTypes(seed).retyped(model);
  }

  private Model retyped(Model model) {
    List<Kind> kinds = model.kinds().stream().map(this::retyped).toList();
    List<AccessPattern> patterns =
        model.accessPatterns().stream()
            .map(
                p ->
                    varied(
                        p,
                        kinds.stream()
                            .filter(k -> k.name().equals(p.kind()))
                            .findFirst()
                            .orElseThrow()))
            .toList();
    return new Model(
        model.name(),
        model.description(),
        model.settings(),
        model.tenant(),
        kinds,
        model.relations(),
        patterns,
        model.writes(),
        model.allowed(),
        model.packOptions());
  }

  private Kind retyped(Kind kind) {
    return new Kind(
        kind.name(),
        kind.sort(),
        kind.prefix(),
        kind.plural(),
        kind.description(),
        kind.attributes().stream().map(this::retyped).toList(),
        kind.identity(),
        kind.references(),
        kind.uniques(),
        kind.life(),
        kind.volume(),
        kind.span());
  }

  private Attribute retyped(Attribute attribute) {
    if (attribute.type() == AttributeType.BOOLEAN) {
      return attribute;
    }
    Choice choice = byName.computeIfAbsent(attribute.name(), n -> choose());
    return new Attribute(
        attribute.name(),
        choice.type(),
        attribute.optional(),
        attribute.immutable(),
        attribute.reference(),
        choice.limits(),
        attribute.filling(),
        List.of(),
        attribute.description(),
        attribute.span());
  }

  private Choice choose() {
    List<Choice> choices =
        List.of(
            new Choice(AttributeType.STRING, Limits.NONE),
            new Choice(AttributeType.STRING, Limits.NONE),
            new Choice(AttributeType.STRING, Limits.NONE),
            new Choice(AttributeType.STRING, oneOf("OPEN", "OPENED", "CLOSED")),
            new Choice(AttributeType.INTEGER, Limits.NONE),
            new Choice(AttributeType.INTEGER, bounds("0", "120", 0)),
            new Choice(AttributeType.INTEGER, bounds("-20", "1000", 0)),
            new Choice(AttributeType.NUMBER, bounds("0", "99999.99", 2)),
            new Choice(AttributeType.NUMBER, bounds("-10", "10", 1)),
            new Choice(AttributeType.DATE, Limits.NONE),
            new Choice(AttributeType.TIMESTAMP, Limits.NONE),
            new Choice(AttributeType.UUID, Limits.NONE),
            new Choice(AttributeType.ULID, Limits.NONE),
            new Choice(AttributeType.BOOLEAN, Limits.NONE),
            new Choice(AttributeType.BINARY, Limits.NONE));
    return choices.get(random.nextInt(choices.size()));
  }

  private static Limits oneOf(String... values) {
    return new Limits(
        List.of(values), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  private static Limits bounds(String min, String max, int scale) {
    return new Limits(
        List.of(),
        Optional.of(new BigDecimal(min)),
        Optional.of(new BigDecimal(max)),
        scale == 0 ? Optional.empty() : Optional.of(scale),
        Optional.empty());
  }

  /**
   * Some ranges become {@code below} or {@code begins-with}, some ordered lists a get of the first.
   */
  private AccessPattern varied(AccessPattern pattern, Kind kind) {
    List<RangeCondition> ranges = new ArrayList<>();
    for (RangeCondition range : pattern.ranges()) {
      boolean text = kind.attribute(range.attribute()).type() == AttributeType.STRING;
      Operator operator =
          random.nextInt(3) > 0 ? range.operator() : text ? Operator.BEGINS_WITH : Operator.BELOW;
      ranges.add(
          operator == range.operator()
              ? range
              : new RangeCondition(range.attribute(), operator, range.parameters().subList(0, 1)));
    }
    List<String> given = pattern.given().stream().map(AccessPattern.Parameter::attribute).toList();
    boolean single =
        given.containsAll(kind.identity())
            || kind.uniques().stream().anyMatch(u -> given.containsAll(u.attributes()));
    boolean first = !single && !pattern.orderBy().isEmpty() && random.nextInt(4) == 0;
    boolean isCount = pattern.verb() == AccessPattern.Verb.LIST && !first && random.nextInt(4) == 0;
    return new AccessPattern(
        pattern.name(),
        pattern.phrase(),
        isCount ? AccessPattern.Verb.COUNT : first ? AccessPattern.Verb.GET : pattern.verb(),
        pattern.kind(),
        pattern.given(),
        pattern.narrowing(),
        ranges,
        isCount ? List.of() : pattern.orderBy(),
        pattern.with(),
        pattern.hop(),
        isCount
            ? OptionalInt.empty()
            : random.nextInt(4) == 0 ? OptionalInt.of(2) : OptionalInt.empty(),
        pattern.reading(),
        pattern.answer(),
        pattern.description(),
        pattern.span());
  }
}
