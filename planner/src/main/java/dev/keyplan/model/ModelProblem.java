package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Nearest;
import dev.keyplan.model.phrase.Misread;
import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import dev.keyplan.spec.SpecRule;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The wording of every problem that this package finds, one method for each kind of mistake. */
final class ModelProblem {

  private ModelProblem() {}

  static Diagnostic unknownKind(Located<String> name, Collection<String> known) {
    return help(
        ModelRule.UNKNOWN_KIND.at(name.span(), "there is no kind `%s`".formatted(name.value())),
        nearestOrAll(name.value(), known, "kinds"));
  }

  static Diagnostic notStored(Located<String> name) {
    return ModelRule.UNKNOWN_KIND
        .at(name.span(), "`%s` is a relation without items of its own".formatted(name.value()))
        .withHelp(
            "name one of its ends; only entities and many-to-many relations are stored as items");
  }

  static Diagnostic unknownAttribute(Located<String> name, String kind, Collection<String> known) {
    return help(
        ModelRule.UNKNOWN_ATTRIBUTE.at(
            name.span(), "`%s` is not an attribute of `%s`".formatted(name.value(), kind)),
        nearestOrAll(name.value(), known, "attributes"));
  }

  static Diagnostic unknownGiven(Located<String> name, String kind, Collection<String> known) {
    return help(
        ModelRule.UNKNOWN_ATTRIBUTE.at(
            name.span(),
            "`%s` is neither an attribute of `%s` nor a kind or role"
                .formatted(name.value(), kind)),
        nearestOrAll(name.value(), known, "attributes and ends"));
  }

  private static Optional<String> nearestOrAll(String name, Collection<String> known, String what) {
    Optional<String> nearest = Nearest.to(name, List.copyOf(known));
    if (nearest.isPresent() || known.isEmpty()) {
      return nearest.map(n -> "did you mean `%s`?".formatted(n));
    }
    return Optional.of(
        known.stream()
            .limit(12)
            .map(n -> "`" + n + "`")
            .collect(Collectors.joining(", ", "the " + what + " are ", "")));
  }

  static Diagnostic undeclaredKey(Located<String> name, String kind) {
    return ModelRule.UNKNOWN_ATTRIBUTE
        .at(
            name.span(),
            "`%s` is in the key of `%s` but is not declared".formatted(name.value(), kind))
        .withHelp("add `%s: string` under `attributes`".formatted(name.value()));
  }

  static Diagnostic caseOnly(Located<String> name, Located<String> other) {
    String message =
        name.value().equals(other.value())
            ? "`%s` is declared twice".formatted(name.value())
            : "`%s` and `%s` differ only in case".formatted(name.value(), other.value());
    return ModelRule.NAMES_DIFFER_ONLY_IN_CASE
        .at(name.span(), message)
        .withHelp("give one of them another name")
        .alsoAt(other.span(), "`%s` is declared here".formatted(other.value()));
  }

  static Diagnostic sharedNoun(Located<String> owner, String noun, Located<String> other) {
    return ModelRule.SHARED_NOUN
        .at(
            owner.span(),
            "the noun `%s` would mean both `%s` and `%s`"
                .formatted(noun, owner.value(), other.value()))
        .withHelp("give one of them a `plural`, or another name or role")
        .alsoAt(other.span(), "`%s` is declared here".formatted(other.value()));
  }

  static Diagnostic samePrefix(Located<String> prefix, String kind, String other, Span otherSpan) {
    return ModelRule.PREFIX_NOT_DISTINCT
        .at(
            prefix.span(),
            "`%s` has the prefix `%s`, which `%s` has too".formatted(kind, prefix.value(), other))
        .withHelp("give one of them another `prefix`")
        .alsoAt(otherSpan, "`%s` is declared here".formatted(other));
  }

  static Diagnostic cyclic(Located<String> kind, List<String> cycle) {
    return ModelRule.CYCLIC_IDENTITY
        .at(
            kind.span(),
            "the identity of `%s` needs itself: %s"
                .formatted(
                    kind.value(),
                    cycle.stream().map(c -> "`" + c + "`").collect(Collectors.joining(" needs "))))
        .withHelp("give one of them a `key` of its own, without `within`");
  }

  static Diagnostic needsRoles(Span ends, String kind) {
    return ModelRule.SELF_RELATION_NEEDS_ROLES
        .at(
            ends,
            "both ends are `%s`, and only two different roles tell them apart".formatted(kind))
        .withHelp(
            "write `[%s as first, %s as second]` with roles that say what each end is"
                .formatted(kind, kind));
  }

  static Diagnostic referencesClash(Span span, String kind, String name, Span other) {
    return ModelRule.REFERENCE_NAMES_CLASH
        .at(span, "`%s` would have two attributes `%s`".formatted(kind, name))
        .withHelp("give the end a role, as in `Account as owner`, or the attribute another name")
        .alsoAt(other, "the other `%s` comes from here".formatted(name));
  }

  static Diagnostic otherType(Located<String> type, String name, String wanted) {
    return ModelRule.REFERENCE_OF_ANOTHER_TYPE
        .at(
            type.span(),
            "`%s` is a reference of type `%s`, not `%s`".formatted(name, wanted, type.value()))
        .withHelp("write `%s`, or leave the attribute out".formatted(wanted));
  }

  static Diagnostic optionalKey(Located<String> name, String kind) {
    return ModelRule.OPTIONAL_KEY
        .at(
            name.span(),
            "`%s` identifies `%s` and cannot be optional".formatted(name.value(), kind))
        .withHelp("take the `?` or `optional: true` away");
  }

  static Diagnostic limitDoesNotFit(Span span, String limit, String attribute, String why) {
    return ModelRule.LIMIT_DOES_NOT_FIT.at(
        span, "`%s` of `%s` %s".formatted(limit, attribute, why));
  }

  static Diagnostic invalidValue(Located<String> value, String attribute, String why) {
    return ModelRule.INVALID_VALUE.at(
        value.span(), "`%s` is no value of `%s`: %s".formatted(value.value(), attribute, why));
  }

  static Diagnostic misread(Misread misread, String structured) {
    String after =
        misread.understood().isEmpty() ? "" : " after `%s`".formatted(misread.understood());
    String message =
        misread
            .word()
            .map(w -> "`%s` is not understood%s".formatted(w, after))
            .orElse("the phrase breaks off" + after);
    String expected =
        misread
            .nearest()
            .map(n -> "did you mean `%s`?".formatted(n))
            .orElse(
                "here may stand "
                    + misread.possible().stream()
                        .map(p -> "`" + p + "`")
                        .collect(Collectors.joining(", "))
                    + ".");
    return ModelRule.PHRASE_NOT_UNDERSTOOD
        .at(misread.span(), message)
        .withHelp(expected + " The structured form is `" + structured + "`");
  }

  static Diagnostic ambiguous(Span span, List<String> readings) {
    return ModelRule.AMBIGUOUS_PATTERN
        .at(
            span,
            "this can mean "
                + readings.stream().map(r -> "`" + r + "`").collect(Collectors.joining(" or ")))
        .withHelp("name a role, an attribute or `via` that decides");
  }

  static Diagnostic notJoined(Located<String> end, String kind) {
    return ModelRule.NO_SUCH_RELATION
        .at(end.span(), "no relation joins `%s` to `%s`".formatted(end.value(), kind))
        .withHelp("add the relation, or give attributes of `%s`".formatted(kind));
  }

  static Diagnostic listedEnd(Located<String> end) {
    return ModelRule.NO_SUCH_RELATION
        .at(
            end.span(),
            "`%s` is the end that is listed, not the one that is given".formatted(end.value()))
        .withHelp("name the other end");
  }

  static Diagnostic unknownRelation(Located<String> via, Collection<String> known) {
    return help(
        ModelRule.NO_SUCH_RELATION.at(
            via.span(), "`%s` is no relation that joins these kinds".formatted(via.value())),
        nearestOrAll(via.value(), known, "relations"));
  }

  static Diagnostic mayFindSeveral(Span span, String kind, List<String> identity) {
    return ModelRule.GET_MAY_FIND_SEVERAL
        .at(span, "what is given may be true of several `%s` items".formatted(kind))
        .withHelp(
            "use `list`, give the whole identity (%s), or add an order: it is then the first in it"
                .formatted(
                    identity.stream().map(a -> "`" + a + "`").collect(Collectors.joining(", "))));
  }

  static Diagnostic sameName(Span span, String name, String otherName, Span other) {
    return ModelRule.DUPLICATE_PATTERN_NAME
        .at(
            span,
            name.equals(otherName)
                ? "two patterns are named `%s`".formatted(name)
                : "`%s` and `%s` differ only in case".formatted(name, otherName))
        .withHelp("give one of them a `name` of its own")
        .alsoAt(other, "the other pattern is here");
  }

  static Diagnostic saidTwice(Span span, String what) {
    return ModelRule.SAID_TWICE
        .at(span, "%s is said twice".formatted(what))
        .withHelp("say it once");
  }

  static Diagnostic noTime(Span span, String kind, List<String> candidates) {
    String message =
        candidates.isEmpty()
            ? "`%s` has no date or timestamp by which its items are newer or older".formatted(kind)
            : "`%s` has several dates: %s"
                .formatted(
                    kind,
                    candidates.stream().map(c -> "`" + c + "`").collect(Collectors.joining(", ")));
    return ModelRule.NO_TIME_ATTRIBUTE
        .at(span, message)
        .withHelp(
            candidates.isEmpty()
                ? "add one, or name the attribute with `sorted by` or `where`"
                : "name the one meant with `sorted by` or `where`, or make one `immutable: true`");
  }

  static Diagnostic ofCount(Span span, String field) {
    return ModelRule.COUNT_IS_A_NUMBER
        .at(span, "`count` gives a number, to which `%s` does not apply".formatted(field))
        .withHelp("leave `%s` out, or `list` the items".formatted(field));
  }

  static Diagnostic laterMeaning(Span span, String given, String edge) {
    return ModelRule.LATER_MEANING
        .at(
            span,
            "this is read as the items whose %s is given; `%s` joins the two as well"
                .formatted(given, edge))
        .withHelp("write `list: %s` if its edges are meant".formatted(edge));
  }

  static Diagnostic attributeOfEnd(Located<String> name) {
    return notPlannedYet(
        name.span(),
        "`%s`, an attribute of another kind than the one read,".formatted(name.value()));
  }

  static Diagnostic notPlannedYet(Span span, String what) {
    return SpecRule.notPlannedYet(span, what);
  }

  private static Diagnostic help(Diagnostic diagnostic, Optional<String> help) {
    return help.map(diagnostic::withHelp).orElse(diagnostic);
  }
}
