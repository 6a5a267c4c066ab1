package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.Located;
import dev.keyplan.spec.AttributeSpec;
import java.util.List;
import java.util.Optional;

/** When the items of a kind expire. */
final class Lives {

  private final List<Diagnostic> problems;

  Lives(List<Diagnostic> problems) {
    this.problems = problems;
  }

  /** Whether a declared attribute is the moment at which items of its kind expire. */
  static boolean isExpiry(Declared kind, AttributeSpec declared) {
    return declared.type().value().equals(AttributeType.TIMESTAMP.word())
        && kind.life().ttl().filter(t -> t.value().equals(declared.name().value())).isPresent();
  }

  /** The life of a kind's items, whose attributes are these. */
  Kind.Life of(Declared kind, List<Attribute> attributes) {
    return new Kind.Life(
        kind.life().ttl().flatMap(ttl -> ttl(kind, ttl, attributes)), Kind.Versions.NONE);
  }

  private Optional<String> ttl(Declared kind, Located<String> ttl, List<Attribute> attributes) {
    Optional<Attribute> named =
        attributes.stream().filter(a -> a.name().equals(ttl.value())).findFirst();
    if (named.isEmpty()) {
      problems.add(
          ModelProblem.unknownAttribute(
              ttl, kind.name().value(), attributes.stream().map(Attribute::name).toList()));
      return Optional.empty();
    }
    if (named.get().type() != AttributeType.EXPIRY) {
      problems.add(AttributeProblem.expiryNeedsTimestamp(ttl, named.get()));
      return Optional.empty();
    }
    return Optional.of(ttl.value());
  }
}
