package dev.keyplan.example;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Value;
import dev.keyplan.model.ValueText;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Values to try where the author gave none; those outside the attribute's limits are dropped
 * afterwards.
 */
final class CandidateValues {

  private static final Instant MORNING = Instant.parse("2026-09-01T08:00:00Z");

  /** Neighbours by one unit, and moments days and months apart. */
  private static final long[] MILLISECONDS = {
    0, 1, 86_400_000L, 2_592_000_000L, 999, 60_000, 31_536_000_000L, 3_600_000
  };

  /** The same in whole seconds. */
  private static final long[] SECONDS = {
    0, 1_000, 86_400_000L, 2_592_000_000L, 59_000, 60_000, 31_536_000_000L, 3_600_000
  };

  private static final List<String> DATES =
      List.of(
          "2026-09-01",
          "2026-09-02",
          "2026-09-30",
          "2026-10-01",
          "2027-01-01",
          "2026-08-31",
          "2026-12-31",
          "2024-02-29");

  private CandidateValues() {}

  static List<Value> of(Kind kind, Attribute attribute, boolean inKey) {
    return switch (attribute.type()) {
      case STRING -> texts(kind, attribute, inKey).map(t -> (Value) new Value.Text(t)).toList();
      case UUID -> numbered("%08x-0000-4000-8000-00000000000%d", 0x3f2a9c00, 0x11);
      case ULID -> ulids();
      case INTEGER, NUMBER -> inKey ? numbers(attribute) : plainNumbers(attribute);
      case BOOLEAN -> List.of(new Value.Bool(true), new Value.Bool(false));
      case DATE -> DATES.stream().map(d -> (Value) new Value.Text(d)).toList();
      case TIMESTAMP -> moments(MILLISECONDS, ValueText::moment);
      case EXPIRY -> moments(SECONDS, ValueText::seconds);
      case BINARY ->
          Stream.of("01", "0110", "02", "00", "ff").map(h -> (Value) new Value.Bytes(h)).toList();
      case LIST -> lists();
      case MAP -> maps();
      case STRING_SET -> sets();
      case NUMBER_SET -> numberSets();
    };
  }

  private static Stream<String> texts(Kind kind, Attribute attribute, boolean inKey) {
    Stream<String> words = Words.of(kind, attribute.name(), inKey).stream();
    return attribute.limits().pattern().isEmpty()
        ? words
        : Stream.concat(words, PatternTexts.of(attribute.limits().pattern().get()).stream());
  }

  private static List<Value> numbered(String format, int first, int step) {
    return IntStream.rangeClosed(1, 8)
        .mapToObj(
            i -> (Value) new Value.Text(String.format(Locale.ROOT, format, first + i * step, i)))
        .toList();
  }

  private static List<Value> ulids() {
    return IntStream.rangeClosed(1, 8)
        .mapToObj(i -> (Value) new Value.Text("01K42F9ZG0" + "000000000000000" + i))
        .toList();
  }

  private static List<Value> moments(long[] milliseconds, Function<Instant, Value> stored) {
    return LongStream.of(milliseconds).mapToObj(MORNING::plusMillis).map(stored).toList();
  }

  /** What nobody sorts by: amounts as they occur. */
  private static List<Value> plainNumbers(Attribute attribute) {
    Stream<String> usual = Stream.of("12.50", "1", "9.99", "2", "100", "3", "45.20", "7");
    return Stream.concat(
            usual.map(BigDecimal::new).map(n -> (Value) new Value.Numeric(n)),
            numbers(attribute).stream())
        .toList();
  }

  /** Numbers of different lengths, neighbours, and the limits. */
  private static List<Value> numbers(Attribute attribute) {
    BigDecimal least = attribute.limits().min().filter(m -> m.signum() > 0).orElse(BigDecimal.ONE);
    BigDecimal unit = unit(attribute);
    List<BigDecimal> tries = new ArrayList<>();
    for (String near : List.of("0", "9", "1", "99", "10", "-1", "-2", "-11", "4", "2")) {
      tries.add(least.add(new BigDecimal(near)));
    }
    tries.add(1, least.add(new BigDecimal("9")).subtract(unit));
    attribute.limits().max().ifPresent(max -> tries.add(3, max));
    attribute.limits().min().ifPresent(min -> tries.add(4, min));
    attribute.limits().max().ifPresent(max -> tries.add(max.subtract(unit)));
    attribute.limits().min().ifPresent(min -> tries.add(min.add(unit)));
    return tries.stream().map(n -> (Value) new Value.Numeric(n)).toList();
  }

  private static BigDecimal unit(Attribute attribute) {
    return switch (attribute.type()) {
      case INTEGER -> BigDecimal.ONE;
      default -> BigDecimal.ONE.movePointLeft(attribute.limits().scale().orElse(0));
    };
  }

  private static List<Value> lists() {
    return List.of(
        new Value.Items(List.of(new Value.Text("first"), new Value.Text("second"))),
        new Value.Items(List.of(new Value.Numeric(BigDecimal.TEN))));
  }

  private static List<Value> maps() {
    TreeMap<String, Value> fields = new TreeMap<>();
    fields.put("note", new Value.Text("by phone"));
    fields.put("weight", new Value.Numeric(new BigDecimal("1.5")));
    return List.of(new Value.Fields(fields), new Value.Fields(new TreeMap<>()));
  }

  private static List<Value> sets() {
    return List.of(new Value.Texts(List.of("blue", "red")), new Value.Texts(List.of("red")));
  }

  private static List<Value> numberSets() {
    return List.of(
        new Value.Numbers(List.of(BigDecimal.ONE, BigDecimal.TEN)),
        new Value.Numbers(List.of(new BigDecimal("2.5"))));
  }
}
