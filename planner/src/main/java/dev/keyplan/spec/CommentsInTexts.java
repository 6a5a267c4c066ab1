package dev.keyplan.spec;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.YamlNode;
import dev.keyplan.source.YamlNode.Scalar;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds free texts that a {@code #} has likely cut off. Only where any text may stand: elsewhere
 * the schema would have noticed a part that is missing.
 */
final class CommentsInTexts {

  private static final List<String> TEXTS =
      List.of("description", "because", "prefix", "plural", "say", "access-patterns");

  private final List<Diagnostic> found = new ArrayList<>();

  private CommentsInTexts() {}

  static List<Diagnostic> in(YamlNode root) {
    CommentsInTexts walk = new CommentsInTexts();
    walk.visit("", root);
    return walk.found;
  }

  private boolean visit(String field, YamlNode node) {
    return node.match(
        scalar -> check(field, scalar),
        mapping -> {
          mapping.entries().forEach(e -> visit(e.key().text(), e.value()));
          return true;
        },
        sequence -> {
          sequence.items().forEach(item -> visit(field, item));
          return true;
        },
        unusable -> true);
  }

  private boolean check(String field, Scalar scalar) {
    if (scalar.hashFollows() && TEXTS.contains(field)) {
      found.add(
          SpecRule.COMMENT_CUTS_TEXT
              .at(scalar.span(), "this text ends here; what follows the `#` is a comment")
              .withHelp("quote the text, or put a blank after the `#` of a comment"));
    }
    return true;
  }
}
