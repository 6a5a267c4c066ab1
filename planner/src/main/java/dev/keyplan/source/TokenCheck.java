package dev.keyplan.source;

import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import dev.keyplan.source.YamlNode.Entry;
import dev.keyplan.source.YamlNode.Scalar;
import dev.keyplan.source.YamlNode.Style;
import dev.keyplan.source.YamlProblem.Kind;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Refuses what YAML allows and keyplan does not: repeated keys, aliases, anchors, tags, merge keys,
 * missing values.
 */
final class TokenCheck {

  private static final Set<String> NULL_WORDS = Set.of("~", "null", "Null", "NULL");

  /**
   * A comment that begins as a text would ({@code #4}), or holds nothing: likely no comment at all.
   */
  private static final Pattern CUT_TEXT = Pattern.compile("[ \\t]+#([^\\s#=*!-].*|[ \\t]*)");

  private final Positions positions;
  private final List<YamlProblem> problems;
  private int lastRefused = -1;
  private boolean braces;

  TokenCheck(Positions positions, List<YamlProblem> problems) {
    this.positions = positions;
    this.problems = problems;
  }

  /** Where the parser's token starts, in UTF-16 units. */
  int start(YAMLParser parser) {
    return positions.unit(parser.currentTokenLocation().getCharOffset());
  }

  Style style(int start, int end) {
    if (start == end) {
      return Style.PLAIN;
    }
    return switch (positions.charAt(start)) {
      case '"', '\'' -> Style.QUOTED;
      case '|', '>' -> Style.BLOCK;
      default -> Style.PLAIN;
    };
  }

  boolean hashFollows(int start, int end) {
    return style(start, end) == Style.PLAIN
        && CUT_TEXT.matcher(positions.restOfLine(end)).matches();
  }

  boolean isMergeKey(Scalar key) {
    return key.text().equals("<<") && key.style() == Style.PLAIN;
  }

  /** Reports an anchor or a tag that stands before the node at that offset. */
  boolean properties(int start) {
    char c = positions.charAt(start);
    boolean anchor = c == '&';
    if (!anchor && c != '!') {
      return true;
    }
    if (lastRefused != start) {
      lastRefused = start;
      problems.add(
          YamlProblem.of(
              anchor ? Kind.ALIAS : Kind.TAG,
              firstWord(start),
              anchor ? "anchors are not part of the language" : "tags are not part of the language",
              anchor
                  ? "write the value out at each place"
                  : "leave the tag out; in quotes, `!` is a character like any other"));
    }
    return false;
  }

  /** Whether a key may stand; if not, why is reported. */
  boolean key(Scalar key, @Nullable Entry earlier, boolean braces) {
    if (isMergeKey(key)) {
      problems.add(
          YamlProblem.of(
              Kind.MERGE_KEY,
              key.span(),
              "the merge key `<<` is not part of the language",
              "write the fields out at each place"));
      return false;
    }
    if (key.style() == Style.PLAIN && !properties(key.offset())) {
      return false;
    }
    if (earlier != null) {
      problems.add(
          new YamlProblem(
              Kind.DUPLICATE_KEY,
              key.span(),
              "`" + key.text() + "` stands here twice",
              Optional.of("delete one of the two, or give it another name"),
              Optional.of(earlier.key().span())));
      return false;
    }
    this.braces = braces;
    return true;
  }

  /** Whether a value may stand; if not, why is reported. */
  boolean value(YAMLParser parser, Scalar value, @Nullable Scalar key) {
    if (parser.isCurrentAlias()) {
      problems.add(
          YamlProblem.of(
              Kind.ALIAS,
              value.span(),
              "aliases are not part of the language",
              "write the value out at each place; in quotes, `*` is a character like any other"));
      return false;
    }
    if (value.style() != Style.PLAIN) {
      return true;
    }
    if (value.text().isEmpty()) {
      problems.add(noValue(value, key));
      return false;
    }
    if (NULL_WORDS.contains(value.text())) {
      problems.add(nullWord(value, key));
      return false;
    }
    return properties(value.offset());
  }

  private static YamlProblem nullWord(Scalar value, @Nullable Scalar key) {
    String subject = key == null ? "this entry" : "`" + key.text() + "`";
    String help = "leave it out, or quote the word where text is meant: \"" + value.text() + "\"";
    return YamlProblem.of(
        Kind.EMPTY_VALUE, value.span(), subject + " is `" + value.text() + "`, no value", help);
  }

  private YamlProblem noValue(Scalar value, @Nullable Scalar key) {
    if (key == null) {
      return YamlProblem.of(
          Kind.EMPTY_VALUE,
          value.span(),
          "this entry has no value",
          "write it or delete the entry");
    }
    String message = "`" + key.text() + "` has no value";
    if (positions.restOfLine(value.offset()).stripLeading().startsWith("#")) {
      String help = "a `#` after a blank begins a comment; as text it is quoted: `";
      return YamlProblem.of(Kind.EMPTY_VALUE, key.span(), message, help + key.text() + ": \"#\"`");
    }
    if (braces) {
      return YamlProblem.of(
          Kind.NEEDS_QUOTES,
          key.span(),
          message,
          "between braces a comma ends a text; a text with a comma in it needs quotes");
    }
    return YamlProblem.of(
        Kind.EMPTY_VALUE, key.span(), message, "write a value or delete the field");
  }

  private Span firstWord(int start) {
    String rest = positions.restOfLine(start);
    int length = 0;
    while (length < rest.length() && !Character.isWhitespace(rest.charAt(length))) {
      length++;
    }
    return positions.spanOfUnits(start, start + length);
  }
}
