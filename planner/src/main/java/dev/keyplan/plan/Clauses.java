package dev.keyplan.plan;

import java.util.Collection;
import java.util.Collections;
import java.util.Locale;
import java.util.stream.Collectors;

/** Reasons in one clause. */
final class Clauses {

  private Clauses() {}

  /** Why two rows of one kind cannot be prefixes of one key. */
  static String misfit(KeySignature a, KeySignature b) {
    if (!a.hidesNothingFrom(b) || !b.hidesNothingFrom(a)) {
      return "an optional attribute of one would hide items from the other";
    }
    if (Collections.disjoint(a.equality(), b.equality())) {
      return "different partition";
    }
    if (a.equality().equals(b.equality())) {
      return "order differs after " + String.join(" and ", a.equality());
    }
    return a.equality().containsAll(b.equality()) || b.equality().containsAll(a.equality())
        ? "one needs an order where the other needs equality"
        : "each fixes an attribute that the other leaves open";
  }

  /** {@code `a` and `b`}. */
  static String quoted(Collection<String> names) {
    return names.stream().map(n -> "`" + n + "`").collect(Collectors.joining(" and "));
  }

  /** {@code one index}, {@code 3 indexes}. */
  static String indexes(int count) {
    return switch (count) {
      case 0 -> "no index";
      case 1 -> "one global index";
      default -> String.format(Locale.ROOT, "%d global indexes", count);
    };
  }
}
