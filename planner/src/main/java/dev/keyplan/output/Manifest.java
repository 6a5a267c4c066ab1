package dev.keyplan.output;

import dev.keyplan.render.OutputPaths;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What keyplan wrote in a pack's folder: paths and the SHA-256 of each. While files are being moved
 * a path is there twice, with its old and its new content, so that a run that was killed is not
 * taken for somebody's edits.
 *
 * @param entries sorted by path
 */
record Manifest(List<Entry> entries) {

  static final String FILE = ".keyplan-manifest.json";
  static final Manifest EMPTY = new Manifest(List.of());

  private static final String HEAD = "{\n  \"keyplan-manifest\": 1,\n  \"files\": [";
  private static final String TAIL = "\n  ]\n}\n";
  private static final Pattern ENTRY =
      Pattern.compile("    \\{ \"path\": \"([^\"\\\\]+)\", \"sha256\": \"([0-9a-f]{64})\" }");

  /** A file and what it held. */
  record Entry(String path, String sha256) implements Comparable<Entry> {
    @Override
    public int compareTo(Entry other) {
      int byPath = path.compareTo(other.path);
      return byPath != 0 ? byPath : sha256.compareTo(other.sha256);
    }
  }

  Manifest {
    entries = List.copyOf(new TreeSet<>(entries));
  }

  /** The manifest of a folder; empty where there is none, or none that keyplan can have written. */
  static Manifest of(Path folder) throws IOException {
    Path file = folder.resolve(FILE);
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return EMPTY;
    }
    return parse(new String(Files.readAllBytes(file), StandardCharsets.UTF_8)).orElse(EMPTY);
  }

  /** What the folder of a pack will hold. */
  static Manifest of(PackFiles pack) {
    return new Manifest(
        pack.files().stream().map(f -> new Entry(f.path(), Sha256.of(f.text()))).toList());
  }

  private static Optional<Manifest> parse(String text) {
    if (!text.startsWith(HEAD) || !text.endsWith(TAIL)) {
      return Optional.empty();
    }
    String body = text.substring(HEAD.length(), text.length() - TAIL.length());
    List<Entry> entries = new ArrayList<>();
    for (String line : body.strip().isEmpty() ? List.<String>of() : body.strip().lines().toList()) {
      Matcher matcher = ENTRY.matcher("    " + line.strip().replaceFirst(",$", ""));
      if (!matcher.matches() || OutputPaths.problem(matcher.group(1)).isPresent()) {
        return Optional.empty();
      }
      entries.add(new Entry(matcher.group(1), matcher.group(2)));
    }
    return Optional.of(new Manifest(entries));
  }

  /** The paths, each once. */
  List<String> paths() {
    return entries.stream().map(Entry::path).distinct().toList();
  }

  /** Whether keyplan wrote a file of this name, on a disk that ignores case. */
  boolean knows(String path) {
    return entries.stream().anyMatch(e -> sameFile(e, path));
  }

  /** Whether keyplan wrote this very content. */
  boolean knows(String path, String sha256) {
    return entries.stream().anyMatch(e -> sameFile(e, path) && e.sha256().equals(sha256));
  }

  private static boolean sameFile(Entry entry, String path) {
    return OutputPaths.fold(entry.path()).equals(OutputPaths.fold(path));
  }

  /** What either of the two knows. */
  Manifest and(Manifest other) {
    List<Entry> both = new ArrayList<>(entries);
    both.addAll(other.entries());
    return new Manifest(both);
  }

  /** As it is written; no path has a character that JSON would escape. */
  String text() {
    List<String> lines =
        entries.stream()
            .map(
                e -> "\n    { \"path\": \"" + e.path() + "\", \"sha256\": \"" + e.sha256() + "\" }")
            .toList();
    return HEAD + String.join(",", lines) + TAIL;
  }
}
