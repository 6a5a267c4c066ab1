package dev.keyplan.view.java;

import dev.keyplan.model.Kind;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What a class of patterns and writes imports. */
final class AccessImports {

  private final Kind kind;
  private final Packages packages;

  AccessImports(Kind kind, Packages packages) {
    this.kind = kind;
    this.packages = packages;
  }

  JavaImports of(List<JavaPattern> patterns, List<JavaWrite> writes, List<String> parameterTypes) {
    Imports imports = new Imports(packages, packages.access());
    imports.add(packages.internal() + ".TableClient");
    imports.addAll(parameterTypes);
    reads(imports, patterns);
    ranges(imports, patterns);
    writes(imports, writes);
    return imports.sorted();
  }

  private void reads(Imports imports, List<JavaPattern> patterns) {
    for (JavaPattern pattern : patterns) {
      if (pattern.isCount()) {
        continue;
      }
      imports.add(packages.internal() + "." + pattern.mapper());
      imports.add(packages.model() + "." + pattern.type());
      imports.addIf(pattern.hasKeyForm(), packages.key() + "." + pattern.keyType());
      imports.addIf(
          pattern.isOne(), "java.util.Map", "java.util.Optional", JavaTypes.ATTRIBUTE_VALUE);
      imports.addIf(
          !pattern.isOne(),
          packages.page() + ".Page",
          packages.page() + ".PageRequest",
          "java.util.stream.Stream");
      for (JavaResult result : pattern.results()) {
        imports.add(
            packages.model() + "." + result.className(),
            packages.model() + "." + result.mainType(),
            packages.model() + ".Unknown",
            "java.util.ArrayList",
            "java.util.Iterator",
            "java.util.List",
            "java.util.Optional");
        result.parts().forEach(p -> imports.add(packages.model() + "." + p.type()));
      }
    }
  }

  private void ranges(Imports imports, List<JavaPattern> patterns) {
    List<JavaStep> steps =
        patterns.stream()
            .flatMap(p -> Stream.concat(p.leading().stream(), Stream.of(p.last())))
            .toList();
    imports.addIf(
        steps.stream().flatMap(s -> s.keys().stream()).anyMatch(k -> !k.isConstant()),
        packages.internal() + ".KeyBuilder");
    imports.addIf(
        steps.stream().anyMatch(s -> !s.isGetItem()),
        packages.internal() + ".KeyRange",
        packages.internal() + ".QueryPattern",
        packages.internal() + ".Target");
    imports.addIf(any(patterns, p -> !p.leading().isEmpty()), packages.internal() + ".ItemReader");
    steps.stream()
        .flatMap(s -> s.checks().stream())
        .forEach(c -> imports.add(packages.internal() + "." + c.mapper()));
  }

  private static boolean any(List<JavaPattern> patterns, Predicate<JavaPattern> test) {
    return patterns.stream().anyMatch(test);
  }

  private void writes(Imports imports, List<JavaWrite> writes) {
    String type = JavaNames.kindClass(kind.name());
    for (JavaWrite write : writes) {
      imports.add(
          packages.key() + "." + type + "Key",
          packages.internal() + ".Refusal",
          packages.internal() + ".WriteAction");
      imports.addIf(
          write.isCreate() || write.isUpdate() || write.hasShortForm() || write.returnsItem(),
          packages.model() + "." + type);
      imports.addIf(
          write.isCreate() || write.isUpdate() || write.returnsItem() || usesMapper(write),
          packages.internal() + "." + type + "Mapper");
      imports.addIf(write.isUpdate(), "java.util.function.Consumer");
      imports.addIf(!write.isUpdate(), packages.internal() + ".Expr");
      imports.addIf(write.isTransaction(), "java.util.ArrayList");
      imports.addIf(!write.isUpdate() && !write.returnsItem(), "java.util.List");
      imports.addIf(!write.isCreate() && !write.isUpdate(), "java.util.Objects");
      imports.addIf(
          !write.rekeyed().isEmpty() || !write.markers().isEmpty(),
          packages.internal() + "." + type + "Keys");
      imports.addIf(
          !write.rekeyed().isEmpty()
              || write.actions().stream().anyMatch(a -> a.isMarker() && !a.isPut()),
          packages.internal() + ".Target");
    }
  }

  private static boolean usesMapper(JavaWrite write) {
    return write.actions().stream()
        .anyMatch(
            a ->
                !a.settings().isEmpty()
                    || (a.isMarker() && a.isPut())
                    || a.conditions().stream().anyMatch(JavaCondition::isStill));
  }
}
