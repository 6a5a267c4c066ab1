package dev.keyplan.plan;

import dev.keyplan.model.Value;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reasons in one clause. */
final class Clauses {

  private Clauses() {}

  /** Why two rows of one kind cannot be prefixes of one key. */
  static String misfit(KeySignature a, KeySignature b) {
    if (a.crossesTenants() != b.crossesTenants()) {
      return "one reads one tenant, the other all";
    }
    if (areApart(a, b)) {
      return "no item is read by both, and keys made one way for some items and another way for"
          + " others are not planned yet";
    }
    if (a.isOfAll() && b.isOfAll()) {
      return isNested(a, b) ? hidden(a, b) : "order differs among all items";
    }
    if (Collections.disjoint(a.equality(), b.equality())) {
      return "different partition";
    }
    if (a.equality().equals(b.equality()) && !isNested(a, b)) {
      return "order differs after " + String.join(" and ", a.equality());
    }
    if (!a.equality().containsAll(b.equality()) && !b.equality().containsAll(a.equality())) {
      return "each fixes an attribute that the other leaves open";
    }
    if (!isNested(a, b)) {
      return "one needs an order where the other needs equality";
    }
    return hidden(a, b);
  }

  /** Why what one reads cannot be all that the other reads. */
  private static String hidden(KeySignature a, KeySignature b) {
    return Stream.of(a, b).anyMatch(Clauses::tellsPresence)
        ? "one reads only items that have, or lack, an attribute"
        : "an optional attribute of one would hide items from the other";
  }

  private static boolean tellsPresence(KeySignature signature) {
    return signature.constants().stream().anyMatch(c -> c.match(i -> false, p -> true));
  }

  /** Whether no item can be meant by both: they fix different values of one attribute. */
  private static boolean areApart(KeySignature a, KeySignature b) {
    return a.constants().stream()
        .anyMatch(
            c ->
                b.constants().stream()
                    .anyMatch(
                        d ->
                            c.attribute().equals(d.attribute())
                                && c.getClass() == d.getClass()
                                && !c.equals(d)));
  }

  /** {@code `status` is OPEN and `shippedAt` is absent}. */
  static String admissions(Collection<Admission> admissions) {
    return admissions.stream()
        .map(
            a ->
                "`%s` is %s"
                    .formatted(
                        a.attribute(),
                        a.match(is -> text(is.value()), p -> p.isPresent() ? "present" : "absent")))
        .collect(Collectors.joining(" and "));
  }

  private static String text(Value value) {
    return value.matchScalar(
        Value.Text::text,
        n -> n.number().toPlainString(),
        b -> String.valueOf(b.value()),
        Value.Bytes::hex,
        Object::toString);
  }

  private static boolean isNested(KeySignature a, KeySignature b) {
    return a.sets().stream()
        .allMatch(s -> b.sets().stream().allMatch(t -> s.containsAll(t) || t.containsAll(s)));
  }

  /** {@code `a`, `b` and `c`}. */
  static String quoted(Collection<String> names) {
    List<String> quoted = names.stream().map(n -> "`" + n + "`").toList();
    if (quoted.size() < 2) {
      return String.join("", quoted);
    }
    int last = quoted.size() - 1;
    return String.join(", ", quoted.subList(0, last)) + " and " + quoted.get(last);
  }

  /** {@code an Order}, {@code a Student}. */
  static String one(String kind) {
    return ("AEIOU".indexOf(kind.charAt(0)) < 0 ? "a " : "an ") + kind;
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
