package dev.keyplan.view.java;

import dev.keyplan.model.ComposedWrite;
import dev.keyplan.model.ComposedWrite.Demand;
import dev.keyplan.model.ComposedWrite.Test;
import dev.keyplan.model.Value;
import dev.keyplan.plan.Action.Condition.Meets;
import dev.keyplan.plan.ComposedRoute.Part;
import dev.keyplan.plan.WriteRoute.Role;
import java.math.BigDecimal;

/** What a composed write does to one item, in Java. */
final class PartViews {

  private static final JavaSetting NONE = new JavaSetting("", "", Expressions.NONE);

  private final Part part;
  private final WriteValues values;
  private final WriteViews writes;

  PartViews(Part part, WriteValues values, WriteViews writes) {
    this.part = part;
    this.values = values;
    this.writes = writes;
  }

  JavaPart part() {
    String kind = part.route().kind().name();
    return new JavaPart(
        kind,
        JavaNames.kindClass(kind),
        values.record(),
        values.key(),
        String.join("; ", part.item().steps()),
        new MarkerViews(part.route(), values).keys(),
        part.route().actions().stream().map(a -> writes.action(a, part.route(), values)).toList(),
        part.item().demands().stream().map(this::demand).toList(),
        part.item().increments().stream().map(this::increment).toList());
  }

  private JavaDemand demand(Demand demand) {
    boolean hasValue = demand.test() != Test.PRESENT && demand.test() != Test.ABSENT;
    boolean isGiven = demand.isGiven();
    String constant = demand.constant().map(PartViews::text).orElse("");
    Role role = new Meets(demand).role();
    return new JavaDemand(
        method(demand),
        demand.attribute(),
        hasValue && demand.test() != Test.IS,
        operator(demand.test()),
        hasValue,
        hasValue && !isGiven,
        demand.constant().map(PartViews::factory).orElse(""),
        demand.constant().filter(v -> v instanceof Value.Bool).isEmpty(),
        constant,
        isGiven ? setting(demand.attribute(), role) : NONE);
  }

  private static String method(Demand demand) {
    return switch (demand.test()) {
      case PRESENT -> "has";
      case ABSENT -> "lacks";
      case IS -> "still";
      default -> "compare";
    };
  }

  private static String operator(Test test) {
    return switch (test) {
      case AT_LEAST -> ">=";
      case AT_MOST -> "<=";
      case ABOVE -> ">";
      case BELOW -> "<";
      case IS, PRESENT, ABSENT -> "=";
    };
  }

  private static String factory(Value value) {
    if (value instanceof Value.Numeric) {
      return "fromN";
    }
    return value instanceof Value.Bool ? "fromBool" : "fromS";
  }

  private static String text(Value value) {
    return value.matchScalar(
        Value.Text::text,
        number -> number.number().toPlainString(),
        bool -> Boolean.toString(bool.value()),
        bytes -> bytes.hex(),
        Value::toString);
  }

  private JavaSetting setting(String attribute, Role role) {
    return new JavaSetting(attribute, JavaNames.component(attribute), values.of(attribute, role));
  }

  private JavaIncrement increment(ComposedWrite.Increment increment) {
    boolean isGiven = increment.by().isEmpty();
    return new JavaIncrement(
        increment.isDecrement() ? "minus" : "plus",
        increment.attribute(),
        isGiven,
        increment.by().map(BigDecimal::toPlainString).orElse(""),
        isGiven ? setting(increment.attribute(), Role.BY) : NONE,
        increment.limit().isPresent(),
        increment.limit().map(BigDecimal::toPlainString).orElse(""));
  }
}
