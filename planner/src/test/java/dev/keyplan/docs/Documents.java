package dev.keyplan.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The Markdown pages of the project, and the parts of them that must be true. */
final class Documents {

  static final Path ROOT = Path.of("..");

  private static final Pattern BLOCK =
      Pattern.compile("^```(\\w+)\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern LINK = Pattern.compile("]\\(([^)#\\s]+)(?:#[^)]*)?\\)");

  private Documents() {}

  /** README and every page of {@code docs} and of the packs. */
  static List<Path> all() throws IOException {
    List<Path> pages = new ArrayList<>(List.of(ROOT.resolve("README.md")));
    for (String folder : List.of("docs", "templates", "bench")) {
      try (Stream<Path> found = Files.walk(ROOT.resolve(folder))) {
        found.filter(p -> p.toString().endsWith(".md")).sorted().forEach(pages::add);
      }
    }
    return pages;
  }

  /** The fenced blocks of a language. */
  static List<String> blocks(Path page, String language) throws IOException {
    List<String> blocks = new ArrayList<>();
    Matcher matcher = BLOCK.matcher(Files.readString(page));
    while (matcher.find()) {
      if (matcher.group(1).equals(language)) {
        blocks.add(matcher.group(2));
      }
    }
    return blocks;
  }

  /** The links of a page to files of the project. */
  static List<String> links(Path page) throws IOException {
    List<String> links = new ArrayList<>();
    Matcher matcher = LINK.matcher(BLOCK.matcher(Files.readString(page)).replaceAll(""));
    while (matcher.find()) {
      if (!matcher.group(1).contains(":")) {
        links.add(matcher.group(1));
      }
    }
    return links;
  }
}
