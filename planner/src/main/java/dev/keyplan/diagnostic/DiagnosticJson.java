package dev.keyplan.diagnostic;

import dev.keyplan.source.Span;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Findings as a JSON array: the same fields as the text form, for tools. */
public final class DiagnosticJson {

  private DiagnosticJson() {}

  /** The array, with a line end after it. */
  public static String of(List<Diagnostic> diagnostics) {
    return diagnostics.stream()
        .map(DiagnosticJson::object)
        .collect(Collectors.joining(",\n ", "[", "]\n"));
  }

  private static String object(Diagnostic d) {
    String severity = d.rule().severity().name().toLowerCase(Locale.ROOT);
    String related =
        d.related().stream()
            .map(r -> "{" + place(r.span()) + ", \"message\": " + text(r.message()) + "}")
            .collect(Collectors.joining(", ", "[", "]"));
    return "{\"rule\": "
        + text(d.rule().id())
        + ", \"name\": "
        + text(d.rule().name())
        + ", \"severity\": "
        + text(severity)
        + ", "
        + place(d.span())
        + ", \"message\": "
        + text(d.message())
        + d.help().map(help -> ", \"help\": " + text(help)).orElse("")
        + ", \"related\": "
        + related
        + "}";
  }

  private static String place(Span span) {
    return "\"file\": "
        + text(span.file().name())
        + ", \"line\": "
        + span.line()
        + ", \"column\": "
        + span.column()
        + ", \"length\": "
        + span.length();
  }

  /** A JSON string: everything but printable ASCII by its code. */
  private static String text(String value) {
    StringBuilder out = new StringBuilder("\"");
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < 0x20 || c > 0x7E) {
        out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        out.append(c);
      }
    }
    return out.append('"').toString();
  }
}
