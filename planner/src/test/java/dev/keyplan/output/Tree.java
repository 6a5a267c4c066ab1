package dev.keyplan.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What a folder holds: each path with its text, a folder with {@code <folder>}. */
final class Tree {

  private Tree() {}

  static Map<String, String> of(Path folder) throws IOException {
    Map<String, String> tree = new TreeMap<>();
    List<Path> all;
    try (Stream<Path> walk = Files.walk(folder)) {
      all = walk.toList();
    }
    for (Path path : all) {
      String name = folder.relativize(path).toString().replace('\\', '/');
      if (Files.isSymbolicLink(path)) {
        tree.put(name, "<link>");
      } else if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
        tree.put(name, "<folder>");
      } else {
        tree.put(name, Files.readString(path));
      }
    }
    return tree;
  }

  /** The same without folders and manifests. */
  static Map<String, String> files(Path folder) throws IOException {
    Map<String, String> tree = of(folder);
    tree.values().removeIf("<folder>"::equals);
    tree.keySet().removeIf(name -> name.endsWith(Manifest.FILE));
    return tree;
  }
}
