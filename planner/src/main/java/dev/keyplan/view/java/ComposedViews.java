package dev.keyplan.view.java;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.ComposedWrite;
import dev.keyplan.model.ComposedWrite.Item;
import dev.keyplan.model.ComposedWrite.Purpose;
import dev.keyplan.model.Kind;
import dev.keyplan.plan.ComposedRoute;
import dev.keyplan.plan.ComposedRoute.Part;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.WriteRoute.Argument;
import dev.keyplan.plan.WriteRoute.Role;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The methods of the writes that the spec composes. */
final class ComposedViews {

  private final Plan plan;
  private final Packages packages;
  private final JavaTypes types;

  ComposedViews(Plan plan, Packages packages) {
    this.plan = plan;
    this.packages = packages;
    this.types = new JavaTypes(plan.model());
  }

  /** The class that holds them; none where the spec composes none. */
  List<JavaComposed> all() {
    if (plan.composed().isEmpty()) {
      return List.of();
    }
    List<JavaComposedWrite> writes = plan.composed().stream().map(this::write).toList();
    return List.of(new JavaComposed(writes, new ComposedImports(packages).of(plan, types, writes)));
  }

  private JavaComposedWrite write(ComposedRoute route) {
    List<JavaParameter> parameters = new ArrayList<>();
    route.parts().forEach(p -> parameters.addAll(parameters(p)));
    int size = (int) route.actions().count();
    return new JavaComposedWrite(
        JavaNames.method(route.write().name()),
        doc(route, size),
        parameters,
        keys(route),
        route.parts().stream()
            .map(p -> new PartViews(p, values(p), new WriteViews(types)).part())
            .toList(),
        size,
        Widths.areWide(parameters, "  public void () {".length() + route.write().name().length()));
  }

  private static List<JavaDocLine> doc(ComposedRoute route, int size) {
    JavaDoc doc = new JavaDoc().paragraph();
    doc.text(route.write().description().orElse("Does these steps, all or none:"));
    for (Part part : route.parts()) {
      for (String step : part.item().steps()) {
        doc.paragraph().code(step);
      }
    }
    doc.paragraph()
        .text(
            route.isTransaction()
                ? "One transaction of at most " + size + " actions, all or nothing."
                : "One request.");
    return doc.lines();
  }

  /** The names of a part in the method: the item's name stands before them. */
  static WriteValues values(Part part) {
    String item = lower(part.item().name());
    return new WriteValues(part.route(), JavaNames.parameter(item), item + "Key", item);
  }

  private static String lower(String name) {
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  private List<JavaParameter> parameters(Part part) {
    Kind kind = part.route().kind();
    WriteValues values = values(part);
    String type = JavaNames.kindClass(kind.name());
    List<JavaParameter> parameters = new ArrayList<>();
    if (part.item().purpose() == Purpose.CREATE) {
      parameters.add(new JavaParameter(type, values.record(), true, "the new " + kind.name()));
      return parameters;
    }
    if (part.item().tie().isEmpty()) {
      parameters.add(
          new JavaParameter(type + "Key", values.key(), true, "which " + part.item().name()));
    }
    for (Argument argument : part.route().arguments()) {
      if (argument.role() != Role.KEY) {
        Attribute attribute = kind.attribute(argument.attribute());
        String own = types.type(kind, attribute);
        parameters.add(
            new JavaParameter(
                own,
                values.of(argument.attribute(), argument.role()).name(),
                !attribute.optional() && !JavaTypes.isPrimitive(own),
                doc(part.item(), argument)));
      }
    }
    return parameters;
  }

  private static String doc(Item item, Argument argument) {
    String what = argument.attribute() + " of " + item.name();
    return switch (argument.role()) {
      case FROM -> "what " + what + " must not be below";
      case TO -> "what " + what + " must not be above";
      case BY -> "by how much " + what + " changes; not negative";
      case OLD, UNCHANGED -> "the " + what + ", as stored now";
      default -> "what " + what + " must be";
    };
  }

  private static List<JavaFoundKey> keys(ComposedRoute route) {
    List<JavaFoundKey> keys = new ArrayList<>();
    Set<String> known = new LinkedHashSet<>();
    while (known.size() < route.parts().size()) {
      for (Part part : route.parts()) {
        Item item = part.item();
        boolean isReady = item.tie().filter(t -> !known.contains(t.holder())).isEmpty();
        if (isReady && known.add(item.name())) {
          key(route, part).ifPresent(keys::add);
        }
      }
    }
    return keys;
  }

  private static Optional<JavaFoundKey> key(ComposedRoute route, Part part) {
    WriteValues values = values(part);
    String type = JavaNames.kindClass(part.route().kind().name()) + "Key";
    if (part.item().purpose() == Purpose.CREATE) {
      return Optional.of(new JavaFoundKey(type, values.key(), true, values.record(), List.of()));
    }
    return part.item()
        .tie()
        .map(t -> new JavaFoundKey(type, values.key(), false, "", arguments(route, part, t)));
  }

  /** In the order of the typed key, which is that of the kind's attributes. */
  private static List<JavaExpression> arguments(
      ComposedRoute route, Part part, ComposedWrite.Tie tie) {
    Kind kind = part.route().kind();
    Part holder = route.part(tie.holder());
    List<JavaExpression> arguments = new ArrayList<>();
    for (Attribute attribute : kind.attributes()) {
      int index = kind.identity().indexOf(attribute.name());
      if (index >= 0) {
        String held = tie.attributes().get(index);
        Role role = holder.route().attributes(Role.OLD).contains(held) ? Role.OLD : Role.NEW;
        arguments.add(values(holder).current(held, role));
      }
    }
    return arguments;
  }
}
