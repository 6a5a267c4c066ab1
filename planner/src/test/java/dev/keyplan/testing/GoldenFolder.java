package dev.keyplan.testing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The expected files of one spec. A green run always means "compared and equal": an update rewrites
 * what differs, deletes what is stale, and reports all of it as differences.
 *
 * @param folder holds the expected files
 * @param own files in it that are no expectations, such as {@code spec.yaml}
 */
record GoldenFolder(Path folder, List<String> own) {

  /** Every difference between what is expected and what is, each a line or more. */
  List<String> compare(Map<String, String> actual, boolean update) throws IOException {
    SortedMap<String, String> expected = expected();
    TreeSet<String> names = new TreeSet<>(expected.keySet());
    names.addAll(actual.keySet());
    List<String> differences = new ArrayList<>();
    for (String name : names) {
      String want = expected.get(name);
      String have = actual.get(name);
      if (want == null && have != null) {
        write(name, have);
        differences.add("missing, now written: " + folder.resolve(name));
      } else if (have == null) {
        differences.add("extra" + deleted(name, update) + ": " + folder.resolve(name));
      } else if (!have.equals(want)) {
        differences.add(different(name, want, have, update));
      }
    }
    return differences;
  }

  private String different(String name, String want, String have, boolean update)
      throws IOException {
    if (update) {
      write(name, have);
    }
    String state = update ? "different, now rewritten: " : "different: ";
    return state + folder.resolve(name) + "\n" + Lines.difference(String.valueOf(want), have);
  }

  private String deleted(String name, boolean update) throws IOException {
    if (update) {
      Files.delete(folder.resolve(name));
    }
    return update ? ", now deleted" : "";
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private SortedMap<String, String> expected() throws IOException {
    SortedMap<String, String> files = new TreeMap<>();
    if (!Files.isDirectory(folder)) {
      return files;
    }
    try (Stream<Path> found = Files.walk(folder)) {
      for (Path file : found.filter(Files::isRegularFile).toList()) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        if (!own.contains(name)) {
          files.put(name, new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        }
      }
    }
    return files;
  }

  /**
   * An ordered map from name to text, without empty texts: a file that says nothing is not kept.
   */
  static Map<String, String> withoutEmpty(Map<String, String> files) {
    Map<String, String> kept = new LinkedHashMap<>();
    files.forEach(
        (name, text) -> {
          if (!text.isEmpty()) {
            kept.put(name, text);
          }
        });
    return kept;
  }
}
