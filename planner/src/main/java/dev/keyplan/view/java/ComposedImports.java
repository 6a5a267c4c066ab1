package dev.keyplan.view.java;

import dev.keyplan.model.ComposedWrite.Purpose;
import dev.keyplan.plan.ComposedRoute;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.WriteRoute.Role;
import java.util.List;

/** What the class of the composed writes imports. */
final class ComposedImports {

  private final Packages packages;

  ComposedImports(Packages packages) {
    this.packages = packages;
  }

  JavaImports of(Plan plan, JavaTypes types, List<JavaComposedWrite> writes) {
    Imports imports = new Imports(packages, packages.access());
    String internal = packages.internal() + ".";
    imports.add(
        internal + "Expr",
        internal + "Refusal",
        internal + "TableClient",
        internal + "WriteAction",
        "java.util.ArrayList",
        "java.util.List");
    for (ComposedRoute route : plan.composed()) {
      route.parts().forEach(p -> arguments(imports, types, p));
    }
    writes.forEach(w -> write(imports, w));
    return imports.sorted();
  }

  private void arguments(Imports imports, JavaTypes types, ComposedRoute.Part part) {
    if (part.item().purpose() != Purpose.CREATE) {
      part.route().arguments().stream()
          .filter(a -> a.role() != Role.KEY)
          .map(a -> part.route().kind().attribute(a.attribute()))
          .forEach(a -> imports.addAll(types.imports(part.route().kind(), a, packages.model())));
    }
  }

  private void write(Imports imports, JavaComposedWrite write) {
    String internal = packages.internal() + ".";
    imports.addIf(
        write.parameters().stream().anyMatch(JavaParameter::isChecked), "java.util.Objects");
    for (JavaPart part : write.parts()) {
      boolean isNew = part.actions().get(0).isPut();
      imports.add(packages.key() + "." + part.type() + "Key");
      imports.addIf(isNew, packages.model() + "." + part.type());
      boolean maps =
          isNew
              || part.demands().stream().anyMatch(d -> d.hasValue() && !d.isConstant())
              || part.increments().stream().anyMatch(JavaIncrement::isGiven)
              || part.actions().stream()
                  .anyMatch(a -> a.conditions().stream().anyMatch(JavaCondition::isStill));
      imports.addIf(maps, internal + part.type() + "Mapper");
      imports.addIf(!part.markers().isEmpty(), internal + part.type() + "Keys");
      imports.addIf(!part.markers().isEmpty() && !isNew, internal + "Target");
      boolean hasConstant =
          part.demands().stream().anyMatch(JavaDemand::isConstant)
              || part.increments().stream().anyMatch(i -> !i.isGiven());
      imports.addIf(hasConstant, JavaTypes.ATTRIBUTE_VALUE);
    }
  }
}
