package dev.keyplan.view.java;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.AttributeType;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Reference;
import dev.keyplan.plan.KeyEncoding;
import java.util.List;

/** How the types of the spec stand in Java. */
final class JavaTypes {

  static final String ATTRIBUTE_VALUE =
      "software.amazon.awssdk.services.dynamodb.model.AttributeValue";

  private final Model model;

  JavaTypes(Model model) {
    this.model = model;
  }

  /**
   * The enum of an attribute with listed values; a reference has that of the attribute that it
   * stands for.
   */
  String enumClass(Kind kind, Attribute attribute) {
    for (Reference reference : kind.references()) {
      int index = reference.attributes().indexOf(attribute.name());
      if (index >= 0) {
        Kind target = model.kind(reference.target());
        return enumClass(target, target.attribute(target.identity().get(index)));
      }
    }
    return JavaNames.kindClass(kind.name()) + JavaNames.upperCamel(attribute.name());
  }

  static boolean isEnum(Attribute attribute) {
    return attribute.type() == AttributeType.STRING && !attribute.limits().oneOf().isEmpty();
  }

  /** Whether it declares the enum, rather than taking that of the attribute that it stands for. */
  static boolean declaresEnum(Kind kind, Attribute attribute) {
    return isEnum(attribute)
        && kind.references().stream().noneMatch(r -> r.attributes().contains(attribute.name()));
  }

  /** The type of a component or parameter; a required number or truth value is a primitive. */
  String type(Kind kind, Attribute attribute) {
    if (isEnum(attribute)) {
      return enumClass(kind, attribute);
    }
    return switch (attribute.type()) {
      case STRING, ULID -> "String";
      case INTEGER -> attribute.optional() ? "Long" : "long";
      case NUMBER -> "BigDecimal";
      case BOOLEAN -> attribute.optional() ? "Boolean" : "boolean";
      case DATE -> "LocalDate";
      case TIMESTAMP, EXPIRY -> "Instant";
      case UUID -> "UUID";
      case BINARY -> "SdkBytes";
      case LIST -> "List<AttributeValue>";
      case MAP -> "Map<String, AttributeValue>";
      case STRING_SET -> "Set<String>";
      case NUMBER_SET -> "Set<BigDecimal>";
    };
  }

  /** The type of a value that must be there. */
  String requiredType(Kind kind, Attribute attribute) {
    String type = type(kind, attribute);
    return switch (type) {
      case "Long" -> "long";
      case "Boolean" -> "boolean";
      default -> type;
    };
  }

  /** What that type needs to be imported. */
  List<String> imports(Kind kind, Attribute attribute, String modelPackage) {
    if (isEnum(attribute)) {
      return List.of(modelPackage + "." + enumClass(kind, attribute));
    }
    return switch (attribute.type()) {
      case STRING, ULID, INTEGER, BOOLEAN -> List.of();
      case NUMBER -> List.of("java.math.BigDecimal");
      case DATE -> List.of("java.time.LocalDate");
      case TIMESTAMP, EXPIRY -> List.of("java.time.Instant");
      case UUID -> List.of("java.util.UUID");
      case BINARY -> List.of("software.amazon.awssdk.core.SdkBytes");
      case LIST -> List.of("java.util.List", ATTRIBUTE_VALUE);
      case MAP -> List.of("java.util.Map", ATTRIBUTE_VALUE);
      case STRING_SET -> List.of("java.util.Set");
      case NUMBER_SET -> List.of("java.util.Set", "java.math.BigDecimal");
    };
  }

  static boolean isPrimitive(String type) {
    return type.equals("long") || type.equals("boolean");
  }

  /** The method of the generated classes for this type: reading, writing and keys use one word. */
  static String word(AttributeType type) {
    return switch (type) {
      case STRING -> "string";
      case INTEGER -> "integer";
      case NUMBER -> "number";
      case BOOLEAN -> "bool";
      case DATE -> "date";
      case TIMESTAMP -> "timestamp";
      case EXPIRY -> "expiry";
      case UUID -> "uuid";
      case ULID -> "ulid";
      case BINARY -> "binary";
      case LIST -> "list";
      case MAP -> "map";
      case STRING_SET -> "stringSet";
      case NUMBER_SET -> "numberSet";
    };
  }

  /** The method that reads it from an item; a ULID is a text there. */
  static String readWord(AttributeType type) {
    return type == AttributeType.ULID ? "string" : word(type);
  }

  /** The method that writes or reads the value in a key. */
  static String keyWord(AttributeType type) {
    return type == AttributeType.STRING ? "text" : word(type);
  }

  /** What that method must know of the encoding, beside the value, when it writes. */
  static List<String> keyOptions(Attribute attribute) {
    String digits = String.valueOf(KeyEncoding.digits(attribute));
    String signed = String.valueOf(KeyEncoding.isSigned(attribute));
    return switch (attribute.type()) {
      case INTEGER -> List.of(digits, signed);
      case NUMBER -> List.of(String.valueOf(KeyEncoding.scale(attribute)), digits, signed);
      default -> List.of();
    };
  }

  /** The same, when it reads. */
  static List<String> parseOptions(Attribute attribute) {
    String signed = String.valueOf(KeyEncoding.isSigned(attribute));
    return switch (attribute.type()) {
      case INTEGER -> List.of(signed);
      case NUMBER -> List.of(String.valueOf(KeyEncoding.scale(attribute)), signed);
      default -> List.of();
    };
  }

  /** Whether the writer can refuse a value, and so wants to know whose it is. */
  static boolean isWriterNamed(AttributeType type) {
    return switch (type) {
      case NUMBER, DATE, TIMESTAMP, EXPIRY, ULID, NUMBER_SET -> true;
      default -> false;
    };
  }

  /** What the record does with the value before it keeps it; empty where nothing. */
  static String normaliser(Attribute attribute) {
    return switch (attribute.type()) {
      case NUMBER, LIST, MAP, ULID -> word(attribute.type());
      case STRING_SET, NUMBER_SET ->
          attribute.optional() ? word(attribute.type()) + "OrNull" : word(attribute.type());
      default -> "";
    };
  }
}
