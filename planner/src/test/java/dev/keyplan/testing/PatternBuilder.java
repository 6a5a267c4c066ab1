package dev.keyplan.testing;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.AccessPattern.Hop;
import dev.keyplan.model.AccessPattern.Included;
import dev.keyplan.model.AccessPattern.Operator;
import dev.keyplan.model.AccessPattern.OrderBy;
import dev.keyplan.model.AccessPattern.Parameter;
import dev.keyplan.model.AccessPattern.RangeCondition;
import dev.keyplan.model.AccessPattern.Verb;
import dev.keyplan.model.Answer;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Narrowing;
import dev.keyplan.model.Reading;
import dev.keyplan.model.Value;
import dev.keyplan.source.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** One pattern of a {@link ModelBuilder}. */
public final class PatternBuilder {

  private final String name;
  private final Verb verb;
  private final String kind;
  private final Span span;
  private final List<String> given = new ArrayList<>();
  private final List<Narrowing.Fixed> fixed = new ArrayList<>();
  private final List<Narrowing.Presence> presence = new ArrayList<>();
  private final List<RangeCondition> ranges = new ArrayList<>();
  private final List<OrderBy> orderBy = new ArrayList<>();
  private final List<Included> with = new ArrayList<>();
  private Optional<Hop> hop = Optional.empty();
  private OptionalInt limit = OptionalInt.empty();
  private boolean consistent;

  PatternBuilder(String name, Verb verb, String kind, Span span) {
    this.name = name;
    this.verb = verb;
    this.kind = kind;
    this.span = span;
  }

  /** Attributes that have a given value; without this, a get is given the identity. */
  public PatternBuilder by(String... attributes) {
    given.addAll(List.of(attributes));
    return this;
  }

  /** An attribute whose value the spec fixes. */
  public PatternBuilder where(String attribute, Value value) {
    fixed.add(new Narrowing.Fixed(attribute, value));
    return this;
  }

  /** The same for a text. */
  public PatternBuilder where(String attribute, String text) {
    return where(attribute, new Value.Text(text));
  }

  /** An attribute that the items have. */
  public PatternBuilder present(String attribute) {
    presence.add(new Narrowing.Presence(attribute, true));
    return this;
  }

  /** An attribute that the items lack. */
  public PatternBuilder absent(String attribute) {
    presence.add(new Narrowing.Presence(attribute, false));
    return this;
  }

  public PatternBuilder range(String attribute, Operator operator) {
    List<Parameter> parameters =
        switch (operator) {
          case BETWEEN ->
              List.of(
                  new Parameter(attribute + "From", attribute),
                  new Parameter(attribute + "To", attribute));
          case BEGINS_WITH -> List.of(new Parameter(attribute + "Prefix", attribute));
          case AT_LEAST, ABOVE -> List.of(new Parameter(attribute + "From", attribute));
          case AT_MOST, BELOW -> List.of(new Parameter(attribute + "To", attribute));
        };
    ranges.add(new RangeCondition(attribute, operator, parameters));
    return this;
  }

  public PatternBuilder ascending(String... attributes) {
    Arrays.stream(attributes).forEach(a -> orderBy.add(new OrderBy(a, false)));
    return this;
  }

  public PatternBuilder descending(String... attributes) {
    Arrays.stream(attributes).forEach(a -> orderBy.add(new OrderBy(a, true)));
    return this;
  }

  /**
   * Children or edges to return too; the attributes are those that hold the identity of the
   * pattern's kind.
   */
  public PatternBuilder with(String child, String... attributes) {
    with.add(new Included(child, List.of(attributes)));
    return this;
  }

  /** Reached through a reference that another kind holds. */
  public PatternBuilder through(String holder, String... attributes) {
    hop = Optional.of(new Hop(holder, List.of(attributes)));
    return this;
  }

  public PatternBuilder limit(int size) {
    limit = OptionalInt.of(size);
    return this;
  }

  public PatternBuilder consistent() {
    consistent = true;
    return this;
  }

  AccessPattern build(List<Kind> kinds) {
    String holder = hop.map(Hop::kind).orElse(kind);
    List<String> names =
        given.isEmpty() && verb == Verb.GET && orderBy.isEmpty()
            ? kinds.stream()
                .filter(k -> k.name().equals(holder))
                .findFirst()
                .orElseThrow()
                .identity()
            : given;
    return new AccessPattern(
        name,
        name,
        verb,
        kind,
        names.stream().map(a -> new Parameter(a, a)).toList(),
        new Narrowing(fixed, presence, List.of()),
        ranges,
        orderBy,
        with,
        hop,
        limit,
        new Reading(consistent),
        Answer.WHOLE,
        Optional.empty(),
        span);
  }
}
