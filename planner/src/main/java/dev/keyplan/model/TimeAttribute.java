package dev.keyplan.model;

import java.util.List;
import java.util.Optional;

/** The attribute that "newest" means for the items of a kind. */
record TimeAttribute(Optional<String> meant, List<String> candidates) {

  /**
   * The only immutable date or timestamp; else the only one at all; else a ULID of the identity.
   */
  static TimeAttribute of(Kind kind) {
    List<Attribute> times = kind.attributes().stream().filter(a -> a.type().isTime()).toList();
    List<String> immutable =
        times.stream().filter(Attribute::immutable).map(Attribute::name).toList();
    if (immutable.size() == 1) {
      return new TimeAttribute(Optional.of(immutable.get(0)), immutable);
    }
    List<String> all = times.stream().map(Attribute::name).toList();
    if (all.size() == 1) {
      return new TimeAttribute(Optional.of(all.get(0)), all);
    }
    List<String> ulids =
        kind.attributes().stream()
            .filter(a -> a.type() == AttributeType.ULID && kind.identifies(a.name()))
            .filter(a -> !a.reference())
            .map(Attribute::name)
            .toList();
    return all.isEmpty() && ulids.size() == 1
        ? new TimeAttribute(Optional.of(ulids.get(0)), ulids)
        : new TimeAttribute(Optional.empty(), immutable.isEmpty() ? all : immutable);
  }
}
