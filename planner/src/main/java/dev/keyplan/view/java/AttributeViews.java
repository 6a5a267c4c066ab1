package dev.keyplan.view.java;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.AttributeType;
import dev.keyplan.model.Kind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Attributes as components, with what reads, checks and writes them. */
final class AttributeViews {

  private final JavaTypes types;

  AttributeViews(JavaTypes types) {
    this.types = types;
  }

  List<JavaAttribute> of(Kind kind) {
    return kind.attributes().stream().map(a -> of(kind, a)).toList();
  }

  JavaAttribute of(Kind kind, Attribute attribute) {
    String javaName = JavaNames.component(attribute.name());
    String type = types.type(kind, attribute);
    boolean isEnum = JavaTypes.isEnum(attribute);
    String normaliser = JavaTypes.normaliser(attribute);
    return new JavaAttribute(
        attribute.name(),
        javaName,
        JavaNames.parameter(attribute.name()),
        JavaNames.upperCamel(attribute.name()),
        type,
        types.requiredType(kind, attribute),
        doc(kind, attribute),
        attribute.optional(),
        !JavaTypes.isPrimitive(types.requiredType(kind, attribute)),
        !attribute.optional() && !JavaTypes.isPrimitive(type),
        !normaliser.isEmpty(),
        normaliser,
        reader(attribute),
        isEnum,
        isEnum ? types.enumClass(kind, attribute) : "",
        JavaTypes.word(attribute.type()),
        JavaTypes.isWriterNamed(attribute.type()),
        limits(attribute));
  }

  private static String reader(Attribute attribute) {
    String word = JavaTypes.readWord(attribute.type());
    return attribute.optional() && !attribute.type().word().endsWith("set")
        ? word + "OrNull"
        : word;
  }

  private static String facts(List<String> facts) {
    return String.join("; ", facts);
  }

  private static List<String> doc(Kind kind, Attribute attribute) {
    List<String> facts = new ArrayList<>();
    if (kind.identifies(attribute.name())) {
      facts.add("identifies it");
    } else {
      facts.add(attribute.optional() ? "null where absent" : "required");
      if (attribute.immutable()) {
        facts.add("never changes");
      }
      if (kind.life().ttl().equals(Optional.of(attribute.name()))) {
        facts.add("in whole seconds; it expires then");
      }
      if (kind.uniques().stream().anyMatch(u -> u.attributes().equals(List.of(attribute.name())))) {
        facts.add("unique among all items of the kind");
      }
    }
    return JavaDoc.broken(
        attribute.description().map(d -> facts(facts) + ". " + d).orElseGet(() -> facts(facts)));
  }

  /** The checks of a stored value: what the spec says of its values beyond the type. */
  private static List<JavaLimit> limits(Attribute attribute) {
    List<JavaLimit> limits = new ArrayList<>();
    boolean isInteger = attribute.type() == AttributeType.INTEGER;
    String constant = JavaNames.constant(attribute.name());
    Attribute.Limits declared = attribute.limits();
    if (attribute.type() == AttributeType.NUMBER) {
      declared.scale().ifPresent(s -> limits.add(new JavaLimit("scale", String.valueOf(s))));
    }
    declared
        .min()
        .ifPresent(
            m -> limits.add(new JavaLimit("atLeast", bound(isInteger, m, constant + "_MIN"))));
    declared
        .max()
        .ifPresent(
            m -> limits.add(new JavaLimit("atMost", bound(isInteger, m, constant + "_MAX"))));
    declared.pattern().ifPresent(p -> limits.add(new JavaLimit("matches", constant + "_PATTERN")));
    return limits;
  }

  private static String bound(boolean isInteger, BigDecimal bound, String constant) {
    return isInteger ? bound.toBigInteger() + "L" : constant;
  }

  /** The constants that those checks name. */
  static List<JavaConstant> constants(Kind kind) {
    List<JavaConstant> constants = new ArrayList<>();
    for (Attribute attribute : kind.attributes()) {
      String name = JavaNames.constant(attribute.name());
      if (attribute.type() == AttributeType.NUMBER) {
        number(constants, name + "_MIN", attribute.limits().min());
        number(constants, name + "_MAX", attribute.limits().max());
      }
      attribute
          .limits()
          .pattern()
          .ifPresent(
              p ->
                  constants.add(
                      new JavaConstant("Pattern", name + "_PATTERN", "Pattern.compile", p)));
    }
    return constants;
  }

  private static void number(
      List<JavaConstant> constants, String name, Optional<BigDecimal> bound) {
    bound.ifPresent(
        b ->
            constants.add(
                new JavaConstant("BigDecimal", name, "new BigDecimal", b.toPlainString())));
  }
}
