package dev.keyplan.view.java;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.plan.Action;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.Route;
import dev.keyplan.plan.WriteRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The files about one kind. */
final class KindViews {

  private final Plan plan;
  private final Packages packages;
  private final JavaTypes types;
  private final AttributeViews attributes;
  private final KeyViews keys;
  private final KindImports imports;

  KindViews(Plan plan, Packages packages) {
    this.plan = plan;
    this.packages = packages;
    this.types = new JavaTypes(plan.model());
    this.attributes = new AttributeViews(types);
    this.keys = new KeyViews(types);
    this.imports = new KindImports(types, packages);
  }

  JavaKind of(Kind kind) {
    ItemShape shape = plan.shape(kind.name());
    List<ItemShape> markers = plan.markers(kind.name());
    List<JavaAttribute> all = attributes.of(kind);
    String type = JavaNames.kindClass(kind.name());
    List<JavaParameter> components =
        all.stream()
            .map(a -> new JavaParameter(a.type(), a.javaName(), a.isChecked(), ""))
            .toList();
    String plural = JavaNames.camel(kind.plural());
    return new JavaKind(
        kind.name(),
        type,
        JavaNames.parameter(JavaNames.camel(kind.name())),
        JavaNames.method(plural),
        JavaNames.isKeyword(plural) ? plural + "_" : plural,
        doc(kind),
        keyDoc(kind, shape),
        all,
        all.stream().filter(named(kind::identifies)).toList(),
        all.stream().filter(a -> !a.isOptional()).toList(),
        all.stream().filter(named(name -> !kind.identifies(name))).toList(),
        all.stream().filter(named(name -> kind.life().ttl().equals(Optional.of(name)))).toList(),
        all.stream().anyMatch(JavaAttribute::isOptional),
        all.stream().anyMatch(KindViews::isTouched),
        all.stream().filter(named(kind::identifies)).anyMatch(KindViews::isTouched),
        keys.of(kind, shape, markers, imports),
        mapper(kind, shape, markers),
        access(kind),
        imports.model(kind),
        imports.key(kind),
        Widths.areWide(components, "public record () {".length() + type.length()));
  }

  private static Predicate<JavaAttribute> named(Predicate<String> test) {
    return attribute -> test.test(attribute.name());
  }

  private static boolean isTouched(JavaAttribute attribute) {
    return attribute.isChecked() || attribute.isNormalised();
  }

  private static List<JavaDocLine> doc(Kind kind) {
    return new JavaDoc()
        .paragraph()
        .code(kind.name())
        .text(", without the keys of the table, which follow from its attributes.")
        .paragraph()
        .text(kind.description().orElse(""))
        .lines();
  }

  private static List<JavaDocLine> keyDoc(Kind kind, ItemShape shape) {
    ItemShape.ItemKeys primary = shape.primary();
    return new JavaDoc()
        .paragraph()
        .text("What identifies one")
        .code(kind.name())
        .text(". In the table:")
        .code(primary.target().keys().partitionKey() + " = " + primary.partition())
        .text("and")
        .code(primary.target().keys().sortKey() + " = " + primary.sort())
        .text(".")
        .lines();
  }

  private JavaMapper mapper(Kind kind, ItemShape shape, List<ItemShape> markers) {
    List<JavaIndexKeys> indexes =
        shape.keys().stream()
            .skip(1)
            .map(k -> new IndexKeys(types).of(shape, k, KindViews::component))
            .toList();
    List<JavaMarker> markerViews = markers.stream().map(this::marker).toList();
    int size = 3 + 2 * indexes.size() + kind.attributes().size();
    return new JavaMapper(
        KeyViews.call(shape, shape.primary(), true, KindViews::component),
        KeyViews.call(shape, shape.primary(), false, KindViews::component),
        indexes,
        markerViews,
        AttributeViews.constants(kind),
        Integer.highestOneBit(size * 4 / 3) * 2,
        imports.mapper(kind, !markers.isEmpty()));
  }

  private static JavaExpression component(String attribute) {
    return Expressions.component("value", attribute);
  }

  private JavaMarker marker(ItemShape shape) {
    return new JavaMarker(
        shape.unique().map(KeyViews::markerName).orElseThrow(),
        String.join(", ", shape.unique().orElseThrow().attributes()),
        KeyViews.call(shape, shape.primary(), false, name -> Expressions.component("key", name)));
  }

  private JavaAccess access(Kind kind) {
    PatternViews patterns = new PatternViews(plan.model(), types, packages);
    WriteViews writes = new WriteViews(types);
    List<Route> routes =
        plan.routes().stream().filter(r -> r.pattern().kind().equals(kind.name())).toList();
    List<WriteRoute> written = writesOf(kind);
    List<JavaPattern> patternViews = routes.stream().map(patterns::of).toList();
    List<JavaWrite> writeViews = written.stream().map(writes::of).toList();
    List<String> needed = new ArrayList<>();
    routes.forEach(r -> needed.addAll(patterns.imports(r.pattern())));
    written.forEach(w -> needed.addAll(writes.imports(w, packages.model())));
    return new JavaAccess(
        JavaNames.kindClass(kind.name()) + "Access",
        patternViews.stream().anyMatch(KindViews::hasQuery),
        patternViews,
        writeViews,
        new AccessImports(kind, packages).of(patternViews, writeViews, needed));
  }

  private static boolean hasQuery(JavaPattern pattern) {
    return !pattern.last().isGetItem() || pattern.leading().stream().anyMatch(s -> !s.isGetItem());
  }

  private List<WriteRoute> writesOf(Kind kind) {
    return plan.writes().stream().filter(w -> w.kind().name().equals(kind.name())).toList();
  }

  /** At most one. */
  List<JavaUpdate> updates(Kind kind) {
    List<JavaUpdate> updates = new ArrayList<>();
    for (WriteRoute write : writesOf(kind)) {
      if (write.verb() == WriteRoute.Verb.UPDATE) {
        List<Attribute> changed =
            write.actions().stream()
                .flatMap(
                    a ->
                        a
                            .match(
                                p -> List.<String>of(),
                                Action.Update::attributes,
                                d -> List.<String>of(),
                                c -> List.<String>of())
                            .stream())
                .map(kind::attribute)
                .toList();
        updates.add(
            new JavaUpdate(
                JavaNames.kindClass(kind.name()) + "Update",
                kind.name(),
                JavaNames.kindClass(kind.name()) + "Mapper",
                changed.stream().map(a -> attributes.of(kind, a)).toList(),
                imports.update(kind, changed)));
      }
    }
    return updates;
  }
}
