package dev.keyplan.spec;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Values of fields, with findings for what a JSON Schema cannot say of them. */
final class CheckedValues {

  private final List<Diagnostic> found;

  CheckedValues(List<Diagnostic> found) {
    this.found = found;
  }

  /** A value that is read from its text; one of the right form may still be out of range. */
  <T> Optional<Located<T>> value(
      Fields fields, String field, Function<String, Optional<T>> reading) {
    Optional<Located<T>> value = fields.value(field, reading);
    Optional<Located<String>> text = fields.text(field);
    if (value.isEmpty() && text.isPresent()) {
      String written = text.get().value();
      reportOnce(text.get().span(), "`" + written + "` is out of range for `" + field + "`");
    }
    return value;
  }

  /** The texts of a list, each once. */
  List<Located<String>> distinct(Fields fields, String field) {
    List<Located<String>> texts = fields.texts(field);
    checkDistinct(texts);
    return texts;
  }

  void checkDistinct(List<Located<String>> texts) {
    Map<String, Span> first = new HashMap<>();
    for (Located<String> text : texts) {
      Span earlier = first.putIfAbsent(text.value(), text.span());
      if (earlier != null) {
        found.add(
            SpecRule.BAD_VALUE
                .at(text.span(), "`" + text.value() + "` stands here twice")
                .alsoAt(earlier, "the first is here"));
      }
    }
  }

  void report(Span span, String message) {
    found.add(SpecRule.BAD_VALUE.at(span, message));
  }

  /** Reports unless something else is wrong at that place already. */
  void reportOnce(Span span, String message) {
    if (!isReported(span)) {
      report(span, message);
    }
  }

  private boolean isReported(Span span) {
    return found.stream().anyMatch(d -> d.span().equals(span));
  }
}
