package dev.keyplan.source;

import dev.keyplan.source.YamlProblem.Kind;

/** Why a parser stops at a place, as an author would say it. The first that fits counts. */
enum StopReason {
  SECOND_COLON(
      Kind.NEEDS_QUOTES,
      "a second `: ` stands on this line",
      "a text with `: ` in it needs quotes"),
  INDENTED_TOO_FAR(
      Kind.NOT_YAML,
      "this line is indented further than the one above it allows",
      "give it the same indentation as the field that it belongs beside, or delete the value"
          + " above"),
  QUESTION_MARK(
      Kind.NEEDS_QUOTES,
      "a `?` between braces ends the text here",
      "write `grade: string?` on a line of its own, or `{ type: string, optional: true }`"),
  OPEN_BRACKET(
      Kind.NOT_YAML,
      "the bracket or brace that opens here is not closed where it should be",
      "close it, or separate the entries by commas; a text with brackets or commas in it needs"
          + " quotes"),
  OPEN_QUOTE(Kind.NOT_YAML, "the quote that opens here is never closed", "close it"),
  UNKNOWN_ESCAPE(
      Kind.NOT_YAML,
      "between double quotes `\\` begins an escape, and this is none",
      "write `\\\\` for a backslash, or use single quotes"),
  TAB(
      Kind.TAB_INDENTATION,
      "a tab (\\t) stands where YAML expects a blank",
      "use spaces outside quotes"),
  FORBIDDEN_START(
      Kind.NEEDS_QUOTES,
      "a text cannot begin with this character",
      "a text that begins with a special character needs quotes"),
  NO_COLON(
      Kind.NOT_YAML,
      "this line is no `field: value`",
      "a field is written with a colon and a blank after its name"),
  LIST_ENTRY(
      Kind.NOT_YAML,
      "an entry of a list cannot begin here",
      "begin the list on a line of its own, or write `[a, b]`"),
  SECOND_DOCUMENT(
      Kind.SECOND_DOCUMENT,
      "a second document begins here; a file holds one spec",
      "put it into a file of its own, or delete it"),
  KEY_IS_NO_TEXT(
      Kind.KEY_NOT_TEXT,
      "the name of a field must be a text",
      "write a plain name before the colon"),
  NOT_IN_LINE(
      Kind.NOT_YAML,
      "this does not line up with what stands above it",
      "give it the indentation of its neighbours; a text after a closing quote or bracket needs"
          + " quotes around all of it"),
  UNREADABLE(Kind.NOT_YAML, "this cannot be read as YAML", "check quotes and indentation");

  private final Kind kind;
  private final String message;
  private final String help;

  StopReason(Kind kind, String message, String help) {
    this.kind = kind;
    this.message = message;
    this.help = help;
  }

  /** From the words of the parser, which are the same in all its versions since 1.0. */
  static StopReason of(String why, Positions positions, int at) {
    if (why.contains("mapping values are not allowed")) {
      boolean second = positions.lineBefore(at).contains(": ");
      return second ? SECOND_COLON : INDENTED_TOO_FAR;
    }
    if (why.contains("parsing a flow")) {
      return positions.charAt(at) == '?' ? QUESTION_MARK : OPEN_BRACKET;
    }
    if (why.contains("quoted scalar") && why.contains("end of stream")) {
      return OPEN_QUOTE;
    }
    if (why.contains("quoted scalar")) {
      return why.contains("document separator") ? OPEN_QUOTE : UNKNOWN_ESCAPE;
    }
    return positions.charAt(at) == '\t' ? TAB : ofBlock(why);
  }

  private static StopReason ofBlock(String why) {
    if (why.contains("cannot start any token") || why.contains("expected the node content")) {
      return FORBIDDEN_START;
    }
    if (why.contains("could not find expected ':'")) {
      return NO_COLON;
    }
    if (why.contains("sequence entries are not allowed")) {
      return LIST_ENTRY;
    }
    if (why.contains("<document start>")) {
      return SECOND_DOCUMENT;
    }
    if (why.contains("Expected a field name")) {
      return KEY_IS_NO_TEXT;
    }
    return why.contains("<block end>") ? NOT_IN_LINE : UNREADABLE;
  }

  YamlProblem problem(Positions positions, int at, int context) {
    boolean atContext = this == OPEN_BRACKET || this == OPEN_QUOTE || this == NO_COLON;
    int place = atContext ? context : at;
    return YamlProblem.of(kind, positions.spanOfUnits(place, place + 1), message, help);
  }
}
