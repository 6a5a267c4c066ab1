package dev.keyplan.prove;

import dev.keyplan.model.ComposedWrite;
import dev.keyplan.model.Value;

/** The comparisons of condition expressions: only values of one stored type compare. */
final class Comparisons {

  private Comparisons() {}

  static boolean holds(Value stored, ComposedWrite.Test test, Value with) {
    if (!stored.getClass().equals(with.getClass())) {
      return false;
    }
    return switch (test) {
      case IS -> stored.equals(with);
      case AT_LEAST -> ValueOrder.ORDER.compare(stored, with) >= 0;
      case AT_MOST -> ValueOrder.ORDER.compare(stored, with) <= 0;
      case ABOVE -> ValueOrder.ORDER.compare(stored, with) > 0;
      case BELOW -> ValueOrder.ORDER.compare(stored, with) < 0;
      case PRESENT -> true;
      case ABSENT -> false;
    };
  }
}
