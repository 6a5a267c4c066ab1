package dev.keyplan.model;

import dev.keyplan.model.AccessPattern.Parameter;
import dev.keyplan.spec.AccessPatternSpec.Comparison;
import java.util.List;

/** The names of what the caller gives: {@code total}, {@code totalFrom}, {@code placed_at_to}. */
final class ParameterNames {

  private ParameterNames() {}

  static List<Parameter> of(String attribute, Comparison comparison) {
    return switch (comparison) {
      case IS, PRESENT, ABSENT -> List.of();
      case GIVEN -> List.of(new Parameter(attribute, attribute));
      case BETWEEN -> List.of(named(attribute, "from"), named(attribute, "to"));
      case AT_LEAST, ABOVE -> List.of(named(attribute, "from"));
      case AT_MOST, BELOW -> List.of(named(attribute, "to"));
      case BEGINS_WITH -> List.of(named(attribute, "prefix"));
    };
  }

  private static Parameter named(String attribute, String suffix) {
    String name =
        attribute.contains("_")
            ? attribute + "_" + suffix
            : attribute + NameWords.capitalised(suffix);
    return new Parameter(name, attribute);
  }
}
