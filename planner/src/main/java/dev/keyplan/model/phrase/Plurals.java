package dev.keyplan.model.phrase;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * English plurals, well enough for nouns that name entities; {@code plural} in the spec settles the
 * rest.
 */
public final class Plurals {

  /** Nouns that follow no rule, and nouns ending in -f, -fe or -o that do not simply take an s. */
  private static final Map<String, String> IRREGULAR =
      Map.ofEntries(
          Map.entry("child", "children"),
          Map.entry("foot", "feet"),
          Map.entry("tooth", "teeth"),
          Map.entry("goose", "geese"),
          Map.entry("mouse", "mice"),
          Map.entry("ox", "oxen"),
          Map.entry("die", "dice"),
          Map.entry("leaf", "leaves"),
          Map.entry("life", "lives"),
          Map.entry("knife", "knives"),
          Map.entry("wife", "wives"),
          Map.entry("wolf", "wolves"),
          Map.entry("shelf", "shelves"),
          Map.entry("half", "halves"),
          Map.entry("calf", "calves"),
          Map.entry("loaf", "loaves"),
          Map.entry("thief", "thieves"),
          Map.entry("self", "selves"),
          Map.entry("datum", "data"),
          Map.entry("medium", "media"),
          Map.entry("criterion", "criteria"),
          Map.entry("phenomenon", "phenomena"),
          Map.entry("axis", "axes"),
          Map.entry("matrix", "matrices"),
          Map.entry("vertex", "vertices"),
          Map.entry("appendix", "appendices"),
          Map.entry("quiz", "quizzes"),
          Map.entry("hero", "heroes"),
          Map.entry("potato", "potatoes"),
          Map.entry("tomato", "tomatoes"),
          Map.entry("echo", "echoes"),
          Map.entry("veto", "vetoes"),
          Map.entry("cargo", "cargoes"),
          Map.entry("stomach", "stomachs"),
          Map.entry("epoch", "epochs"),
          Map.entry("monarch", "monarchs"),
          Map.entry("tech", "techs"));

  /** One form for both numbers. */
  private static final Set<String> UNCHANGED =
      Set.of(
          "sheep",
          "fish",
          "deer",
          "series",
          "species",
          "aircraft",
          "equipment",
          "information",
          "news",
          "money",
          "software",
          "hardware",
          "metadata",
          "staff",
          "feedback",
          "settings",
          "preferences",
          "goods",
          "statistics",
          "analytics",
          "credentials",
          "headquarters");

  /** Nouns in -man that take an s. */
  private static final Set<String> REGULAR_MAN =
      Set.of("human", "german", "roman", "talisman", "ottoman", "shaman", "caiman");

  private static final List<String> SIBILANTS = List.of("s", "x", "z", "ch", "sh");

  private Plurals() {}

  /** The plural of a noun of several lower-case words: that of its last word. */
  public static List<String> of(List<String> words) {
    List<String> plural = new java.util.ArrayList<>(words);
    int last = words.size() - 1;
    plural.set(last, of(words.get(last)));
    return List.copyOf(plural);
  }

  /** The plural of one lower-case word. */
  static String of(String word) {
    String irregular = IRREGULAR.get(word);
    if (irregular != null) {
      return irregular;
    }
    if (UNCHANGED.contains(word)) {
      return word;
    }
    if (word.endsWith("person")) {
      return stem(word, 6) + "people";
    }
    if (word.endsWith("man") && !REGULAR_MAN.contains(word)) {
      return stem(word, 2) + "en";
    }
    if (word.endsWith("sis")) {
      return stem(word, 2) + "es";
    }
    if (word.endsWith("y") && !endsInVowelAndY(word)) {
      return stem(word, 1) + "ies";
    }
    return word + (SIBILANTS.stream().anyMatch(word::endsWith) ? "es" : "s");
  }

  private static String stem(String word, int cut) {
    return word.substring(0, word.length() - cut);
  }

  private static boolean endsInVowelAndY(String word) {
    return word.length() > 1
        && "aeiou".indexOf(word.charAt(word.length() - 2)) >= 0
        && !word.endsWith("quy");
  }
}
