package dev.keyplan.view.java;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.AttributeType;
import dev.keyplan.model.Kind;
import java.util.List;

/** What the files about one kind import, apart from its class of patterns and writes. */
final class KindImports {

  private static final String OBJECTS = "java.util.Objects";

  private final JavaTypes types;
  private final Packages packages;

  KindImports(JavaTypes types, Packages packages) {
    this.types = types;
    this.packages = packages;
  }

  JavaImports model(Kind kind) {
    Imports imports = new Imports(packages, packages.model());
    imports.add(packages.key() + "." + type(kind) + "Key");
    imports.addIf(checksAny(kind, kind.attributes()), OBJECTS);
    imports.addIf(
        kind.attributes().stream().anyMatch(a -> !JavaTypes.normaliser(a).isEmpty()),
        packages.internal() + ".Values");
    kind.attributes().forEach(a -> imports.addAll(types.imports(kind, a, packages.model())));
    return imports.sorted();
  }

  JavaImports key(Kind kind) {
    Imports imports = new Imports(packages, packages.key());
    List<Attribute> identity = kind.identity().stream().map(kind::attribute).toList();
    imports.add(
        packages.internal() + ".KeyParser",
        packages.internal() + "." + type(kind) + "Keys",
        packages.internal() + ".Target",
        "java.util.Map",
        JavaTypes.ATTRIBUTE_VALUE);
    imports.addIf(checksAny(kind, identity), OBJECTS);
    imports.addIf(
        identity.stream().anyMatch(a -> !JavaTypes.normaliser(a).isEmpty()),
        packages.internal() + ".Values");
    identity.forEach(a -> imports.addAll(types.imports(kind, a, packages.model())));
    return imports.sorted();
  }

  private boolean checksAny(Kind kind, List<Attribute> attributes) {
    return attributes.stream()
        .anyMatch(a -> !a.optional() && !JavaTypes.isPrimitive(types.type(kind, a)));
  }

  JavaImports keys(Kind kind, List<String> attributes) {
    Imports imports = new Imports(packages, packages.internal());
    attributes.forEach(
        name -> imports.addAll(types.imports(kind, kind.attribute(name), packages.model())));
    return imports.sorted();
  }

  JavaImports mapper(Kind kind, boolean hasMarkers) {
    Imports imports = new Imports(packages, packages.internal());
    imports.add(
        packages.model() + "." + type(kind),
        "java.util.HashMap",
        "java.util.Map",
        JavaTypes.ATTRIBUTE_VALUE);
    imports.addIf(hasMarkers, packages.key() + "." + type(kind) + "Key");
    for (Attribute attribute : kind.attributes()) {
      imports.addAll(types.imports(kind, attribute, packages.model()));
      imports.addIf(attribute.limits().pattern().isPresent(), "java.util.regex.Pattern");
    }
    return imports.sorted();
  }

  JavaImports update(Kind kind, List<Attribute> changed) {
    Imports imports = new Imports(packages, packages.access());
    imports.add(
        packages.internal() + ".Expr",
        packages.internal() + "." + type(kind) + "Mapper",
        "java.util.LinkedHashMap",
        "java.util.Map",
        JavaTypes.ATTRIBUTE_VALUE);
    imports.addIf(
        changed.stream().anyMatch(a -> !JavaTypes.isPrimitive(types.requiredType(kind, a))),
        OBJECTS);
    changed.forEach(a -> imports.addAll(types.imports(kind, a, packages.model())));
    return imports.sorted();
  }

  private static String type(Kind kind) {
    return JavaNames.kindClass(kind.name());
  }

  /** Whether an attribute's type is a set: an empty one is no attribute. */
  static boolean isSet(Attribute attribute) {
    return attribute.type() == AttributeType.STRING_SET
        || attribute.type() == AttributeType.NUMBER_SET;
  }
}
