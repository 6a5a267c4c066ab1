package dev.keyplan.plan;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.AttributeType;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Names that the table needs for itself, and attributes that cannot be in the keys for which they
 * are meant.
 */
final class KindRefusals {

  private static final Pattern INDEX_KEY = Pattern.compile("GSI[0-9]+[PS]K");

  private final Model model;
  private final List<Demand> demands;

  KindRefusals(Model model, List<Demand> demands) {
    this.model = model;
    this.demands = demands;
  }

  List<Diagnostic> all() {
    return model.kinds().stream()
        .flatMap(k -> Stream.of(prefix(k), tenant(k), reserved(k), keyed(k)).flatMap(s -> s))
        .toList();
  }

  private static Stream<Diagnostic> prefix(Kind kind) {
    if (!kind.prefix().equals(KeySpelling.MARKER)) {
      return Stream.of();
    }
    return Stream.of(
        PlanRule.RESERVED_PREFIX.at(
            kind.span(),
            "`%s` has the prefix `%s`, which marks unique values"
                .formatted(kind.name(), KeySpelling.MARKER),
            "give it another `prefix`"));
  }

  private Stream<Diagnostic> tenant(Kind kind) {
    return model.tenant().stream()
        .filter(t -> t.literal().equals(kind.prefix()))
        .filter(t -> t.kind().filter(kind.name()::equals).isEmpty())
        .map(
            t ->
                PlanRule.PREFIX_OF_TENANTS.at(
                    kind.span(),
                    "`%s` has the prefix `%s`, with which the keys of each tenant begin"
                        .formatted(kind.name(), t.literal()),
                    "give it another `prefix`; or make `%s` its whole `key`, and it is the entity of the tenants"
                        .formatted(t.attribute())));
  }

  private Stream<Diagnostic> reserved(Kind kind) {
    return kind.attributes().stream()
        .filter(a -> isReserved(a.name()))
        .map(
            a ->
                PlanRule.RESERVED_ATTRIBUTE.at(
                    a.span(),
                    "`%s` of `%s` has a name that the table uses for its keys or for the kind of an item"
                        .formatted(a.name(), kind.name()),
                    "give it another name"));
  }

  private boolean isReserved(String name) {
    return name.equals(Table.KIND_ATTRIBUTE)
        || name.equals(model.settings().partitionKey())
        || name.equals(model.settings().sortKey())
        || INDEX_KEY.matcher(name).matches();
  }

  private Stream<Diagnostic> keyed(Kind kind) {
    TreeSet<String> keyed = new TreeSet<>(kind.identity());
    kind.uniques().forEach(u -> keyed.addAll(u.attributes()));
    demands.stream().flatMap(d -> d.on(kind.name()).stream()).forEach(s -> keyed.addAll(s.last()));
    return kind.attributes().stream()
        .filter(a -> keyed.contains(a.name()))
        .flatMap(a -> inKey(kind, a));
  }

  private static Stream<Diagnostic> inKey(Kind kind, Attribute attribute) {
    boolean isAlwaysKeyed =
        kind.identifies(attribute.name())
            || kind.uniques().stream().anyMatch(u -> u.attributes().contains(attribute.name()));
    if (!attribute.type().isScalar() && isAlwaysKeyed) {
      return Stream.of(
          PlanRule.COLLECTION_ATTRIBUTE_AS_KEY.at(
              attribute.span(),
              "`%s` of `%s` is a %s, which cannot identify an item or be unique"
                  .formatted(attribute.name(), kind.name(), attribute.type().word()),
              "use an attribute with one value"));
    }
    if (attribute.type() == AttributeType.NUMBER && attribute.limits().scale().isEmpty()) {
      return Stream.of(
          PlanRule.NUMBER_NEEDS_SCALE.at(
              attribute.span(),
              "`%s` of `%s` is part of a key, and a number there has a fixed number of digits after the point"
                  .formatted(attribute.name(), kind.name()),
              "add `scale`, such as `scale: 2`, or make it an `integer`"));
    }
    return Stream.of();
  }
}
