package dev.keyplan.source;

import java.util.List;
import java.util.Optional;

/**
 * What a file holds.
 *
 * @param file its text; empty where the file is too large to be read
 * @param root the tree; absent where there is none to speak of
 * @param problems what is wrong with the file, in the order of their places; where there is a root
 *     too, it holds what is right
 */
public record YamlTree(SourceFile file, Optional<YamlNode> root, List<YamlProblem> problems) {

  public YamlTree {
    problems = problems.stream().sorted((a, b) -> a.span().compareTo(b.span())).toList();
  }

  static YamlTree without(SourceFile file, List<YamlProblem> problems) {
    return new YamlTree(file, Optional.empty(), problems);
  }
}
