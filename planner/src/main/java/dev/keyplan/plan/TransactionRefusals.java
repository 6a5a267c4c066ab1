package dev.keyplan.plan;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.Model;
import dev.keyplan.source.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Refuses writes that no transaction holds: split in two, a half of one could be done and the other
 * not.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html">Transactions</a>
 */
final class TransactionRefusals {

  static final int MOST_ACTIONS = 100;

  private TransactionRefusals() {}

  static List<Diagnostic> of(Model model, Layout layout) {
    List<Diagnostic> found = new ArrayList<>();
    List<Span> refused = new ArrayList<>();
    for (WriteRoute write : Writes.of(model, layout)) {
      Span kind = write.kind().span();
      if (write.actions().size() > MOST_ACTIONS && !refused.contains(kind)) {
        refused.add(kind);
        found.add(
            refusal(
                kind,
                write.name(),
                write.actions().size(),
                "each of its unique values is an action: let fewer of them be unique"));
      }
    }
    for (ComposedRoute route : Compositions.of(model, layout)) {
      int size = (int) route.actions().count();
      if (size > MOST_ACTIONS) {
        found.add(
            refusal(
                route.write().span(),
                route.write().name(),
                size,
                "make two writes of it that may each be done alone; each unique value of an item"
                    + " that is created or deleted is an action too"));
      }
    }
    return found;
  }

  private static Diagnostic refusal(Span span, String name, int size, String help) {
    return PlanRule.TOO_MANY_ACTIONS.at(
        span,
        "`%s` is a transaction of %d actions, and there may be %d"
            .formatted(name, size, MOST_ACTIONS),
        help);
  }
}
