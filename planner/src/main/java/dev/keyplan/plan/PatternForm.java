package dev.keyplan.plan;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Narrowing;
import dev.keyplan.model.Unique;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How a pattern can be served at all, before any key is chosen. */
enum PatternForm {
  /** Two GetItems: the holder of a reference, then the item that it stands for. */
  HOP,
  /** One GetItem: the whole identity is given, whatever else is given is a check. */
  BY_IDENTITY,
  /** Two GetItems: the marker of a unique value, then its owner. */
  BY_MARKER,
  /** One Query that returns several kinds. */
  COLLECTION,
  /** One Query that returns one kind. */
  ONE_KIND;

  static PatternForm of(AccessPattern pattern, Kind kind) {
    if (pattern.hop().isPresent()) {
      return HOP;
    }
    if (!pattern.with().isEmpty()) {
      return COLLECTION;
    }
    if (pattern.verb() == AccessPattern.Verb.GET && pattern.ranges().isEmpty()) {
      if (equality(pattern).containsAll(kind.identity())) {
        return BY_IDENTITY;
      }
      if (pattern.consistent() && givenUnique(pattern, kind).isPresent()) {
        return BY_MARKER;
      }
    }
    return ONE_KIND;
  }

  /** The attributes that have one value, which the caller gives or the spec fixes. */
  static List<String> equality(AccessPattern pattern) {
    return Stream.concat(
            given(pattern).stream(),
            pattern.narrowing().fixed().stream().map(Narrowing.Fixed::attribute))
        .distinct()
        .toList();
  }

  /** What the spec fixes. */
  static List<Admission> constants(AccessPattern pattern) {
    Narrowing narrowing = pattern.narrowing();
    return Stream.<Admission>concat(
            narrowing.fixed().stream().map(f -> new Admission.Is(f.attribute(), f.value())),
            narrowing.presence().stream()
                .map(p -> new Admission.Presence(p.attribute(), p.isPresent())))
        .toList();
  }

  /** The attributes with a given value. */
  static List<String> given(AccessPattern pattern) {
    return pattern.given().stream().map(AccessPattern.Parameter::attribute).distinct().toList();
  }

  /**
   * The unique values that the pattern gives whole; the one with fewest attributes, then by name.
   */
  static Optional<Unique> givenUnique(AccessPattern pattern, Kind kind) {
    List<String> given = given(pattern);
    return kind.uniques().stream()
        .filter(u -> given.containsAll(u.attributes()))
        .min(
            java.util.Comparator.comparing((Unique u) -> u.attributes().size())
                .thenComparing(u -> String.join(",", u.attributes())));
  }
}
