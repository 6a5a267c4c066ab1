package dev.keyplan.example;

import java.util.List;
import java.util.stream.Stream;

/** Texts of common forms, to try against the regular expression of an attribute. */
final class PatternTexts {

  private static final List<String> FORMS =
      List.of(
          "1",
          "10",
          "12",
          "123",
          "1234",
          "12345",
          "123456",
          "A1",
          "A10",
          "AB",
          "ABC",
          "ABCD",
          "abc",
          "abcd",
          "a1",
          "a10",
          "a-1",
          "A-1",
          "AB-12",
          "AB-123",
          "ABC-123",
          "ABC-1234",
          "AB12",
          "AB123",
          "ABC123",
          "10-01",
          "10:00",
          "1.0",
          "1.0.0",
          "#ff0000",
          "+31205550101",
          "ana@example.org",
          "https://example.org/a");

  private PatternTexts() {}

  /** Those that match, or variations of them that do. */
  static List<String> of(String pattern) {
    return FORMS.stream()
        .flatMap(f -> Stream.of(f, f.replace('1', '2'), f + "0", f.replace('1', '3')))
        .filter(t -> ValueLimits.matches(pattern, t))
        .distinct()
        .limit(8)
        .toList();
  }
}
