package dev.keyplan.prove;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.Route;
import dev.keyplan.plan.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Asks one pattern everything that {@link ArgumentChoice} has, with several page sizes and orders
 * of equal keys.
 */
final class PatternProof {

  private static final List<OptionalInt> PAGE_SIZES =
      List.of(OptionalInt.empty(), OptionalInt.of(1), OptionalInt.of(2), OptionalInt.of(3));

  /** The most differences that are reported for one pattern. */
  private static final int MOST_DIFFERENCES = 3;

  private final Plan plan;
  private final Route route;
  private final List<? extends Tables<?>> stores;
  private final List<Row> rows;
  private final List<ProofResult.Difference> differences = new ArrayList<>();
  private ProofResult.Figures figures = ProofResult.Figures.NONE;
  private int answered;

  /**
   * @param stores the same items, each time with another order of equal keys
   */
  PatternProof(Plan plan, Route route, List<? extends Tables<?>> stores, List<Row> rows) {
    this.plan = plan;
    this.route = route;
    this.stores = stores;
    this.rows = rows;
  }

  ProofResult.PatternResult result() {
    AccessPattern pattern = route.pattern();
    List<Arguments> asked = new ArgumentChoice(plan.model(), rows).of(pattern);
    Meaning meaning = new Meaning(plan.model(), rows);
    for (Arguments arguments : asked) {
      ask(arguments, new Agreement(pattern, meaning.answer(pattern, arguments), most()));
      if (differences.size() >= MOST_DIFFERENCES) {
        break;
      }
    }
    return new ProofResult.PatternResult(
        pattern.name(), asked.size(), answered, figures, differences);
  }

  /** A get wants one; a list all, unless its route stops early, and then its limit says where. */
  private int most() {
    AccessPattern pattern = route.pattern();
    if (pattern.verb() == AccessPattern.Verb.GET) {
      return 1;
    }
    Step last = route.steps().get(route.steps().size() - 1);
    boolean stops = last.match(get -> false, query -> query.stopAfter().isPresent());
    return stops ? pattern.limit().orElse(Integer.MAX_VALUE) : Integer.MAX_VALUE;
  }

  private void ask(Arguments arguments, Agreement agreement) {
    answered += agreement.meant().isEmpty() ? 0 : 1;
    for (Tables<?> store : stores) {
      for (OptionalInt size : PAGE_SIZES) {
        for (boolean consistent : consistencies()) {
          String how = how(size, consistent);
          Optional<String> wrong = once(store, size, consistent, arguments, agreement);
          if (wrong.isPresent()) {
            differences.add(
                new ProofResult.Difference(Printed.of(arguments.values()), how, wrong.get()));
            return;
          }
        }
      }
    }
  }

  private static String how(OptionalInt size, boolean consistent) {
    String pages = size.isPresent() ? "pages of " + size.getAsInt() : "one page";
    return pages + (consistent ? ", strongly consistent" : "");
  }

  private List<Boolean> consistencies() {
    return switch (route.consistency()) {
      case EITHER -> route.pattern().consistent() ? List.of(true) : List.of(false, true);
      case STRONG -> List.of(true);
      case EVENTUAL -> route.pattern().consistent() ? List.of(true) : List.of(false);
    };
  }

  private Optional<String> once(
      Tables<?> store,
      OptionalInt size,
      boolean consistent,
      Arguments arguments,
      Agreement agreement) {
    try {
      RouteRun.Answer answer = new RouteRun(store, size, consistent).answer(route, arguments);
      Optional<String> wrong = difference(agreement, answer);
      if (wrong.isEmpty() && size.isEmpty()) {
        wrong = wrongRequests(answer);
        remember(answer, consistent);
      }
      return wrong;
    } catch (RefusedRequest refused) {
      return Optional.of("the request is refused: " + refused.reason());
    }
  }

  private Optional<String> difference(Agreement agreement, RouteRun.Answer answer) {
    return route.pattern().verb() == AccessPattern.Verb.COUNT
        ? agreement.difference(answer.count())
        : agreement.difference(answer.items());
  }

  private Optional<String> wrongRequests(RouteRun.Answer answer) {
    int planned = route.steps().size();
    boolean right =
        answer.count() == 0 ? answer.requests() <= planned : answer.requests() == planned;
    return right
        ? Optional.empty()
        : Optional.of("planned " + planned + " requests, sent " + answer.requests());
  }

  private void remember(RouteRun.Answer answer, boolean consistent) {
    boolean usual = consistent == consistencies().get(0);
    if (usual && (figures.requests() == 0 || answer.count() > figures.returned())) {
      figures =
          new ProofResult.Figures(
              answer.requests(), answer.scanned(), answer.count(), answer.units());
    }
  }
}
