package dev.keyplan.pack;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** Finds packs: each folder with a {@code pack.yaml} is one, on disk and in the jar alike. */
public final class PackFolders {

  private static final String BUILT_IN = "/templates";

  private PackFolders() {}

  /** The packs that come with keyplan. */
  public static Outcome<TemplatePacks> builtIn() throws IOException {
    URL url = Objects.requireNonNull(PackFolders.class.getResource(BUILT_IN), BUILT_IN);
    URI uri = uri(url);
    if (!"jar".equals(uri.getScheme())) {
      return in(Path.of(uri), "templates");
    }
    try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
      return in(jar.getPath(BUILT_IN), "templates");
    }
  }

  private static URI uri(URL url) throws IOException {
    try {
      return url.toURI();
    } catch (URISyntaxException e) {
      throw new IOException("cannot read " + url, e);
    }
  }

  /**
   * The packs in a folder: itself, if it is one, or else those directly in it.
   *
   * @param folder the folder
   * @param shown how messages call it
   */
  public static Outcome<TemplatePacks> in(Path folder, String shown) throws IOException {
    List<Diagnostic> diagnostics = new ArrayList<>();
    List<TemplatePack> packs = new ArrayList<>();
    for (Path pack : packFolders(folder)) {
      String name = pack.equals(folder) ? shown : shown + "/" + pack.getFileName();
      Outcome<TemplatePack> read = PackReader.read(pack, name);
      diagnostics.addAll(read.diagnostics());
      read.match(done -> packs.add(done.value()), failed -> false);
    }
    return Outcome.of(new TemplatePacks(packs), diagnostics);
  }

  private static List<Path> packFolders(Path folder) throws IOException {
    if (isPack(folder)) {
      return List.of(folder);
    }
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.filter(PackFolders::isPack).sorted().toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static boolean isPack(Path folder) {
    return Files.isRegularFile(folder.resolve(PackReader.FILE));
  }
}
