package dev.keyplan.plan;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.AttributeType.StoredAs;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What stands against expiry: a table has one attribute by which items expire, and every item that
 * holds a number there does.
 */
final class ExpiryRefusals {

  private final Optional<Kind> first;

  private ExpiryRefusals(Model model) {
    this.first = model.kinds().stream().filter(k -> k.life().ttl().isPresent()).findFirst();
  }

  static List<Diagnostic> of(Model model) {
    ExpiryRefusals refusals = new ExpiryRefusals(model);
    return model.kinds().stream()
        .flatMap(k -> Stream.of(refusals.differs(k), refusals.wouldExpire(k), refusals.outlives(k)))
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<Diagnostic> differs(Kind kind) {
    String name = expiry(first);
    return kind.life()
        .ttl()
        .filter(ttl -> !ttl.equals(name))
        .map(
            ttl ->
                PlanRule.EXPIRY_ATTRIBUTES_DIFFER
                    .at(
                        kind.attribute(ttl).span(),
                        "`%s` expires by `%s` and `%s` by `%s`, and a table has one attribute for that"
                            .formatted(kind.name(), ttl, first.map(Kind::name).orElseThrow(), name),
                        "give both attributes one name")
                    .alsoAt(
                        first.orElseThrow().attribute(name).span(), "the other is declared here"));
  }

  private static String expiry(Optional<Kind> kind) {
    return kind.flatMap(k -> k.life().ttl()).orElse("");
  }

  private Optional<Diagnostic> wouldExpire(Kind kind) {
    String name = expiry(first);
    return kind.attributes().stream()
        .filter(a -> kind.life().ttl().isEmpty() && a.name().equals(name) && isNumber(a))
        .findFirst()
        .map(
            a ->
                PlanRule.ATTRIBUTE_WOULD_EXPIRE
                    .at(
                        a.span(),
                        "`%s` of `%s` is stored as a number, and by the attribute of this name the table expires items"
                            .formatted(name, kind.name()),
                        "give it another name, or say `ttl: %s` if these items shall expire too"
                            .formatted(name))
                    .alsoAt(
                        first.orElseThrow().attribute(name).span(),
                        "`%s` expires by this".formatted(first.orElseThrow().name())));
  }

  private static boolean isNumber(Attribute attribute) {
    return attribute.type().storedAs() == StoredAs.N;
  }

  private Optional<Diagnostic> outlives(Kind kind) {
    return kind.uniques().stream()
        .filter(u -> kind.life().ttl().isPresent())
        .findFirst()
        .map(
            u ->
                PlanRule.UNIQUE_VALUE_OUTLIVES_ITEM.at(
                    u.span(),
                    "`%s` expires, and the item that keeps %s unique would stay"
                        .formatted(kind.name(), Clauses.quoted(u.attributes())),
                    "make the unique value its `key`, or delete items from the application and"
                        + " leave `ttl` out"));
  }
}
