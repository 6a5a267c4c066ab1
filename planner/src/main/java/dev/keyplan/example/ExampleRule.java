package dev.keyplan.example;

import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import java.util.List;
import java.util.Optional;

/** The findings of this package. */
public final class ExampleRule {

  /** No value of an attribute is known. */
  public static final Rule NO_EXAMPLE_VALUE =
      new Rule(
          "KP2090",
          "no-example-value",
          Severity.WARNING,
          "An attribute whose pattern or limits leave no value that keyplan can make needs `examples`.",
          Optional.empty());

  private ExampleRule() {}

  /** All rules of this package. */
  public static List<Rule> all() {
    return List.of(NO_EXAMPLE_VALUE);
  }
}
