package dev.keyplan.spec;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.source.Span;
import java.util.Locale;
import java.util.Optional;

/** What can be wrong with the shape of a spec. */
public enum SpecRule {
  NOT_UTF8("KP1001", "A spec is UTF-8."),
  BYTE_ORDER_MARK("KP1002", "A text has one byte order mark at most, at its start."),
  CONTROL_CHARACTER("KP1003", "A spec has no control characters and none that hide."),
  TAB_INDENTATION("KP1004", "YAML is indented by spaces."),
  DUPLICATE_KEY("KP1005", "A mapping has each key once."),
  ALIAS("KP1006", "A spec says everything where it stands."),
  SECOND_DOCUMENT("KP1007", "A file is one document."),
  EMPTY_FILE("KP1008", "A spec is not empty."),
  TOO_LARGE("KP1009", "A spec has at most 8 MB."),
  TOO_DEEP("KP1010", "A spec is nested 64 levels deep at most."),
  NOT_YAML("KP1011", "A spec is YAML."),
  NEEDS_QUOTES("KP1012", "A text that YAML would read otherwise is quoted."),
  MERGE_KEY("KP1013", "A mapping says all its fields itself."),
  TAG("KP1014", "A value has no tag: the language says what type it is."),
  KEY_NOT_TEXT("KP1015", "A key is a text."),
  COMMENT_CUTS_TEXT(
      "KP1016", Severity.WARNING, "A text does not end where a comment seems to be part of it."),
  UNKNOWN_FIELD("KP1020", "Every field is one that the language has there."),
  MISSING_FIELD("KP1021", "Required fields are there."),
  WRONG_SHAPE("KP1022", "A value is a text, a list or a mapping as its field wants it."),
  BAD_VALUE("KP1023", "A value is one that its field allows."),
  EMPTY_VALUE("KP1024", "A field that is there has a value."),
  BAD_NAME("KP1025", "Names have the form that the language gives them."),
  NOT_PLANNED_YET("KP1026", "What this version cannot plan is refused, not ignored."),
  FIELDS_CONFLICT("KP1027", "Fields that exclude each other are not both there."),
  FIELD_DOES_NOT_APPLY("KP1028", "A field stands where it has a meaning.");

  private final String id;
  private final Severity severity;
  private final String summary;

  SpecRule(String id, String summary) {
    this(id, Severity.ERROR, summary);
  }

  SpecRule(String id, Severity severity, String summary) {
    this.id = id;
    this.severity = severity;
    this.summary = summary;
  }

  public Rule rule() {
    String kebab = name().toLowerCase(Locale.ROOT).replace('_', '-');
    return new Rule(id, kebab, severity, summary, Optional.empty());
  }

  /** A finding of this rule. */
  public Diagnostic at(Span span, String message) {
    return Diagnostic.of(rule(), span, message);
  }

  /** What the language has and this version refuses, without another way to the same end. */
  public static Diagnostic notPlannedYet(Span span, String what) {
    return notPlannedYet(span, what, "leave it out for now");
  }

  /**
   * What the language has and this version refuses.
   *
   * @param what names it, with backticks where the author wrote it
   * @param meanwhile what to do until it is planned
   */
  public static Diagnostic notPlannedYet(Span span, String what, String meanwhile) {
    return NOT_PLANNED_YET
        .at(span, what + " is part of the language, but this version does not plan it yet")
        .withHelp(meanwhile);
  }
}
