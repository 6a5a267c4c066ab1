package dev.keyplan.testing;

import dev.keyplan.Keyplan;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.plan.Plan;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Specs as people write them, through the pipeline. */
public final class Specs {

  private Specs() {}

  /** The plan of one of the samples that come with keyplan. */
  public static Plan sample(String name) {
    return plan(Path.of("..", "samples", name, "spec.yaml"));
  }

  /** The plan of a file among the test resources. */
  public static Plan resource(String name) {
    return plan(Path.of("src", "test", "resources", name));
  }

  private static Plan plan(Path file) {
    try {
      return plan(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The plan of a spec that must have one. */
  public static Plan plan(String yaml) {
    return Packs.value(outcome(yaml));
  }

  /** What comes of a spec. */
  public static Outcome<Plan> outcome(String yaml) {
    return Keyplan.plan("spec.yaml", yaml.getBytes(StandardCharsets.UTF_8));
  }
}
