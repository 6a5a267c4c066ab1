package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import java.util.List;
import java.util.stream.Collectors;

/** The wording of what can be wrong with what a kind promises of its items. */
final class KindProblem {

  private KindProblem() {}

  static Diagnostic uniqueAlready(Unique unique, List<String> identity, String kind) {
    return ModelRule.UNIQUE_ALREADY
        .at(
            unique.span(),
            "%s cannot repeat: %s identifies each `%s`"
                .formatted(names(unique.attributes()), names(identity), kind))
        .withHelp("take the entry out, or leave out what belongs to the identity");
  }

  static Diagnostic uniqueAlready(Unique unique, Unique other) {
    return ModelRule.UNIQUE_ALREADY
        .at(
            unique.span(),
            "%s cannot repeat: %s is unique alone"
                .formatted(names(unique.attributes()), names(other.attributes())))
        .withHelp("keep one of the two entries")
        .alsoAt(other.span(), "%s is unique by this".formatted(names(other.attributes())));
  }

  /** As they stand in a sentence. */
  static String names(List<String> attributes) {
    List<String> quoted = attributes.stream().map(a -> "`" + a + "`").toList();
    int last = quoted.size() - 1;
    return last < 1
        ? String.join("", quoted)
        : quoted.stream().limit(last).collect(Collectors.joining(", "))
            + " and "
            + quoted.get(last);
  }
}
