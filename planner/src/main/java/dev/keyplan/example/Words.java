package dev.keyplan.example;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** Plausible texts by the name of the attribute, with some that are the start of another. */
final class Words {

  private static final Map<String, List<String>> BY_ENDING = new LinkedHashMap<>();

  static {
    put(
        "email",
        "ana@example.org ben@example.org ana@example.org.example dan@example.org eva@example.org"
            + " finn@example.org");
    put("lastname", "Ito Berg Okafor Bergman Silva Novak");
    put("username", "ana ben ana2 dan eva finn");
    put("firstname", "Ana Ben Anabel Dan Eva Finn");
    put("city", "Porto Leeds Oslo Osloer Lyon Turin");
    put("country", "PT GB NO FR IT NL");
    put("street", "Quay_Street_1 Mill_Lane_3 Quay_Street_12 High_Road_9");
    put("phone", "+31205550101 +442079460958 +493055507700 +312055501012");
    put("grade", "A B A+ C D");
    put("term", "2026-fall 2027-spring 2027-fall 2026-fall-2");
    put("color", "red blue redwood green");
    put("colour", "red blue redwood green");
    put("currency", "EUR USD GBP JPY");
    put("category", "books music bookshelves games");
    put("genre", "jazz folk jazz-rock opera");
    put("sku", "KB-87 KB-870 MS-1 MS-10");
    put("url", "https://example.org/a https://example.org/a/b https://example.org/c");
  }

  private static final List<String> PEOPLE =
      List.of(
          "person",
          "people",
          "user",
          "student",
          "teacher",
          "customer",
          "owner",
          "patient",
          "doctor",
          "employee",
          "author",
          "member",
          "player",
          "guest",
          "driver",
          "client");

  private Words() {}

  private static void put(String ending, String words) {
    BY_ENDING.put(ending, Stream.of(words.split(" ")).map(w -> w.replace('_', ' ')).toList());
  }

  /**
   * Texts, at least two; where the attribute is part of a key at least eight, one with a delimiter
   * inside.
   */
  static List<String> of(Kind kind, String attribute, boolean inKey) {
    List<String> known = known(kind, attribute);
    return known.isEmpty() || inKey
        ? Stream.concat(known.stream(), numbered(kind, attribute, inKey)).toList()
        : known;
  }

  /** Texts in the manner of one that the author gave. */
  static List<String> like(String text) {
    int at = text.indexOf('@');
    if (at > 0) {
      String name = text.substring(0, at);
      String host = text.substring(at);
      return List.of(text + ".example", name + "2" + host, name + "3" + host, name + "4" + host);
    }
    String stem = text.replaceAll("[0-9]+$", "");
    String gap = stem.length() == text.length() && Character.isUpperCase(text.charAt(0)) ? " " : "";
    return Stream.concat(
            Stream.of(gap.isEmpty() ? text + "0" : text + " 1"),
            Stream.of("2", "3", "4", "5").map(n -> stem + gap + n))
        .toList();
  }

  private static List<String> known(Kind kind, String attribute) {
    String lower = attribute.replace("_", "").toLowerCase(Locale.ROOT);
    if (lower.equals("name") && isPerson(kind)) {
      return BY_ENDING.getOrDefault("firstname", List.of());
    }
    return BY_ENDING.entrySet().stream()
        .filter(e -> lower.endsWith(e.getKey()))
        .findFirst()
        .map(Map.Entry::getValue)
        .orElse(List.of());
  }

  private static boolean isPerson(Kind kind) {
    return PEOPLE.contains(kind.name().toLowerCase(Locale.ROOT))
        || kind.attributes().stream().map(Attribute::name).anyMatch(n -> n.endsWith("email"));
  }

  private static Stream<String> numbered(Kind kind, String attribute, boolean inKey) {
    String word = kind.identifies(attribute) ? initial(attribute) : phrase(kind, attribute);
    return Stream.of("1", "10", "2", inKey ? "1#x" : "20", "3", "11", "12", "4").map(n -> word + n);
  }

  private static String initial(String attribute) {
    return attribute.toLowerCase(Locale.ROOT).substring(0, 1);
  }

  /** {@code Product 1} for its name or title, {@code note 1} for its note. */
  private static String phrase(Kind kind, String attribute) {
    String lower = attribute.toLowerCase(Locale.ROOT);
    return (lower.endsWith("name") || lower.endsWith("title") ? kind.name() : lower) + " ";
  }
}
