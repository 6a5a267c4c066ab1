package dev.keyplan.view.java;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.AttributeType;
import dev.keyplan.model.Value;
import dev.keyplan.plan.KeyEncoding;
import dev.keyplan.source.SourceFile;
import dev.keyplan.source.Span;
import dev.keyplan.testing.JavaModule;
import dev.keyplan.testing.Packs;
import dev.keyplan.testing.Specs;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;

/** The generated key codec writes what the planner's encoding says, and reads it back. */
class JavaKeyCodecTest {

  private static final long SEED = 20_261_201;
  private static final int TRIES = 2_000;

  private static URLClassLoader module;
  private final Random random = new Random(SEED);

  @BeforeAll
  static void compile() {
    module = JavaModule.load(Packs.files("java", Specs.resource("java/types.yaml").model()));
  }

  @AfterAll
  static void close() throws IOException {
    module.close();
  }

  @Test
  void textsAreWrittenAsPlannedAndReadBack() {
    Attribute text = attribute(AttributeType.STRING, Attribute.Limits.NONE);
    for (int i = 0; i < TRIES; i++) {
      String value = text();
      String key = written("text", value);
      assertEquals(KeyEncoding.encode(text, new Value.Text(value)), key, "seed " + SEED);
      assertEquals(value, read(key, "text"), "seed " + SEED);
    }
  }

  @Test
  void wholeNumbersAreWrittenAsPlannedAndReadBack() {
    for (int i = 0; i < TRIES; i++) {
      Attribute integer = attribute(AttributeType.INTEGER, limits(0));
      int digits = KeyEncoding.digits(integer);
      boolean signed = KeyEncoding.isSigned(integer);
      long value = number(digits, signed).longValue();
      Value planned = new Value.Numeric(BigDecimal.valueOf(value));
      String key = written("integer", value, digits, signed);
      assertEquals(KeyEncoding.encode(integer, planned), key, "seed " + SEED);
      assertEquals(value, read(key, "integer", signed), "seed " + SEED);
    }
  }

  @Test
  void theLeastWholeNumberIsAKeyToo() {
    String key = written("integer", Long.MIN_VALUE, 19, true);
    assertEquals("-" + "0776627963145224191", key);
    assertEquals(Long.MIN_VALUE, read(key, "integer", true));
  }

  @Test
  void numbersAreWrittenAsPlannedAndReadBack() {
    for (int i = 0; i < TRIES; i++) {
      int scale = random.nextInt(6);
      Attribute number = attribute(AttributeType.NUMBER, limits(scale));
      int digits = KeyEncoding.digits(number);
      boolean signed = KeyEncoding.isSigned(number);
      BigDecimal value = new BigDecimal(number(digits, signed), scale);
      String key = written("number", value, scale, digits, signed);
      assertEquals(KeyEncoding.encode(number, new Value.Numeric(value)), key, "seed " + SEED);
      assertEquals(value, read(key, "number", scale, signed), "seed " + SEED);
    }
  }

  @Test
  void orderedTypesSortAsTheirValues() {
    for (int i = 0; i < TRIES; i++) {
      long a = random.nextLong();
      long b = i % 2 == 0 ? random.nextLong() : a + random.nextInt(3) - 1;
      int expected = Integer.signum(Long.compare(a, b));
      String x = written("integer", a, 19, true);
      String y = written("integer", b, 19, true);
      assertEquals(expected, Integer.signum(bytes(x, y)), a + " and " + b);
      Instant early = moment();
      Instant late = early.plusMillis(1 + random.nextInt(1000));
      assertTrue(bytes(written("timestamp", early), written("timestamp", late)) < 0);
    }
  }

  @Test
  void oneBelowIsTheValueBelowAndNothingBelowTheLeast() {
    assertEquals(written("integer", 41L, 3, false), written("integerBelow", 42L, 3, false));
    assertEquals("", written("integerBelow", 0L, 3, false));
    assertEquals("", written("integerBelow", Long.MIN_VALUE, 19, true));
    BigDecimal two = new BigDecimal("2");
    assertEquals("00199", written("numberBelow", two, 2, 5, false));
    assertEquals("", written("numberBelow", BigDecimal.ZERO, 2, 5, false));
    LocalDate march = LocalDate.of(2024, 3, 1);
    assertEquals("2024-02-29", written("dateBelow", march));
    assertEquals("", written("dateBelow", LocalDate.of(0, 1, 1)));
    Instant midnight = Instant.parse("2024-03-01T00:00:00Z");
    assertEquals("2024-02-29T23:59:59.999Z", written("timestampBelow", midnight));
    assertEquals("", written("timestampBelow", Instant.parse("0000-01-01T00:00:00Z")));
  }

  @Test
  void otherTypesAreWrittenAsPlannedAndReadBack() {
    for (int i = 0; i < TRIES; i++) {
      Instant moment = moment();
      assertEquals(moment, read(written("timestamp", moment), "timestamp"));
      LocalDate day = LocalDate.ofEpochDay(random.nextInt(3_000_000) - 719_528);
      assertEquals(day.toString(), written("date", day));
      assertEquals(day, read(written("date", day), "date"));
      UUID uuid = new UUID(random.nextLong(), random.nextLong());
      assertEquals(uuid, read(written("uuid", uuid), "uuid"));
      byte[] content = new byte[1 + random.nextInt(9)];
      random.nextBytes(content);
      SdkBytes bytes = SdkBytes.fromByteArray(content);
      assertEquals(bytes, read(written("binary", bytes), "binary"));
    }
    assertEquals("01ARZ3NDEKTSV4RRFFQ69G5FAV", written("ulid", "01arz3ndektsv4rrffq69g5fav"));
    assertEquals("1", written("bool", true));
  }

  @Test
  void whatCannotBeAPartOfAKeyIsRefused() {
    assertRefused("InvalidKeyPart", "is empty", "text", "");
    assertRefused("InvalidKeyPart", "surrogate", "text", "a\uD83C");
    assertRefused("InvalidKeyPart", "surrogate", "text", "\uDF0Aa");
    assertRefused("InvalidKeyPart", "2048 bytes", "text", "é".repeat(1025));
    assertRefused("InvalidKeyPart", "2048 bytes", "text", "#".repeat(683));
    assertRefused("InvalidKeyPart", "out of the range", "integer", 1000L, 3, false);
    assertRefused("InvalidKeyPart", "out of the range", "integer", -1L, 3, false);
    assertRefused("InvalidKeyPart", "digits after", "number", new BigDecimal("0.001"), 2, 5, true);
    assertRefused("InvalidKeyPart", "is empty", "binary", SdkBytes.fromByteArray(new byte[0]));
    assertRefused("InvalidValue", "finer", "timestamp", Instant.parse("2024-01-01T00:00:00.0001Z"));
    assertRefused("InvalidValue", "years", "date", LocalDate.of(10_000, 1, 1));
    assertRefused("InvalidValue", "years", "timestamp", Instant.MAX.minusNanos(999_999_999));
    assertRefused("InvalidValue", "not a ULID", "ulid", "01ARZ3NDEKTSV4RRFFQ69G5FAU");
  }

  @Test
  void aKeyMayBeAsLongAsTheServiceAllows() {
    assertEquals(2048, written("text", "é".repeat(1024)).getBytes(StandardCharsets.UTF_8).length);
  }

  private static void assertRefused(String error, String reason, String method, Object... values) {
    RuntimeException refused = assertThrows(RuntimeException.class, () -> written(method, values));
    assertEquals(error, refused.getClass().getSimpleName(), () -> String.valueOf(refused));
    assertTrue(String.valueOf(refused.getMessage()).contains(reason), () -> "" + refused);
  }

  /** A text in which what must be escaped, and what looks like an escape, is frequent. */
  private String text() {
    String signs = "#%$/\\-_ \t\n\u0000!\"aZ0~éż\u2028\uD83C\uDF0A\uFFFD";
    StringBuilder text = new StringBuilder();
    int length = 1 + random.nextInt(12);
    while (text.length() < length) {
      int c =
          signs.codePointAt(
              signs.offsetByCodePoints(0, random.nextInt(signs.codePointCount(0, signs.length()))));
      text.appendCodePoint(random.nextInt(9) == 0 ? 0x20 + random.nextInt(0x60) : c);
    }
    return text.toString();
  }

  private Instant moment() {
    long first = Instant.parse("0000-01-01T00:00:00Z").toEpochMilli();
    long last = Instant.parse("9999-12-31T00:00:00Z").toEpochMilli();
    return Instant.ofEpochMilli(first + (long) (random.nextDouble() * (last - first)));
  }

  private Attribute.Limits limits(int scale) {
    Optional<BigDecimal> max =
        random.nextBoolean()
            ? Optional.empty()
            : Optional.of(new BigDecimal(BigInteger.valueOf(1 + random.nextInt(1_000_000)), scale));
    Optional<BigDecimal> min =
        random.nextInt(3) == 0
            ? Optional.empty()
            : Optional.of(BigDecimal.valueOf(random.nextInt(20) - 10L));
    return new Attribute.Limits(List.of(), min, max, Optional.of(scale), Optional.empty());
  }

  /** Any number of at most that many digits, near the ends often. */
  private BigInteger number(int digits, boolean signed) {
    BigInteger limit = BigInteger.TEN.pow(Math.min(digits, 18));
    BigInteger value = new BigInteger(64, random).mod(limit);
    if (random.nextInt(4) == 0) {
      value = BigInteger.valueOf(random.nextInt(3));
    } else if (random.nextInt(4) == 0) {
      value = limit.subtract(BigInteger.ONE);
    }
    return signed && random.nextBoolean() ? value.negate() : value;
  }

  private static Attribute attribute(AttributeType type, Attribute.Limits limits) {
    Span span = new Span(new SourceFile("spec.yaml", " "), 1, 1, 1);
    return new Attribute(
        "a",
        type,
        false,
        false,
        false,
        limits,
        Attribute.Filling.NONE,
        List.of(),
        Optional.empty(),
        span);
  }

  private static int bytes(String a, String b) {
    return Arrays.compareUnsigned(
        a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
  }

  /** One value, as the generated builder writes it. */
  private static String written(String method, Object... values) {
    Class<?> builder = JavaModule.type(module, "oddthings.internal.KeyBuilder");
    try {
      Object key = builder.getConstructor(String.class, String.class).newInstance("Thing", "");
      List<Object> arguments = new ArrayList<>(List.of("a"));
      arguments.addAll(List.of(values));
      key = method(builder, method).invoke(key, arguments.toArray());
      return (String) builder.getMethod("partitionKey").invoke(key);
    } catch (InvocationTargetException e) {
      throw (RuntimeException) e.getCause();
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  /** One value, as the generated parser reads it. */
  private static Object read(String key, String method, Object... options) {
    Class<?> parser = JavaModule.type(module, "oddthings.internal.KeyParser");
    try {
      Object reader = parser.getConstructor(String.class, String.class).newInstance("Thing", key);
      List<Object> arguments = new ArrayList<>(List.of("a"));
      arguments.addAll(List.of(options));
      Object value = method(parser, method).invoke(reader, arguments.toArray());
      parser.getMethod("end").invoke(reader);
      return value;
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage() + " " + e.getCause(), e);
    }
  }

  private static Method method(Class<?> type, String name) {
    return Arrays.stream(type.getMethods())
        .filter(m -> m.getName().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
