package dev.keyplan.model.phrase;

import dev.keyplan.model.NameWords;
import dev.keyplan.source.Located;
import dev.keyplan.spec.AccessPatternSpec.Comparison;
import dev.keyplan.spec.AccessPatternSpec.Verb;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The one phrase, and the one name, of a pattern, however its author wrote it: {@code of} for ends,
 * {@code by} for attributes, {@code newest} where the order is by the attribute that the word
 * means.
 *
 * @param draft with every name resolved: no condition or order is left without its attribute, and a
 *     condition for equality stands in {@code by}
 * @param nouns by their names, in full
 * @param time the attribute that "newest" means for the items read
 * @param single kinds in {@code with} of which there is one at most
 */
public record CanonicalPhrase(
    PatternDraft draft, Map<String, Noun> nouns, Optional<String> time, List<String> single) {

  private static final String MORE_VOWEL_SOUNDS = "hour|honou?r|heir";
  private static final String CONSONANT_SOUNDS = "one|eu|us[aeiou]|uni|ut[aeiou]";

  /** The phrase. */
  public String phrase() {
    List<String> parts = new ArrayList<>();
    parts.add(draft.verb().value().word());
    parts.add(isGet() ? subject() : listed());
    scope(parts);
    with().ifPresent(parts::add);
    when().ifPresent(parts::add);
    order().ifPresent(parts::add);
    return String.join(" ", parts);
  }

  /** The default name: verb, rank, noun, scope and what is returned too, in lower camel. */
  public String name() {
    StringBuilder name = new StringBuilder(draft.verb().value().word());
    name.append(rankInName());
    adjectives().forEach(a -> name.append(NameWords.upperCamel(a.words())));
    Noun noun = noun(draft.noun().value());
    name.append(NameWords.upperCamel(isGet() ? noun.singular() : noun.plural()));
    String joint = "";
    for (Located<String> entry : draft.by()) {
      String preposition = isEnd(entry) ? "Of" : "By";
      name.append(joint.equals(preposition) ? "And" : preposition).append(inName(entry));
      joint = preposition;
    }
    if (!draft.with().isEmpty()) {
      name.append("With");
      name.append(
          draft.with().stream()
              .map(w -> NameWords.upperCamel(related(w)))
              .collect(Collectors.joining("And")));
    }
    return name.toString();
  }

  private String inName(Located<String> entry) {
    return isEnd(entry)
        ? NameWords.upperCamel(noun(entry.value()).singular())
        : NameWords.upperCamel(NameWords.of(entry.value()));
  }

  private boolean isGet() {
    return draft.verb().value() == Verb.GET;
  }

  private Noun noun(String name) {
    return java.util.Objects.requireNonNull(nouns.get(name), name);
  }

  private boolean isEnd(Located<String> entry) {
    return nouns.containsKey(entry.value());
  }

  private String subject() {
    String noun = String.join(" ", noun(draft.noun().value()).singular());
    return ranksByTime() ? "the " + age() + " " + noun : article(noun) + " " + noun;
  }

  /** What is fixed before the noun; a get has no adjectives. */
  private List<Noun.Adjective> adjectives() {
    return isGet()
        ? List.of()
        : draft.where().stream().flatMap(w -> adjective(w).stream()).toList();
  }

  /** The adjective that says a condition, where no other attribute has the same. */
  private Optional<Noun.Adjective> adjective(PatternDraft.Condition condition) {
    if (isGet() || condition.comparison() != Comparison.IS) {
      return Optional.empty();
    }
    List<Noun.Adjective> known = noun(draft.noun().value()).adjectives();
    String value = condition.values().get(0).value();
    return known.stream()
        .filter(a -> a.value().equals(value) && isOn(condition, a.attribute()))
        .filter(a -> known.stream().filter(o -> o.words().equals(a.words())).count() == 1)
        .findFirst();
  }

  private static boolean isOn(PatternDraft.Condition condition, String attribute) {
    return condition.attribute().map(Located::value).filter(attribute::equals).isPresent();
  }

  private String listed() {
    String nounInPlural =
        Stream.concat(
                adjectives().stream().map(Noun.Adjective::words),
                Stream.of(noun(draft.noun().value()).plural()))
            .map(words -> String.join(" ", words))
            .collect(Collectors.joining(" "));
    String n = draft.limit().isPresent() ? " " + draft.limit().getAsInt() : "";
    if (ranksByTime()) {
      return "the " + age() + n + " " + nounInPlural;
    }
    if (isTop()) {
      return (draft.orderBy().get(0).descending() ? "top" : "bottom") + n + " " + nounInPlural;
    }
    return n.isEmpty() ? nounInPlural : "the first" + n + " " + nounInPlural;
  }

  private String rankInName() {
    if (ranksByTime()) {
      return NameWords.capitalised(age());
    }
    return isTop() ? (draft.orderBy().get(0).descending() ? "Top" : "Bottom") : "";
  }

  private String age() {
    return draft.orderBy().get(0).descending() ? "newest" : "oldest";
  }

  private boolean isByTime() {
    return draft.orderBy().size() == 1
        && draft.orderBy().get(0).attribute().map(Located::value).equals(time)
        && time.isPresent();
  }

  private boolean ranksByTime() {
    return isByTime() && (isGet() || draft.limit().isPresent());
  }

  private boolean isTop() {
    return !isGet()
        && !isByTime()
        && draft.orderBy().size() == 1
        && draft.limit().isPresent()
        && draft.with().isEmpty();
  }

  private void scope(List<String> parts) {
    String joint = "";
    for (Located<String> entry : draft.by()) {
      String preposition = isEnd(entry) ? "of" : "by";
      parts.add(joint.equals(preposition) ? "and" : preposition);
      parts.add(isEnd(entry) ? withArticle(noun(entry.value())) : entry.value());
      joint = preposition;
    }
  }

  private static String withArticle(Noun noun) {
    String text = String.join(" ", noun.singular());
    return article(text) + " " + text;
  }

  private static String article(String noun) {
    boolean vowel =
        noun.matches("(" + MORE_VOWEL_SOUNDS + ").*")
            || (noun.matches("[aeiou].*") && !noun.matches("(" + CONSONANT_SOUNDS + ").*"));
    return vowel ? "an" : "a";
  }

  private Optional<String> with() {
    if (draft.with().isEmpty()) {
      return Optional.empty();
    }
    String its = isGet() ? "with its " : "with their ";
    return Optional.of(
        draft.with().stream()
            .map(w -> String.join(" ", related(w)))
            .collect(Collectors.joining(" and ", its, "")));
  }

  private List<String> related(Located<String> kind) {
    Noun noun = noun(kind.value());
    return single.contains(kind.value()) ? noun.singular() : noun.plural();
  }

  private Optional<String> when() {
    List<PatternDraft.Condition> where =
        draft.where().stream().filter(w -> adjective(w).isEmpty()).toList();
    if (where.isEmpty()) {
      return Optional.empty();
    }
    if (where.size() == 1
        && where.get(0).comparison() == Comparison.BETWEEN
        && time.isPresent()
        && where.get(0).attribute().map(Located::value).equals(time)) {
      return Optional.of("in date range");
    }
    return Optional.of(
        where.stream()
            .map(w -> w.attribute().map(Located::value).orElse("") + " " + compared(w))
            .collect(Collectors.joining(" and ", "where ", "")));
  }

  private String compared(PatternDraft.Condition condition) {
    if (condition.comparison().isPresence()) {
      return "is " + condition.comparison().word();
    }
    return condition.comparison() == Comparison.IS
        ? "is " + value(condition)
        : operator(condition.comparison());
  }

  /** An allowed value in its words; else a number, a date or a text in quotes. */
  private String value(PatternDraft.Condition condition) {
    String value = condition.values().get(0).value();
    return noun(draft.noun().value()).adjectives().stream()
        .filter(a -> !a.isFlag() && a.value().equals(value) && isOn(condition, a.attribute()))
        .map(a -> String.join(" ", a.words()))
        .findFirst()
        .orElse(PhraseWords.isBare(value) ? value : "'" + value + "'");
  }

  /** The first word of the grammar with that meaning. */
  private static String operator(Comparison comparison) {
    return PhraseWords.OPERATORS.stream()
        .filter(o -> o.comparison() == comparison)
        .map(PhraseWords.Operator::word)
        .findFirst()
        .orElse("");
  }

  private Optional<String> order() {
    if (draft.orderBy().isEmpty() || ranksByTime()) {
      return Optional.empty();
    }
    if (isTop()) {
      return draft.orderBy().get(0).attribute().map(a -> "by " + a.value());
    }
    if (isByTime()) {
      return Optional.of(age() + " first");
    }
    return Optional.of(
        draft.orderBy().stream()
            .map(
                o ->
                    o.attribute().map(Located::value).orElse("")
                        + (o.descending() ? " descending" : ""))
            .collect(Collectors.joining(" and ", "sorted by ", "")));
  }
}
