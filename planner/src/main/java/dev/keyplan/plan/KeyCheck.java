package dev.keyplan.plan;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.AttributeType;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Keys: injective, whole identity, one pair for each index, no mutable attribute in the base key
 * (R3 to R6, R8).
 */
final class KeyCheck {

  private final List<String> found = new ArrayList<>();

  private KeyCheck() {}

  static List<String> of(Plan plan) {
    KeyCheck check = new KeyCheck();
    List<ItemShape> shapes = plan.tables().stream().flatMap(t -> t.shapes().stream()).toList();
    shapes.forEach(check::shape);
    for (int i = 0; i < shapes.size(); i++) {
      for (int j = 0; j < i; j++) {
        check.distinct(shapes.get(i), shapes.get(j));
      }
    }
    return check.found;
  }

  private void shape(ItemShape shape) {
    String name = shape.kind().name();
    for (ItemShape.ItemKeys keys : shape.keys()) {
      require(
          shape.keys().stream().filter(k -> k.target().equals(keys.target())).count() == 1,
          "R6: " + name + " has two key pairs on " + keys.target().label());
      require(
          components(keys).allMatch(KeyCheck::isSortable),
          "R4: a key of " + name + " holds an attribute without an order");
      require(
          shape.isMarker() || keys.attributes().containsAll(shape.kind().identity()),
          "R5: a key of " + name + " on " + keys.target().label() + " lacks part of the identity");
    }
    primary(shape);
  }

  private void primary(ItemShape shape) {
    require(
        shape.primary().admissions().isEmpty(),
        "R5: the table does not hold every " + shape.kind().name());
    TreeSet<String> guarded =
        new TreeSet<>(shape.unique().map(u -> u.attributes()).orElse(shape.kind().identity()));
    ItemShape.ItemKeys keys = shape.primary();
    String name = shape.kind().name();
    require(
        new TreeSet<>(keys.attributes()).equals(guarded),
        "R5: the base key of " + name + " holds more or less than what it guards");
    require(
        shape.isMarker() || components(keys).allMatch(Attribute::immutable),
        "R8: the base key of " + name + " holds a mutable attribute");
  }

  private static Stream<Attribute> components(ItemShape.ItemKeys keys) {
    return Stream.of(keys.partition(), keys.sort())
        .flatMap(t -> t.segments().stream())
        .flatMap(s -> s.match(l -> Stream.<Attribute>of(), c -> Stream.of(c.attribute())));
  }

  private static boolean isSortable(Attribute attribute) {
    return attribute.type().isScalar()
        && (attribute.type() != AttributeType.NUMBER || attribute.limits().scale().isPresent());
  }

  private void distinct(ItemShape a, ItemShape b) {
    for (ItemShape.ItemKeys left : a.keys()) {
      b.on(left.target())
          .filter(right -> Ambiguity.canBeEqual(left.partition(), right.partition()))
          .filter(right -> Ambiguity.canBeEqual(left.sort(), right.sort()))
          .ifPresent(
              right ->
                  found.add(
                      "R3: %s and %s can have one key on %s"
                          .formatted(a.kind().name(), b.kind().name(), left.target().label())));
    }
  }

  private void require(boolean holds, String violation) {
    if (!holds) {
      found.add(violation);
    }
  }
}
