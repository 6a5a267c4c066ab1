package dev.keyplan.view.cloudformation;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.Settings.Tag;
import dev.keyplan.view.ViewRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Whether a table can have the tags of a spec. It also keeps {@code {{resolve:…}}}, which
 * CloudFormation would look up, out of them.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Tagging.html">Tagging
 *     restrictions</a>
 */
final class TagCheck {

  private static final int MOST_TAGS = 50;
  private static final int LONGEST_NAME = 128;
  private static final int LONGEST_VALUE = 256;
  private static final Pattern ALLOWED = Pattern.compile("[\\p{L}\\p{N}\\p{Zs}+=._:/-]*");

  private TagCheck() {}

  static List<Diagnostic> of(List<Tag> tags) {
    List<Diagnostic> found = new ArrayList<>();
    for (Tag tag : tags) {
      problem(tag)
          .map(why -> "the tag `" + tag.name() + "` " + why)
          .map(message -> ViewRule.TAG_NOT_ALLOWED.at(tag.span(), message))
          .ifPresent(found::add);
    }
    if (tags.size() > MOST_TAGS) {
      String message = "a table has at most 50 tags, and this is number 51";
      found.add(ViewRule.TAG_NOT_ALLOWED.at(tags.get(MOST_TAGS).span(), message));
    }
    return found;
  }

  private static Optional<String> problem(Tag tag) {
    if (tag.name().isEmpty() || length(tag.name()) > LONGEST_NAME) {
      return Optional.of("does not have 1 to 128 characters");
    }
    if (tag.name().toLowerCase(java.util.Locale.ROOT).startsWith("aws:")) {
      return Optional.of("begins with `aws:`, which is reserved");
    }
    if (length(tag.value()) > LONGEST_VALUE) {
      return Optional.of("has a value of more than 256 characters");
    }
    boolean allowed =
        ALLOWED.matcher(tag.name()).matches() && ALLOWED.matcher(tag.value()).matches();
    return allowed
        ? Optional.empty()
        : Optional.of("has a character beside letters, digits, blanks and `+ - = . _ : /`");
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }
}
