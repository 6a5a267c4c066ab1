package dev.keyplan.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The specs of {@code samples/}, by name. */
final class SampleSpecs {

  private SampleSpecs() {}

  static List<byte[]> all() throws IOException {
    List<byte[]> specs = new ArrayList<>();
    try (Stream<Path> folders = Files.list(Path.of("..", "samples"))) {
      for (Path folder : folders.sorted().toList()) {
        specs.add(Files.readAllBytes(folder.resolve("spec.yaml")));
      }
    }
    return specs;
  }
}
