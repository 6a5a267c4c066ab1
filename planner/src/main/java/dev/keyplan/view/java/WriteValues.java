package dev.keyplan.view.java;

import dev.keyplan.plan.WriteRoute;
import dev.keyplan.plan.WriteRoute.Role;
import dev.keyplan.plan.WriteRoute.Verb;

/** Where the method of a write finds the value of an attribute, as an expression of names. */
final class WriteValues {

  private final WriteRoute route;
  private final String record;
  private final String key;
  private final String prefix;

  WriteValues(WriteRoute route) {
    this(route, JavaNames.parameter(JavaNames.camel(route.kind().name())), "key", "");
  }

  /**
   * As a part of a composed write.
   *
   * @param prefix what stands before the names of all other variables
   */
  WriteValues(WriteRoute route, String record, String key, String prefix) {
    this.route = route;
    this.record = record;
    this.key = key;
    this.prefix = prefix;
  }

  /** The variable that holds the key. */
  String key() {
    return key;
  }

  /** The name of a further variable. */
  String named(String name) {
    return prefix.isEmpty() ? name : prefix + JavaNames.upperCamel(name);
  }

  /** The parameter that holds the record of a create. */
  String record() {
    return record;
  }

  /** The argument in that role. */
  JavaExpression of(String attribute, Role role) {
    if (route.verb() == Verb.CREATE) {
      return Expressions.component(record(), attribute);
    }
    if (role == Role.KEY) {
      return Expressions.component(key, attribute);
    }
    if (!prefix.isEmpty()) {
      String suffix =
          switch (role) {
            case FROM -> "From";
            case TO -> "To";
            case BY -> "By";
            default -> "";
          };
      return Expressions.variable(named(attribute) + suffix);
    }
    boolean isDelete = route.verb() == Verb.DELETE;
    return Expressions.variable(
        switch (role) {
          case NEW -> "new" + JavaNames.upperCamel(attribute);
          case OLD ->
              isDelete ? JavaNames.parameter(attribute) : "old" + JavaNames.upperCamel(attribute);
          default -> JavaNames.parameter(attribute);
        });
  }

  /**
   * Its value before or after the write: {@code OLD} or {@code NEW} where there is such an
   * argument, else what stays.
   */
  JavaExpression current(String attribute, Role role) {
    for (Role each : new Role[] {role, Role.UNCHANGED, Role.KEY}) {
      if (route.attributes(each).contains(attribute)) {
        return of(attribute, each);
      }
    }
    throw new IllegalArgumentException(route.name() + " has no value of " + attribute);
  }
}
