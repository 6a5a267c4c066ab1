package dev.keyplan.pack;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.source.Span;
import java.util.Locale;
import java.util.Optional;

/** What can be wrong with a template pack, its options, or the paths that it gives. */
public enum PackRule {
  PACK_NOT_YAML("KP5001", "A `pack.yaml` is a YAML file that can be read."),
  PACK_SHAPE(
      "KP5002", "Each field of a `pack.yaml` is known, needed fields are there, values fit."),
  TEMPLATE_MISSING("KP5003", "Each output names a template of its pack."),
  TEMPLATE_SYNTAX("KP5004", "A template is FreeMarker that can be read."),
  TEMPLATE_CONSTRUCT("KP5005", "A template prints finished facts: it does not compute."),
  TEMPLATE_FAILS("KP5006", "A template asks only for what the view has."),
  TEXT_OUT_OF_PLACE("KP5007", "A text stands where its format lets texts stand."),
  OUTPUT_PATH("KP5008", "An output path stays in its folder, on every system."),
  OUTPUT_PATHS_COLLIDE("KP5009", "No two output paths are one file on any system."),
  UNKNOWN_OPTION("KP5010", "Each option under `packs` is one that its pack declares."),
  OPTION_VALUE("KP5011", "The value of an option has the option's type.");

  @SuppressWarnings("ImmutableEnumChecker") // a record of immutable values
  private final Rule rule;

  PackRule(String id, String summary) {
    String name = name().toLowerCase(Locale.ROOT).replace('_', '-');
    this.rule = new Rule(id, name, Severity.ERROR, summary, Optional.empty());
  }

  public Rule rule() {
    return rule;
  }

  public Diagnostic at(Span span, String message) {
    return Diagnostic.of(rule, span, message);
  }
}
