package dev.keyplan.testing;

import dev.keyplan.Keyplan;
import dev.keyplan.plan.Plan;
import dev.keyplan.view.DesignView;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The specs of {@code samples/}: each folder with a {@code spec.yaml} is one. */
public final class Samples {

  private static final Path FOLDER = Path.of("..", "samples");

  private Samples() {}

  /** Their names, sorted; there is at least one. */
  public static List<String> names() {
    try (Stream<Path> entries = Files.list(FOLDER)) {
      List<String> names =
          entries
              .filter(f -> Files.exists(f.resolve("spec.yaml")))
              .map(f -> f.getFileName().toString())
              .sorted()
              .toList();
      if (names.isEmpty()) {
        throw new AssertionError("no samples in " + FOLDER.toAbsolutePath());
      }
      return names;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Plan plan(String name) {
    try {
      byte[] spec = Files.readAllBytes(FOLDER.resolve(name).resolve("spec.yaml"));
      return Packs.value(Keyplan.plan("samples/" + name + "/spec.yaml", spec));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static DesignView view(String name) {
    return Packs.value(Keyplan.review(plan(name)).then(Keyplan::view));
  }
}
