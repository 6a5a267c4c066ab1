package dev.keyplan.plan;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * DynamoDB's limits, as far as a plan can know them, and bounds that a layout turns out not to say.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html">Quotas</a>
 */
final class LimitRefusals {

  static final int MOST_INDEXES = 20;
  static final int PARTITION_KEY_BYTES = 2048;
  static final int SORT_KEY_BYTES = 1024;

  private LimitRefusals() {}

  /** Indexes beyond the quota, at the kind that needs most of them. */
  static List<Diagnostic> indexes(Layout layout) {
    return layout.components().stream()
        .filter(s -> s.assignment().indexes().size() > MOST_INDEXES)
        .map(LimitRefusals::tooMany)
        .toList();
  }

  private static Diagnostic tooMany(Layout.Solved solved) {
    Map<String, Integer> patterns = new TreeMap<>();
    solved.component().demands().forEach(d -> patterns.merge(d.pattern().kind(), 1, Integer::sum));
    Kind most =
        solved.component().kinds().stream()
            .max((a, b) -> patterns.getOrDefault(a.name(), 0) - patterns.getOrDefault(b.name(), 0))
            .orElseThrow();
    return PlanRule.TOO_MANY_INDEXES.at(
        most.span(),
        "the patterns of `%s` need %s, and a table has at most %d"
            .formatted(
                most.name(), Clauses.indexes(solved.assignment().indexes().size()), MOST_INDEXES),
        "drop patterns that find it by attributes of their own, or let patterns share their first attributes");
  }

  /** Keys that are longer than the limit whatever the values are. */
  static List<Diagnostic> keys(Table table) {
    List<Diagnostic> found = new ArrayList<>();
    for (ItemShape shape : table.shapes()) {
      for (ItemShape.ItemKeys keys : shape.keys()) {
        check(shape, keys.partition(), "partition", PARTITION_KEY_BYTES, found);
        check(shape, keys.sort(), "sort", SORT_KEY_BYTES, found);
      }
    }
    return found;
  }

  private static void check(
      ItemShape shape, KeyTemplate key, String part, int limit, List<Diagnostic> found) {
    int bytes =
        key.segments().size()
            - 1
            + key.segments().stream()
                .mapToInt(s -> s.match(l -> bytes(l.text()), c -> longest(c.attribute())))
                .sum();
    if (bytes > limit) {
      found.add(
          PlanRule.KEY_TOO_LONG.at(
              shape.kind().span(),
              "the %s key `%s` of `%s` can have %d bytes, and %d is the limit"
                  .formatted(part, key, shape.kind().name(), bytes, limit),
              "shorten the allowed values, or find it by fewer attributes"));
    }
  }

  /**
   * The longest encoded value where the type or the allowed values tell it, else the shortest: one
   * byte.
   */
  private static int longest(Attribute attribute) {
    return switch (attribute.type()) {
      case DATE -> 10;
      case TIMESTAMP, EXPIRY -> 24;
      case UUID -> 36;
      case ULID -> 26;
      case INTEGER, NUMBER ->
          KeyEncoding.digits(attribute) + (KeyEncoding.isSigned(attribute) ? 1 : 0);
      default ->
          attribute.limits().oneOf().stream()
              .mapToInt(v -> bytes(KeyEncoding.escape(v)))
              .max()
              .orElse(1);
    };
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  /** Patterns whose excluded upper bound stands at the end of the key that serves them. */
  static List<Diagnostic> bounds(Model model, List<Demand> demands, QueryRouting routing) {
    return demands.stream()
        .filter(d -> !d.isCollection() && routing.isUnsayable(d))
        .map(
            d ->
                PlanRule.EXCLUDED_BOUND_AT_KEY_END
                    .at(
                        d.pattern().span(),
                        "`%s` wants what lies below a value of `%s`, with which the key ends, and there is no value just below it"
                            .formatted(d.pattern().name(), d.own().tail().get(0)),
                        "say `at-most`, and skip the bound itself where it is returned")
                    .alsoAt(
                        model.kind(d.pattern().kind()).span(),
                        "`" + d.pattern().kind() + "` is declared here"))
        .toList();
  }
}
