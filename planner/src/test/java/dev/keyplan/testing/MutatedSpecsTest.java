package dev.keyplan.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.Keyplan;
import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.DiagnosticText;
import dev.keyplan.source.SourceFile;
import dev.keyplan.source.Span;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Whatever the bytes are, the answer is findings, never an exception, and each finding lies inside
 * the file. Another seed: {@code -Dseed=…}; the failing one is printed. More: {@code
 * -Dmutations=…}; {@code .ci/run} asks for a hundred thousand.
 */
class MutatedSpecsTest {

  private static final long SEED = Long.getLong("seed", 20260731L);
  private static final int MUTATIONS = Integer.getInteger("mutations", 10_000);

  @Test
  void everyMutationGivesFindingsInsideTheFile() throws IOException {
    Mutations mutations = new Mutations(SEED, SampleSpecs.all());
    int wrong = 0;
    for (int i = 0; i < MUTATIONS; i++) {
      byte[] spec = mutations.next();
      List<Diagnostic> found = findings(spec, i);
      wrong += found.stream().anyMatch(Diagnostic::isError) ? 1 : 0;
      found.forEach(d -> assertInside(d, spec));
    }
    assertTrue(wrong > MUTATIONS / 2, "mutations break specs: " + wrong);
  }

  private static List<Diagnostic> findings(byte[] spec, int number) throws IOException {
    try {
      List<Diagnostic> found = number % 10 == 0 ? SpecFindings.of(spec) : planned(spec);
      DiagnosticText.of(found);
      return found;
    } catch (RuntimeException | StackOverflowError e) {
      Path kept = Files.write(Path.of("target", "mutation.yaml"), spec);
      throw new AssertionError("seed " + SEED + ", mutation " + number + ", kept as " + kept, e);
    }
  }

  /** Up to the plan; examples and views, which cost more than all before, only now and then. */
  private static List<Diagnostic> planned(byte[] spec) {
    return Keyplan.plan("spec.yaml", spec).diagnostics();
  }

  private static void assertInside(Diagnostic d, byte[] spec) {
    Span span = d.span();
    SourceFile file = span.file();
    String line = file.line(span.line());
    boolean inside =
        span.line() <= Math.max(1, lines(file.text()))
            && span.column() - 1 + span.length() <= line.length();
    assertTrue(
        inside,
        () -> "seed " + SEED + ": " + d + " in\n" + new String(spec, StandardCharsets.ISO_8859_1));
  }

  private static int lines(String text) {
    return (int) text.lines().count() + (text.endsWith("\n") || text.endsWith("\r") ? 1 : 0);
  }

  @Test
  void theSamplesThemselvesHaveNoErrors() throws IOException {
    for (byte[] spec : SampleSpecs.all()) {
      assertEquals(0, SpecFindings.of(spec).stream().filter(Diagnostic::isError).count());
    }
  }
}
