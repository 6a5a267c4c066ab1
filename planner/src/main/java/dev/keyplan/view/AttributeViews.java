package dev.keyplan.view;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes the view of an attribute of a kind. */
final class AttributeViews {

  private final Attribute attribute;
  private final boolean isIdentity;
  private final boolean isUnique;
  private final boolean isExpiry;

  private AttributeViews(Kind kind, Attribute attribute) {
    this.attribute = attribute;
    this.isIdentity = kind.identifies(attribute.name());
    this.isUnique =
        kind.uniques().stream().anyMatch(u -> u.attributes().contains(attribute.name()));
    this.isExpiry = kind.life().ttl().equals(Optional.of(attribute.name()));
  }

  static KindView.AttributeView of(Kind kind, Attribute attribute) {
    return new AttributeViews(kind, attribute).view();
  }

  private KindView.AttributeView view() {
    return new KindView.AttributeView(
        attribute.name(),
        attribute.type().word(),
        attribute.type().storedAs().name(),
        attribute.optional(),
        attribute.immutable(),
        attribute.reference(),
        isIdentity,
        isUnique,
        marks(),
        remarks(),
        attribute.limits().oneOf(),
        attribute.description().isPresent(),
        attribute.description().orElse(""));
  }

  private List<String> marks() {
    return written(isIdentity ? "PK" : "", attribute.reference() ? "FK" : "", isUnique ? "UK" : "")
        .toList();
  }

  private String remarks() {
    boolean isFixed = isIdentity || attribute.reference();
    return written(
            isIdentity ? "identity" : "",
            attribute.reference() ? "reference" : "",
            isUnique ? "unique" : "",
            attribute.optional() ? "optional" : "",
            attribute.immutable() && !isFixed ? "immutable" : "",
            isExpiry ? "the item expires then" : "",
            String.join(" or ", attribute.limits().oneOf()),
            attribute.description().orElse(""))
        .collect(Collectors.joining("; "));
  }

  private static Stream<String> written(String... words) {
    return Stream.of(words).filter(word -> !word.isEmpty());
  }
}
