package dev.keyplan.view.java;

import dev.keyplan.model.Attribute;
import dev.keyplan.plan.Action;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.WriteRoute;
import dev.keyplan.plan.WriteRoute.Role;
import dev.keyplan.plan.WriteRoute.Verb;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The methods of writes. */
final class WriteViews {

  private final JavaTypes types;

  WriteViews(JavaTypes types) {
    this.types = types;
  }

  JavaWrite of(WriteRoute route) {
    String type = JavaNames.kindClass(route.kind().name());
    WriteValues values = new WriteValues(route);
    boolean isCreate = route.verb() == Verb.CREATE;
    boolean isUpdate = route.verb() == Verb.UPDATE;
    boolean isPlain = isCreate || isUpdate;
    List<JavaParameter> longForm = parameters(route, values, false);
    List<JavaParameter> shortForm = parameters(route, values, true);
    return new JavaWrite(
        JavaNames.method(route.name()),
        WriteDoc.lines(route),
        route.kind().name(),
        type,
        values.record(),
        isCreate,
        isUpdate,
        isUpdate || (route.verb() == Verb.CHANGE_INDEXED && !route.isTransaction()),
        route.isTransaction(),
        !isPlain && shortForm.size() < longForm.size(),
        longForm,
        shortForm,
        shortArguments(route, values),
        new MarkerViews(route, values).keys(),
        isPlain ? List.of() : rekeyed(route, values),
        isUpdate ? List.of() : route.actions().stream().map(a -> action(a, route, values)).toList(),
        route.actions().size(),
        Widths.areWide(longForm, "  public () {".length() + type.length() + route.name().length()));
  }

  /** The key and all arguments, or the record that was read and what it does not hold. */
  private List<JavaParameter> parameters(WriteRoute route, WriteValues values, boolean isShort) {
    String type = JavaNames.kindClass(route.kind().name());
    List<JavaParameter> parameters = new ArrayList<>();
    parameters.add(
        isShort
            ? new JavaParameter(
                type,
                "current",
                false,
                "the item as it was read; refused if what is needed of it has changed")
            : new JavaParameter(type + "Key", "key", true, "which item"));
    for (WriteRoute.Argument argument : route.arguments()) {
      if (argument.role() != Role.KEY && (!isShort || argument.role() == Role.NEW)) {
        parameters.add(parameter(route, argument, values));
      }
    }
    return parameters;
  }

  private JavaParameter parameter(
      WriteRoute route, WriteRoute.Argument argument, WriteValues values) {
    Attribute attribute = route.kind().attribute(argument.attribute());
    String type = types.type(route.kind(), attribute);
    boolean isChecked = !attribute.optional() && !JavaTypes.isPrimitive(type);
    String name = values.of(argument.attribute(), argument.role()).name();
    return new JavaParameter(type, name, isChecked, WriteDoc.parameter(argument, attribute));
  }

  /** What is needed to import for the parameters. */
  List<String> imports(WriteRoute route, String modelPackage) {
    List<String> imports = new ArrayList<>();
    if (route.verb() != Verb.CREATE && route.verb() != Verb.UPDATE) {
      for (WriteRoute.Argument argument : route.arguments()) {
        if (argument.role() != Role.KEY) {
          Attribute attribute = route.kind().attribute(argument.attribute());
          imports.addAll(types.imports(route.kind(), attribute, modelPackage));
        }
      }
      admissions(route).forEach(a -> imports.addAll(types.imports(route.kind(), a, modelPackage)));
    }
    return imports;
  }

  /** The attributes of the identity that decide whether an item is in an index. */
  private static List<Attribute> admissions(WriteRoute route) {
    return route.actions().stream()
        .flatMap(
            action ->
                action.match(
                    put -> Stream.<Attribute>of(),
                    WriteViews::admissions,
                    delete -> Stream.<Attribute>of(),
                    check -> Stream.<Attribute>of()))
        .toList();
  }

  private static Stream<Attribute> admissions(Action.Update update) {
    return update.rekeyed().stream()
        .flatMap(t -> update.shape().on(t).orElseThrow().admissions().stream())
        .map(a -> update.shape().kind().attribute(a.attribute()))
        .filter(a -> update.shape().kind().identifies(a.name()));
  }

  private static List<JavaExpression> shortArguments(WriteRoute route, WriteValues values) {
    List<JavaExpression> arguments = new ArrayList<>();
    arguments.add(new JavaExpression("current.key", true));
    for (WriteRoute.Argument argument : route.arguments()) {
      if (argument.role() == Role.NEW) {
        arguments.add(values.of(argument.attribute(), Role.NEW));
      } else if (argument.role() != Role.KEY) {
        arguments.add(Expressions.component("current", argument.attribute()));
      }
    }
    return arguments;
  }

  JavaAction action(Action action, WriteRoute route, WriteValues values) {
    MarkerViews markers = new MarkerViews(route, values);
    ItemShape shape = action.shape();
    boolean isMarker = shape.isMarker();
    boolean isPut = action.match(put -> true, update -> false, delete -> false, check -> false);
    Role role = MarkerViews.role(action);
    boolean isOptional = isMarker && markers.isOptional(shape);
    boolean isMoved = isMarker && markers.isMoved(shape);
    return new JavaAction(
        isPut,
        action.match(put -> false, update -> true, delete -> false, check -> false),
        action.match(put -> false, update -> false, delete -> false, check -> true),
        isMarker,
        isMarker ? markers.variable(shape, role) : "",
        shape.unique().map(KeyViews::markerName).orElse(""),
        KeyViews.call(shape, shape.primary(), false, name -> values.current(name, role)),
        isOptional || isMoved,
        isOptional,
        isMoved,
        isMoved ? markers.variable(shape, role == Role.NEW ? Role.OLD : Role.NEW) : "",
        action.conditions().stream()
            .filter(c -> !(c instanceof Action.Condition.Meets))
            .map(c -> condition(c, values))
            .toList(),
        isPut && action.conditions().size() < 2,
        action.match(
            put -> List.of(),
            update -> settings(update, values),
            delete -> List.of(),
            check -> List.of()),
        action.match(
            put -> List.of(),
            update -> rekeyed(update, values),
            delete -> List.of(),
            check -> List.of()),
        refusal(isMarker, isPut || wantsNone(action)),
        shape.unique().map(u -> u.attributes()).orElse(List.of()));
  }

  private static boolean wantsNone(Action action) {
    return action.conditions().contains(new Action.Condition.Absent());
  }

  private static String refusal(boolean isMarker, boolean isPut) {
    if (isMarker) {
      return isPut ? "taken" : "markerChanged";
    }
    return isPut ? "exists" : "changed";
  }

  private static JavaCondition condition(Action.Condition condition, WriteValues values) {
    JavaSetting none = new JavaSetting("", "", Expressions.NONE);
    return condition.match(
        absent -> new JavaCondition("absent", false, none),
        present -> new JavaCondition("present", false, none),
        still ->
            new JavaCondition(
                "still",
                true,
                setting(still.attribute(), values.of(still.attribute(), still.role()))),
        meets -> new JavaCondition("compare", false, none));
  }

  private static JavaSetting setting(String attribute, JavaExpression value) {
    return new JavaSetting(attribute, JavaNames.component(attribute), value);
  }

  private static List<JavaSetting> settings(Action.Update update, WriteValues values) {
    return update.attributes().stream().map(a -> setting(a, values.of(a, Role.NEW))).toList();
  }

  private List<JavaIndexKeys> rekeyed(WriteRoute route, WriteValues values) {
    List<JavaIndexKeys> all = new ArrayList<>();
    for (Action action : route.actions()) {
      all.addAll(
          action.match(
              put -> List.of(),
              update -> rekeyed(update, values),
              delete -> List.of(),
              check -> List.of()));
    }
    return all;
  }

  private List<JavaIndexKeys> rekeyed(Action.Update update, WriteValues values) {
    ItemShape shape = update.shape();
    return update.rekeyed().stream()
        .map(
            t ->
                new IndexKeys(types)
                    .of(shape, shape.on(t).orElseThrow(), name -> values.current(name, Role.NEW)))
        .toList();
  }
}
