package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.Reference.Form;
import dev.keyplan.source.Located;
import dev.keyplan.spec.UniqueSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The unique values of each kind: its entries of {@code unique}, and one-to-one references. */
final class Uniques {

  private final Tenancy tenancy;
  private final Identities identities;
  private final References references;
  private final List<Diagnostic> problems;

  Uniques(
      Tenancy tenancy, Identities identities, References references, List<Diagnostic> problems) {
    this.tenancy = tenancy;
    this.identities = identities;
    this.references = references;
    this.problems = problems;
  }

  /**
   * Those that promise something of their own.
   *
   * @param known the names of all attributes of the kind
   */
  List<Unique> of(Declared kind, List<String> known) {
    List<Unique> written = new ArrayList<>();
    kind.unique().stream()
        .filter(u -> namesAttributes(u, kind, known))
        .map(u -> new Unique(attributes(u, kind), u.span()))
        .filter(u -> isSaidOnce(u, written))
        .forEach(written::add);
    List<Unique> all = new ArrayList<>(written);
    references.of(kind.name().value()).stream()
        .filter(r -> r.reference().form() == Form.ONE_TO_ONE)
        .map(r -> new Unique(r.reference().attributes(), r.span()))
        .filter(u -> all.stream().noneMatch(a -> isSame(a, u)))
        .forEach(all::add);
    return all.stream().filter(u -> addsSomething(u, kind, all, written.contains(u))).toList();
  }

  private List<String> attributes(UniqueSpec unique, Declared kind) {
    boolean isAcross = unique.acrossTenants().map(Located::value).orElse(false);
    List<String> attributes = new ArrayList<>();
    tenancy.front(kind.name().value()).filter(t -> !isAcross).ifPresent(attributes::add);
    unique.attributes().stream().map(Located::value).forEach(attributes::add);
    return attributes;
  }

  private boolean namesAttributes(UniqueSpec unique, Declared kind, List<String> known) {
    List<Located<String>> unknown =
        unique.attributes().stream().filter(a -> !known.contains(a.value())).toList();
    unknown.forEach(
        a -> problems.add(ModelProblem.unknownAttribute(a, kind.name().value(), known)));
    return unknown.isEmpty();
  }

  private boolean isSaidOnce(Unique unique, List<Unique> before) {
    boolean repeats = unique.attributes().stream().distinct().count() < unique.attributes().size();
    boolean isSaidTwice = repeats || before.stream().anyMatch(b -> isSame(b, unique));
    if (isSaidTwice) {
      problems.add(ModelProblem.saidTwice(unique.span(), KindProblem.names(unique.attributes())));
    }
    return !isSaidTwice;
  }

  /** In whatever order: which values are unique does not depend on it. */
  private static boolean isSame(Unique one, Unique other) {
    return one.attributes().containsAll(other.attributes())
        && other.attributes().containsAll(one.attributes());
  }

  /**
   * What holds of a part of the attributes holds of them all.
   *
   * @param isWritten whether the author wrote the entry; a relation says more than that
   */
  private boolean addsSomething(Unique unique, Declared kind, List<Unique> all, boolean isWritten) {
    String name = kind.name().value();
    List<String> identity = identities.of(name);
    Optional<Unique> narrower =
        all.stream()
            .filter(u -> !isSame(u, unique) && unique.attributes().containsAll(u.attributes()))
            .findFirst();
    Optional<Diagnostic> problem =
        unique.attributes().containsAll(identity)
            ? Optional.of(KindProblem.uniqueAlready(unique, identity, name))
            : narrower.map(u -> KindProblem.uniqueAlready(unique, u));
    problem.filter(p -> isWritten).ifPresent(problems::add);
    return problem.isEmpty();
  }
}
