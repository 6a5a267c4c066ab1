package dev.keyplan.plan;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.AccessPattern.OrderBy;
import dev.keyplan.model.AccessPattern.RangeCondition;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.AttributeType;
import dev.keyplan.model.Kind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What no Query of this version can do for one pattern, whatever the keys are. */
final class PatternRefusals {

  private final AccessPattern pattern;
  private final Kind kind;
  private final KeySignature signature;

  private PatternRefusals(AccessPattern pattern, Kind kind) {
    this.pattern = pattern;
    this.kind = kind;
    this.signature = KeySignatures.signature(pattern, kind, Optional.empty());
  }

  static List<Diagnostic> of(AccessPattern pattern, Kind kind) {
    return new PatternRefusals(pattern, kind).all();
  }

  private List<Diagnostic> all() {
    return switch (PatternForm.of(pattern, kind)) {
      case HOP, BY_IDENTITY, BY_MARKER -> ConstantRefusals.ofOneItem(pattern, kind);
      case COLLECTION ->
          Stream.of(CollectionRefusals.of(pattern, kind), ConstantRefusals.ofOneItem(pattern, kind))
              .flatMap(List::stream)
              .toList();
      case ONE_KIND ->
          Stream.of(
                  ConstantRefusals.ofValues(pattern, kind).stream(),
                  ranges(),
                  order(),
                  types(),
                  textPrefix())
              .flatMap(s -> s)
              .toList();
    };
  }

  private Stream<Diagnostic> ranges() {
    if (pattern.ranges().size() > 1) {
      return Stream.of(
          PlanRule.RANGE_NOT_SERVED.at(
              pattern.span(),
              "`%s` has ranges on %s, and one Query has one range"
                  .formatted(pattern.name(), Clauses.quoted(rangeAttributes())),
              "keep one range, or say `between` where both bounds are on one attribute"));
    }
    return rangeAttributes().stream()
        .filter(a -> signature.equality().contains(a))
        .map(
            a ->
                PlanRule.RANGE_NOT_SERVED.at(
                    pattern.span(),
                    "`%s` gives a value and a range for `%s`".formatted(pattern.name(), a),
                    "keep one of the two"));
  }

  private List<String> rangeAttributes() {
    return pattern.ranges().stream().map(RangeCondition::attribute).distinct().toList();
  }

  private Stream<Diagnostic> order() {
    List<OrderBy> order =
        pattern.orderBy().stream().filter(o -> signature.tail().contains(o.attribute())).toList();
    if (order.isEmpty()) {
      return Stream.of();
    }
    String leading = signature.tail().get(0);
    if (!order.get(0).attribute().equals(leading)) {
      return Stream.of(
          PlanRule.RANGE_AND_ORDER_DIFFER.at(
              pattern.span(),
              "`%s` has a range on `%s` but is ordered by `%s`: a range of sort keys is ordered by what it ranges over"
                  .formatted(pattern.name(), leading, order.get(0).attribute()),
              "order by `%s` first, or sort what the pattern returns".formatted(leading)));
    }
    if (order.stream().map(OrderBy::descending).distinct().count() > 1) {
      return Stream.of(
          PlanRule.MIXED_SORT_DIRECTIONS.at(
              pattern.span(),
              "`%s` wants one attribute ascending and another descending, and a Query reads its sort key one way"
                  .formatted(pattern.name()),
              "use one direction for all, or store an attribute that counts the other way"));
    }
    return Stream.of();
  }

  private Stream<Diagnostic> types() {
    return signature.last().stream()
        .map(kind::attribute)
        .filter(a -> !a.type().isScalar())
        .map(
            a ->
                PlanRule.COLLECTION_ATTRIBUTE_AS_KEY
                    .at(
                        pattern.span(),
                        "`%s` needs `%s` in a key, and a %s cannot be part of one"
                            .formatted(pattern.name(), a.name(), a.type().word()),
                        "make its elements items of their own: a many-to-many relation, or an entity `within` `%s`"
                            .formatted(kind.name()))
                    .alsoAt(a.span(), "`" + a.name() + "` is declared here"));
  }

  private Stream<Diagnostic> textPrefix() {
    return pattern.ranges().stream()
        .filter(r -> r.operator() == AccessPattern.Operator.BEGINS_WITH)
        .map(r -> kind.attribute(r.attribute()))
        .filter(a -> a.type() != AttributeType.STRING)
        .map(
            a ->
                PlanRule.PREFIX_OF_NO_TEXT
                    .at(
                        pattern.span(),
                        "`%s` asks what `%s` begins with, and it is %s"
                            .formatted(pattern.name(), a.name(), word(a)),
                        "say `between` with the first and the last value wanted")
                    .alsoAt(a.span(), "`" + a.name() + "` is declared here"));
  }

  private static String word(Attribute attribute) {
    String word = attribute.type().word();
    return ("aeiou".indexOf(word.charAt(0)) < 0 ? "a " : "an ") + word;
  }
}
