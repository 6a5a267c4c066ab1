package dev.keyplan.model.phrase;

import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import dev.keyplan.spec.AccessPatternSpec.Comparison;
import dev.keyplan.spec.AccessPatternSpec.Verb;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * An access pattern in its structured form, from a phrase or as the author wrote it; its names are
 * not resolved.
 *
 * @param verb at most one, many, or how many
 * @param noun the kind or role that is wanted
 * @param by names of attributes and ends
 * @param via the relation meant
 * @param where conditions
 * @param orderBy the order
 * @param with kinds to return too
 * @param limit the usual page size
 * @param beside the kinds of which {@code by} must name one, where the noun leaves out such a
 *     kind's name
 * @param unplanned words that the language knows and this version does not plan
 */
public record PatternDraft(
    Located<Verb> verb,
    Located<String> noun,
    List<Located<String>> by,
    Optional<Located<String>> via,
    List<Condition> where,
    List<Order> orderBy,
    List<Located<String>> with,
    OptionalInt limit,
    List<String> beside,
    List<Located<String>> unplanned) {

  public PatternDraft {
    by = List.copyOf(by);
    where = List.copyOf(where);
    orderBy = List.copyOf(orderBy);
    with = List.copyOf(with);
    beside = List.copyOf(beside);
    unplanned = List.copyOf(unplanned);
  }

  /**
   * A condition.
   *
   * @param attribute without one it is on the attribute that "newest" means
   * @param values what the spec fixes; empty where the caller gives it
   */
  public record Condition(
      Optional<Located<String>> attribute,
      Comparison comparison,
      List<Located<String>> values,
      Span span) {

    public Condition {
      values = List.copyOf(values);
    }

    /** The same, of an attribute that is known. */
    public Condition of(Located<String> named) {
      return new Condition(Optional.of(named), comparison, values, span);
    }

    /** {@code status: given}, {@code status: {is: OPEN}}. */
    String structured() {
      String word = comparison.word();
      return shown(attribute)
          + ": "
          + (values.isEmpty() ? word : "{" + word + ": " + values.get(0).value() + "}");
    }
  }

  /** An attribute of the order; without one it is the attribute that "newest" means. */
  public record Order(Optional<Located<String>> attribute, boolean descending, Span span) {}

  /** A draft that says no more than what is wanted. */
  public static PatternDraft of(Located<Verb> verb, Located<String> noun) {
    return new PatternDraft(
        verb,
        noun,
        List.of(),
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        OptionalInt.empty(),
        List.of(),
        List.of());
  }

  public PatternDraft withVia(Optional<Located<String>> value) {
    return new PatternDraft(verb, noun, by, value, where, orderBy, with, limit, beside, unplanned);
  }

  public PatternDraft withLimit(OptionalInt value) {
    return new PatternDraft(verb, noun, by, via, where, orderBy, with, value, beside, unplanned);
  }

  public PatternDraft withBeside(List<String> value) {
    return new PatternDraft(verb, noun, by, via, where, orderBy, with, limit, value, unplanned);
  }

  public PatternDraft plusBy(List<Located<String>> more) {
    return new PatternDraft(
        verb, noun, joined(by, more), via, where, orderBy, with, limit, beside, unplanned);
  }

  public PatternDraft plusWhere(List<Condition> more) {
    return new PatternDraft(
        verb, noun, by, via, joined(where, more), orderBy, with, limit, beside, unplanned);
  }

  public PatternDraft plusOrderBy(List<Order> more) {
    return new PatternDraft(
        verb, noun, by, via, where, joined(orderBy, more), with, limit, beside, unplanned);
  }

  public PatternDraft plusWith(List<Located<String>> more) {
    return new PatternDraft(
        verb, noun, by, via, where, orderBy, joined(with, more), limit, beside, unplanned);
  }

  public PatternDraft plusUnplanned(List<Located<String>> more) {
    return new PatternDraft(
        verb, noun, by, via, where, orderBy, with, limit, beside, joined(unplanned, more));
  }

  private static <T> List<T> joined(List<T> first, List<T> second) {
    List<T> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }

  /** The structured form on one line, as it could stand in a spec. */
  public String structured() {
    StringBuilder out = new StringBuilder("{");
    out.append(verb.value().word()).append(": ").append(noun.value());
    append(out, "by", by.stream().map(Located::value).toList());
    via.ifPresent(v -> out.append(", via: ").append(v.value()));
    if (!where.isEmpty()) {
      out.append(
          where.stream()
              .map(Condition::structured)
              .collect(Collectors.joining(", ", ", where: {", "}")));
    }
    append(out, "with", with.stream().map(Located::value).toList());
    append(
        out,
        "order-by",
        orderBy.stream().map(o -> shown(o.attribute()) + (o.descending() ? " desc" : "")).toList());
    limit.ifPresent(n -> out.append(", limit: ").append(n));
    return out.append('}').toString();
  }

  private static String shown(Optional<Located<String>> attribute) {
    return attribute.map(Located::value).orElse("<time>");
  }

  private static void append(StringBuilder out, String field, List<String> entries) {
    if (!entries.isEmpty()) {
      out.append(", ").append(field).append(": [").append(String.join(", ", entries)).append(']');
    }
  }
}
