package dev.keyplan.prove;

import static dev.keyplan.prove.SchemaSql.quoted;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The SQL that an access pattern replaces, over the tables of {@link SchemaSql}, with named
 * parameters such as {@code :email}.
 *
 * <p>A pattern that returns related kinds has one statement for the item and one for each related
 * kind: one joined statement would repeat the item on every line, and two kinds of children would
 * multiply.
 *
 * @param statements at least one; the first returns the pattern's own kind, or counts it
 */
public record PatternSql(List<Statement> statements) {

  public PatternSql {
    statements = List.copyOf(statements);
  }

  /**
   * One statement.
   *
   * @param kind the kind whose columns it returns
   * @param select all rows, over several lines, without a semicolon
   * @param page what cuts off the first of them; empty where all are wanted
   */
  public record Statement(String kind, String select, String page) {

    /** The whole statement. */
    public String text() {
      return page.isEmpty() ? select : select + "\n" + page;
    }
  }

  public static PatternSql of(Model model, AccessPattern pattern) {
    Select select = new Select(model, pattern);
    List<Statement> statements = new ArrayList<>();
    statements.add(new Statement(pattern.kind(), select.own(), page(pattern)));
    for (AccessPattern.Included included : pattern.with()) {
      statements.add(new Statement(included.kind(), select.related(included), ""));
    }
    return new PatternSql(statements);
  }

  private static String page(AccessPattern pattern) {
    if (pattern.verb() == AccessPattern.Verb.GET) {
      return pattern.orderBy().isEmpty() ? "" : "FETCH FIRST 1 ROW ONLY";
    }
    return pattern.limit().isPresent()
        ? "FETCH FIRST " + pattern.limit().getAsInt() + " ROWS ONLY"
        : "";
  }

  private record Select(Model model, AccessPattern pattern) {

    private String alias(String kind) {
      return kind.substring(0, 1).toLowerCase(Locale.ROOT);
    }

    /** An alias that differs from that of the pattern's kind. */
    private String alias2(String kind) {
      String alias = alias(kind);
      return alias.equals(alias(pattern.kind())) ? alias + "2" : alias;
    }

    private String own() {
      String own = alias(pattern.kind());
      List<String> lines = new ArrayList<>();
      boolean isCount = pattern.verb() == AccessPattern.Verb.COUNT;
      lines.add("SELECT " + (isCount ? "COUNT(*)" : own + ".*"));
      lines.addAll(from());
      lines.addAll(where());
      if (!pattern.orderBy().isEmpty()) {
        lines.add(
            "ORDER BY "
                + pattern.orderBy().stream()
                    .map(o -> own + "." + quoted(o.attribute()) + (o.descending() ? " DESC" : ""))
                    .collect(Collectors.joining(", ")));
      }
      return String.join("\n", lines);
    }

    private String related(AccessPattern.Included included) {
      String child = alias2(included.kind());
      List<String> identity = model.kind(pattern.kind()).identity();
      List<String> lines = new ArrayList<>();
      lines.add("SELECT " + child + ".*");
      lines.addAll(from());
      lines.add(
          join(included.kind(), child, included.attributes(), alias(pattern.kind()), identity));
      lines.addAll(where());
      return String.join("\n", lines);
    }

    private List<String> from() {
      String own = alias(pattern.kind());
      List<String> lines = new ArrayList<>();
      if (pattern.hop().isEmpty()) {
        lines.add("FROM " + quoted(pattern.kind()) + " " + own);
        return lines;
      }
      AccessPattern.Hop hop = pattern.hop().get();
      String holder = alias2(hop.kind());
      Kind kind = model.kind(pattern.kind());
      lines.add("FROM " + quoted(hop.kind()) + " " + holder);
      lines.add(join(pattern.kind(), own, kind.identity(), holder, hop.attributes()));
      return lines;
    }

    private static String join(
        String kind, String alias, List<String> attributes, String other, List<String> others) {
      List<String> equal = new ArrayList<>();
      for (int i = 0; i < attributes.size(); i++) {
        equal.add(
            alias + "." + quoted(attributes.get(i)) + " = " + other + "." + quoted(others.get(i)));
      }
      return "JOIN " + quoted(kind) + " " + alias + " ON " + String.join(" AND ", equal);
    }

    private List<String> where() {
      String own = alias(pattern.kind());
      String holder = pattern.hop().map(h -> alias2(h.kind())).orElse(own);
      List<String> conditions = new ArrayList<>();
      pattern
          .given()
          .forEach(g -> conditions.add(holder + "." + quoted(g.attribute()) + " = :" + g.name()));
      pattern
          .narrowing()
          .fixed()
          .forEach(
              f -> conditions.add(own + "." + quoted(f.attribute()) + " = " + literal(f.value())));
      pattern
          .narrowing()
          .presence()
          .forEach(
              p ->
                  conditions.add(
                      own
                          + "."
                          + quoted(p.attribute())
                          + (p.isPresent() ? " IS NOT NULL" : " IS NULL")));
      pattern.ranges().forEach(r -> conditions.add(range(own, r)));
      // An item without the attribute is in no index that is sorted by it.
      pattern.orderBy().stream()
          .map(AccessPattern.OrderBy::attribute)
          .filter(a -> model.kind(pattern.kind()).attribute(a).optional())
          .forEach(a -> conditions.add(own + "." + quoted(a) + " IS NOT NULL"));
      return conditions.isEmpty()
          ? List.of()
          : List.of("WHERE " + String.join("\n  AND ", conditions));
    }

    /** H2 and the standard take a text for a date, a moment or an identifier. */
    private static String literal(Value value) {
      return value.matchScalar(
          t -> "'" + t.text().replace("'", "''") + "'",
          n -> n.number().toPlainString(),
          b -> b.value() ? "TRUE" : "FALSE",
          b -> "X'" + b.hex() + "'",
          v -> {
            throw new IllegalArgumentException("no literal for " + v);
          });
    }

    private static String range(String alias, AccessPattern.RangeCondition range) {
      String column = alias + "." + quoted(range.attribute());
      String first = ":" + range.parameters().get(0).name();
      return switch (range.operator()) {
        case BETWEEN -> column + " BETWEEN " + first + " AND :" + range.parameters().get(1).name();
        case AT_LEAST -> column + " >= " + first;
        case AT_MOST -> column + " <= " + first;
        case ABOVE -> column + " > " + first;
        case BELOW -> column + " < " + first;
        case BEGINS_WITH -> "LEFT(" + column + ", CHAR_LENGTH(" + first + ")) = " + first;
      };
    }
  }
}
