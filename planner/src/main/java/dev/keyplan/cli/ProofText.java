package dev.keyplan.cli;

import dev.keyplan.prove.ProofResult;
import dev.keyplan.prove.ProofResult.Difference;
import dev.keyplan.prove.ProofResult.PatternResult;
import dev.keyplan.prove.ProofResult.Verdict;
import dev.keyplan.prove.ProofResult.WriteResult;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A proof as lines for a terminal. */
final class ProofText {

  private ProofText() {}

  static String of(ProofResult proof) {
    StringBuilder out = new StringBuilder();
    proof.itemsRefused().forEach(r -> out.append("example items refused: ").append(r).append('\n'));
    int width =
        Stream.concat(
                proof.patterns().stream().map(PatternResult::pattern),
                proof.writes().stream().map(WriteResult::write))
            .mapToInt(String::length)
            .max()
            .orElse(0);
    proof.patterns().forEach(p -> append(out, p, width));
    proof.writes().forEach(w -> append(out, w, width));
    out.append(proof.isProved() ? "proved\n" : "not proved\n");
    return out.toString();
  }

  private static void append(StringBuilder out, PatternResult result, int width) {
    ProofResult.Figures figures = result.figures();
    out.append(
        String.format(
            Locale.ROOT,
            "%-10s  %-"
                + width
                + "s  %d asked, %d answered; largest: %d %s, %d read, %d returned,"
                + " %s units\n",
            word(result.verdict()),
            result.pattern(),
            result.asked(),
            result.answered(),
            figures.requests(),
            figures.requests() == 1 ? "request" : "requests",
            figures.read(),
            figures.returned(),
            figures.units()));
    appendAll(out, result.differences());
  }

  private static void append(StringBuilder out, WriteResult result, int width) {
    out.append(
        String.format(
            Locale.ROOT,
            "%-10s  %-" + width + "s  %d accepted, %d rightly refused\n",
            word(result.verdict()),
            result.write(),
            result.accepted(),
            result.refused()));
    appendAll(out, result.differences());
  }

  private static void appendAll(StringBuilder out, List<Difference> differences) {
    for (Difference difference : differences) {
      out.append("            with ").append(difference.arguments());
      out.append(" (").append(difference.how()).append("): ");
      out.append(difference.what()).append('\n');
    }
  }

  private static String word(Verdict verdict) {
    return switch (verdict) {
      case AGREED -> "agreed";
      case DIFFERS -> "DIFFERS";
      case NOT_PROVED -> "NOT PROVED";
    };
  }
}
