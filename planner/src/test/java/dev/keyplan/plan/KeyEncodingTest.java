package dev.keyplan.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.Attribute.Limits;
import dev.keyplan.model.AttributeType;
import dev.keyplan.model.Value;
import dev.keyplan.source.SourceFile;
import dev.keyplan.source.Span;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * R3 and R4: encoded values are distinct, in the order of the values as UTF-8 bytes, and closed by
 * the delimiter.
 */
class KeyEncodingTest {

  private static final long SEED = 20_261_201;
  private static final int PAIRS = 200_000;
  private static final Span SPAN = new Span(new SourceFile("t", ""), 1, 1, 1);
  private static final String SCALAR_PARTS =
      "#$%&!~ \u0000\u007f\u00e9\u20ac\ud800\udc00\uffffaAbB019/:";

  private final Random random = new Random(SEED);

  private static Attribute attribute(AttributeType type, Limits limits) {
    return new Attribute(
        "a",
        type,
        false,
        true,
        false,
        limits,
        Attribute.Filling.NONE,
        List.of(),
        Optional.empty(),
        SPAN);
  }

  private static Limits limits(String min, String max, int scale) {
    return new Limits(List.of(), bound(min), bound(max), Optional.of(scale), Optional.empty());
  }

  private static Optional<BigDecimal> bound(String number) {
    return Optional.of(number).filter(n -> !n.isEmpty()).map(BigDecimal::new);
  }

  private static int bytes(String a, String b) {
    return Arrays.compareUnsigned(
        a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
  }

  /** Order, injectivity and closed prefixes, for pairs of values whose own order is known. */
  private <T> void check(
      Attribute attribute, Supplier<T> values, Function<T, Value> boxed, Comparator<T> order) {
    for (int i = 0; i < PAIRS / 10; i++) {
      T a = values.get();
      T b = values.get();
      String left = KeyEncoding.encode(attribute, boxed.apply(a));
      String right = KeyEncoding.encode(attribute, boxed.apply(b));
      String pair = "seed " + SEED + ": " + a + " and " + b + " as " + left + " and " + right;
      int expected = Integer.signum(order.compare(a, b));
      assertEquals(expected, Integer.signum(bytes(left, right)), pair);
      if (expected != 0) {
        assertEquals(expected, Integer.signum(bytes(left + "#~", right + "#!")), pair);
        assertTrue(!right.startsWith(left + "#"), pair);
        assertTrue(
            bytes(left + "#~", left + "$") < 0 && (expected > 0 || bytes(left + "$", right) < 0),
            pair);
      }
    }
  }

  private String text() {
    int[] points = SCALAR_PARTS.codePoints().toArray();
    int length = 1 + random.nextInt(4);
    return IntStream.range(0, length)
        .map(i -> points[random.nextInt(points.length)])
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  @Test
  void textsKeepTheirByteOrder() {
    check(
        attribute(AttributeType.STRING, Limits.NONE),
        () -> text(),
        Value.Text::new,
        KeyEncodingTest::bytes);
  }

  @Test
  void startOfATextIsAStartOfItsEncoding() {
    for (int i = 0; i < PAIRS / 10; i++) {
      String a = text();
      String b = text();
      assertEquals(
          b.startsWith(a),
          KeyEncoding.escape(b).startsWith(KeyEncoding.escape(a)),
          "seed " + SEED + ": " + a + " and " + b);
    }
  }

  @Test
  void integersKeepTheirOrder() {
    for (Limits limits :
        List.of(Limits.NONE, limits("0", "", 0), limits("-999", "999", 0), limits("0", "7", 0))) {
      Attribute attribute = attribute(AttributeType.INTEGER, limits);
      long min = limits.min().map(BigDecimal::longValue).orElse(Long.MIN_VALUE + 1);
      long max = limits.max().map(BigDecimal::longValue).orElse(Long.MAX_VALUE);
      List<Long> edges =
          List.of(min, max, Math.max(min, -1), 0L, 1L, Math.min(max, 10), max - 1, min + 1);
      check(
          attribute,
          () -> edges.get(random.nextInt(edges.size())),
          (Long v) -> new Value.Numeric(BigDecimal.valueOf(v)),
          Comparator.<Long>naturalOrder());
    }
  }

  @Test
  void theSmallestAndTheLargestIntegerFit() {
    Attribute attribute = attribute(AttributeType.INTEGER, Limits.NONE);
    String least =
        KeyEncoding.encode(attribute, new Value.Numeric(BigDecimal.valueOf(Long.MIN_VALUE)));
    String most =
        KeyEncoding.encode(attribute, new Value.Numeric(BigDecimal.valueOf(Long.MAX_VALUE)));
    assertTrue(bytes(least, most) < 0);
    assertEquals(20, least.length());
    assertEquals(20, most.length());
  }

  @Test
  void decimalsKeepTheirOrder() {
    for (Limits limits :
        List.of(
            limits("", "", 2),
            limits("0", "99999.99", 2),
            limits("-0.05", "0.05", 2),
            limits("", "", 0))) {
      BigDecimal max = limits.max().orElse(new BigDecimal("1e30"));
      BigDecimal min = limits.min().orElse(max.negate());
      int scale = limits.scale().orElseThrow();
      check(
          attribute(AttributeType.NUMBER, limits),
          () -> decimal(min, max, scale),
          Value.Numeric::new,
          Comparator.naturalOrder());
    }
  }

  private BigDecimal decimal(BigDecimal min, BigDecimal max, int scale) {
    BigDecimal unit = BigDecimal.ONE.movePointLeft(scale);
    List<BigDecimal> near =
        List.of(min, max, BigDecimal.ZERO, unit, unit.negate(), max.subtract(unit), min.add(unit));
    BigDecimal value = near.get(random.nextInt(near.size()));
    return value.max(min).min(max);
  }

  @Test
  void datesTimestampsAndBooleansKeepTheirOrder() {
    List<String> dates =
        List.of("0001-01-01", "1999-12-31", "2000-01-01", "2026-02-09", "2026-10-01", "9999-12-31");
    check(
        attribute(AttributeType.DATE, Limits.NONE),
        () -> pick(dates),
        Value.Text::new,
        Comparator.naturalOrder());
    List<String> times =
        List.of("2026-01-01T00:00:00.000Z", "2026-01-01T00:00:00.001Z", "2026-01-01T10:00:00.000Z");
    check(
        attribute(AttributeType.TIMESTAMP, Limits.NONE),
        () -> pick(times),
        Value.Text::new,
        Comparator.naturalOrder());
    check(
        attribute(AttributeType.BOOLEAN, Limits.NONE),
        () -> random.nextBoolean(),
        Value.Bool::new,
        Comparator.naturalOrder());
    List<String> hex = List.of("00", "0000", "01", "ff", "ff00", "7f");
    check(
        attribute(AttributeType.BINARY, Limits.NONE),
        () -> pick(hex),
        Value.Bytes::new,
        Comparator.naturalOrder());
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  @Test
  void caseOfAnIdentifierDoesNotMatter() {
    assertEquals(
        KeyEncoding.encode(
            attribute(AttributeType.ULID, Limits.NONE),
            new Value.Text("01ARZ3NDEKTSV4RRFFQ69G5FAV")),
        KeyEncoding.encode(
            attribute(AttributeType.ULID, Limits.NONE),
            new Value.Text("01arz3ndektsv4rrffq69g5fav")));
    assertEquals(
        KeyEncoding.encode(
            attribute(AttributeType.UUID, Limits.NONE),
            new Value.Text("ABCDEF00-0000-4000-8000-000000000000")),
        KeyEncoding.encode(
            attribute(AttributeType.UUID, Limits.NONE),
            new Value.Text("abcdef00-0000-4000-8000-000000000000")));
  }

  @Test
  void whatDoesNotFitIsRefused() {
    Attribute text = attribute(AttributeType.STRING, Limits.NONE);
    assertThrows(
        IllegalArgumentException.class, () -> KeyEncoding.encode(text, new Value.Text("")));
    assertThrows(
        IllegalArgumentException.class, () -> KeyEncoding.encode(text, new Value.Text("a\ud800")));
    Attribute small = attribute(AttributeType.INTEGER, limits("0", "9", 0));
    assertThrows(
        IllegalArgumentException.class,
        () -> KeyEncoding.encode(small, new Value.Numeric(BigDecimal.TEN)));
    assertThrows(
        IllegalArgumentException.class,
        () -> KeyEncoding.encode(small, new Value.Numeric(BigDecimal.ONE.negate())));
    assertThrows(
        IllegalArgumentException.class, () -> KeyEncoding.encode(text, new Value.Items(List.of())));
  }
}
