package dev.keyplan.testing;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Unique;
import dev.keyplan.model.Value;
import dev.keyplan.prove.Row;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Rows with few, unfriendly values, so that keys nearly meet: delimiters, escapes, one unit apart,
 * the bounds.
 */
public final class RandomRows {

  private static final List<String> TEXTS =
      List.of(
          "a",
          "a#",
          "a#b",
          "a$",
          "ab",
          "a b",
          "A",
          "%",
          "%23",
          "a%23b",
          "#",
          "é",
          "a\u0001",
          "1",
          "10",
          "~",
          "\uD83D\uDE00",
          "\uFFEE");

  private final Random random;

  private RandomRows(long seed) {
    this.random = new Random(seed);
  }

  /** About that many rows of each kind, no two with one identity or unique value. */
  public static List<Row> of(Model model, long seed, int most) {
    RandomRows rows = new RandomRows(seed);
    return model.kinds().stream().flatMap(k -> rows.of(k, most)).toList();
  }

  private Stream<Row> of(Kind kind, int most) {
    List<Row> result = new ArrayList<>();
    Set<List<Object>> taken = new LinkedHashSet<>();
    for (int i = 0; i < most; i++) {
      Map<String, Value> row = new LinkedHashMap<>();
      for (Attribute attribute : kind.attributes()) {
        if (!attribute.optional() || random.nextInt(3) > 0) {
          row.put(attribute.name(), value(attribute));
        }
      }
      if (isNew(kind, row, taken)) {
        result.add(new Row(kind.name(), row));
      }
    }
    return result.stream();
  }

  private static boolean isNew(Kind kind, Map<String, Value> row, Set<List<Object>> taken) {
    List<List<Object>> marks = new ArrayList<>();
    marks.add(mark(-1, kind.identity(), row));
    int number = 0;
    for (Unique unique : kind.uniques()) {
      if (row.keySet().containsAll(unique.attributes())) {
        marks.add(mark(number, unique.attributes(), row));
      }
      number++;
    }
    if (marks.stream().anyMatch(taken::contains)) {
      return false;
    }
    taken.addAll(marks);
    return true;
  }

  private static List<Object> mark(int number, List<String> names, Map<String, Value> row) {
    List<Object> mark = new ArrayList<>();
    mark.add(number);
    names.forEach(n -> mark.add(row.get(n)));
    return mark;
  }

  private Value value(Attribute attribute) {
    if (!attribute.limits().oneOf().isEmpty()) {
      return new Value.Text(pick(attribute.limits().oneOf()));
    }
    int n = random.nextInt(4);
    return switch (attribute.type()) {
      case STRING -> new Value.Text(pick(TEXTS));
      case INTEGER, NUMBER -> number(attribute);
      case BOOLEAN -> new Value.Bool(random.nextBoolean());
      case DATE -> new Value.Text(LocalDate.of(2026, 9, 30).plusDays(n).toString());
      case TIMESTAMP -> moment(n);
      case EXPIRY -> new Value.Numeric(BigDecimal.valueOf(1_790_000_000L + n));
      case UUID -> new Value.Text("3f2a9c11-0000-4000-8000-00000000000" + n);
      case ULID -> new Value.Text("01K42F9ZG0000000000000000" + n);
      case BINARY -> new Value.Bytes(pick(List.of("00", "0001", "01", "23", "25", "ff")));
      case LIST -> new Value.Items(List.of(new Value.Text(pick(TEXTS))));
      case MAP -> new Value.Fields(new java.util.TreeMap<>());
      case STRING_SET -> new Value.Texts(List.of(pick(TEXTS)));
      case NUMBER_SET -> new Value.Numbers(List.of(BigDecimal.valueOf(n)));
    };
  }

  private static Value moment(int n) {
    Instant moment = Instant.parse("2026-09-30T23:59:59.998Z").plusMillis(n);
    String text = moment.toString().toUpperCase(Locale.ROOT);
    return new Value.Text(text.length() == 20 ? text.replace("Z", ".000Z") : text);
  }

  private Value number(Attribute attribute) {
    BigDecimal unit = BigDecimal.ONE.movePointLeft(attribute.limits().scale().orElse(0));
    BigDecimal min = attribute.limits().min().orElse(BigDecimal.valueOf(-100));
    BigDecimal max = attribute.limits().max().orElse(BigDecimal.valueOf(Long.MAX_VALUE));
    List<BigDecimal> all =
        Stream.of(
                min,
                min.add(unit),
                max,
                max.subtract(unit),
                BigDecimal.ZERO,
                unit,
                unit.negate(),
                BigDecimal.ONE,
                BigDecimal.TEN)
            .filter(v -> v.compareTo(min) >= 0 && v.compareTo(max) <= 0)
            .toList();
    return new Value.Numeric(pick(all));
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
