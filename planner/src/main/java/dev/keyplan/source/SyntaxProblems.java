package dev.keyplan.source;

import dev.keyplan.source.YamlProblem.Kind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/**
 * Says in an author's words why the parser stopped, and where; the parser's own message is for its
 * developers.
 */
final class SyntaxProblems {

  private SyntaxProblems() {}

  /**
   * The problems.
   *
   * @param at where the parser's last token begins, in UTF-16 units
   */
  static List<YamlProblem> of(IOException e, Positions positions, int at) {
    MarkedYAMLException cause = e.getCause() instanceof MarkedYAMLException m ? m : null;
    Stop stop =
        cause == null
            ? new Stop(String.valueOf(e.getMessage()), at, at)
            : Stop.of(cause, positions);
    List<YamlProblem> tabs = tabs(positions, stop);
    return tabs.isEmpty() ? List.of(stop.problem(positions)) : tabs;
  }

  static YamlProblem secondDocument(Positions positions, int start) {
    String before = positions.file().text().substring(0, start);
    int line = Math.max(before.lastIndexOf("\n---"), before.lastIndexOf("\r---"));
    int at = line < 0 ? start : line + 1;
    return YamlProblem.of(
        Kind.SECOND_DOCUMENT,
        positions.spanOfUnits(at, line < 0 ? at + 1 : at + 3),
        "a second document begins here; a file holds one spec",
        "put it into a file of its own, or delete the line `---`");
  }

  /**
   * A tab at or above the line where the parser stopped is likely why, and all of them are worth
   * knowing.
   */
  private static List<YamlProblem> tabs(Positions positions, Stop stop) {
    int line = positions.spanOfUnits(stop.at(), stop.at()).line();
    List<YamlProblem> found = new ArrayList<>();
    for (Span tab : positions.tabIndentations()) {
      found.add(
          YamlProblem.of(
              Kind.TAB_INDENTATION,
              tab,
              "this line is indented with a tab (\\t)",
              "use spaces: YAML allows no tabs in indentation"));
    }
    boolean explains = found.stream().anyMatch(p -> p.span().line() <= line);
    return explains ? found : List.of();
  }

  /**
   * Where and why the parser stopped.
   *
   * @param why the parser's words
   * @param at the offset of the problem, in UTF-16 units
   * @param context the offset of what it was reading, or {@code at}
   */
  private record Stop(String why, int at, int context) {

    static Stop of(MarkedYAMLException e, Positions positions) {
      int at = offset(e.getProblemMark(), positions, 0);
      int context = offset(e.getContextMark(), positions, at);
      String reading = e.getContext() == null ? "" : e.getContext() + ": ";
      return new Stop(reading + e.getProblem(), at, context);
    }

    private static int offset(@Nullable Mark mark, Positions positions, int otherwise) {
      return mark == null ? otherwise : positions.unit(mark.getIndex());
    }

    YamlProblem problem(Positions positions) {
      return StopReason.of(why, positions, at).problem(positions, at, context);
    }
  }
}
