package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.phrase.Noun;
import dev.keyplan.model.phrase.Plurals;
import dev.keyplan.spec.AttributeSpec;
import dev.keyplan.spec.RelationSpec;
import dev.keyplan.spec.RelationSpec.EndSpec;
import dev.keyplan.spec.Spec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The nouns of a spec: its kinds, and the roles of its relations' ends. Those of broken kinds are
 * known too.
 */
final class Nouns {

  private final Declarations declarations;
  private final Map<String, Kind> kinds;
  private final Map<String, Noun> full = new LinkedHashMap<>();
  private final List<Noun> shortened = new ArrayList<>();
  private final Map<String, List<RoleUse>> roles = new LinkedHashMap<>();

  /** An end of a relation that bears a role. */
  record RoleUse(RelationSpec relation, EndSpec end, boolean isFirst) {

    boolean isOfEdge() {
      return Declarations.isStored(relation);
    }

    String relationName() {
      return relation.name().value();
    }
  }

  Nouns(Spec spec, Declarations declarations, List<Kind> kinds, List<Diagnostic> problems) {
    this.declarations = declarations;
    this.kinds = new LinkedHashMap<>();
    kinds.forEach(k -> this.kinds.put(k.name(), k));
    for (RelationSpec relation : spec.relations()) {
      role(relation, relation.first(), true);
      role(relation, relation.second(), false);
    }
    declarations.all().forEach(k -> full.put(k.name().value(), noun(k)));
    roles.forEach((role, uses) -> full.putIfAbsent(role, noun(role, uses.get(0))));
    new NounClash(problems).check(declarations.all(), full, roles);
    declarations.all().forEach(this::shorten);
  }

  private void role(RelationSpec relation, EndSpec end, boolean first) {
    end.role()
        .ifPresent(
            role ->
                roles
                    .computeIfAbsent(role.value(), r -> new ArrayList<>())
                    .add(new RoleUse(relation, end, first)));
  }

  private Noun noun(Declared kind) {
    String name = kind.name().value();
    Optional<String> id =
        kind.key().size() == 1 ? Optional.of(kind.key().get(0).value()) : Optional.empty();
    return new Noun(
        name,
        name,
        NameWords.of(name),
        List.of(kind.plural().value().split(" ")),
        List.of(),
        id,
        attributes(name),
        adjectives(name));
  }

  private Noun noun(String role, RoleUse use) {
    String kind = use.end().kind().value();
    List<String> words = NameWords.of(role);
    return new Noun(
        role,
        kind,
        words,
        Plurals.of(words),
        List.of(),
        Optional.empty(),
        attributes(use.isOfEdge() ? use.relationName() : kind),
        adjectives(kind));
  }

  /** Attributes of the kind, then of the edges that join it. */
  private List<String> attributes(String kind) {
    Set<String> names = new LinkedHashSet<>();
    readable(kind)
        .forEach(
            k ->
                Optional.ofNullable(kinds.get(k))
                    .ifPresentOrElse(
                        sound -> sound.attributes().forEach(a -> names.add(a.name())),
                        () -> declared(k).forEach(a -> names.add(a.name().value()))));
    return List.copyOf(names);
  }

  private List<AttributeSpec> declared(String kind) {
    return declarations.isKind(kind) ? declarations.kind(kind).attributes() : List.of();
  }

  private Stream<String> readable(String kind) {
    return Stream.concat(
        Stream.of(kind),
        declarations.relations().stream()
            .filter(Declarations::isStored)
            .filter(
                r ->
                    r.first().kind().value().equals(kind) || r.second().kind().value().equals(kind))
            .map(r -> r.name().value()));
  }

  private List<Noun.Adjective> adjectives(String kind) {
    return readable(kind)
        .flatMap(k -> declared(k).stream())
        .flatMap(Nouns::adjectives)
        .filter(a -> !a.words().isEmpty())
        .distinct()
        .toList();
  }

  private static Stream<Noun.Adjective> adjectives(AttributeSpec attribute) {
    String name = attribute.name().value();
    Stream<Noun.Adjective> values =
        attribute.limits().oneOf().stream()
            .map(v -> new Noun.Adjective(NameWords.of(v.value()), name, v.value()));
    if (!attribute.type().value().equals(AttributeType.BOOLEAN.word())) {
      return values;
    }
    List<String> words = NameWords.of(name);
    boolean is = words.size() > 1 && words.get(0).equals("is");
    return Stream.of(new Noun.Adjective(is ? words.subList(1, words.size()) : words, name, "true"));
  }

  /** {@code lines} for order lines, beside an order. */
  private void shorten(Declared kind) {
    Map<List<String>, List<String>> beside = new LinkedHashMap<>();
    Noun noun = noun(kind);
    for (String parent : parents(kind)) {
      List<String> front = NameWords.of(parent);
      int cut = front.size();
      if (noun.singular().size() > cut && noun.singular().subList(0, cut).equals(front)) {
        beside
            .computeIfAbsent(
                noun.singular().subList(cut, noun.singular().size()), r -> new ArrayList<>())
            .add(parent);
      }
    }
    beside.forEach(
        (rest, parents) -> {
          if (!isNoun(rest)) {
            shortened.add(shortened(noun, rest, parents));
          }
        });
  }

  private static Noun shortened(Noun noun, List<String> rest, List<String> parents) {
    int cut = noun.singular().size() - rest.size();
    boolean keepsFront =
        noun.plural().size() > cut
            && noun.plural().subList(0, cut).equals(noun.singular().subList(0, cut));
    return new Noun(
        noun.name(),
        noun.kind(),
        rest,
        keepsFront ? noun.plural().subList(cut, noun.plural().size()) : Plurals.of(rest),
        parents,
        noun.id(),
        noun.attributes(),
        noun.adjectives());
  }

  private boolean isNoun(List<String> words) {
    return full.values().stream()
        .anyMatch(n -> n.singular().equals(words) || n.plural().equals(words));
  }

  private Set<String> parents(Declared kind) {
    Set<String> parents = new LinkedHashSet<>(declarations.identitySources(kind));
    declarations.relations().stream()
        .filter(r -> !Declarations.isStored(r))
        .filter(r -> r.second().kind().value().equals(kind.name().value()))
        .forEach(r -> parents.add(r.first().kind().value()));
    return parents;
  }

  List<Noun> all() {
    List<Noun> all = new ArrayList<>(full.values());
    all.addAll(shortened);
    return all;
  }

  Map<String, Noun> inFull() {
    return full;
  }

  boolean isKnown(String name) {
    return full.containsKey(name);
  }

  boolean isRole(String name) {
    return roles.containsKey(name);
  }

  List<RoleUse> uses(String role) {
    return roles.getOrDefault(role, List.of());
  }

  /** The kind that a noun stands for as an end. */
  String kindOf(String noun) {
    return java.util.Objects.requireNonNull(full.get(noun), noun).kind();
  }

  /** The kind whose items a related noun means. */
  String relatedKind(String noun) {
    return uses(noun).stream()
        .filter(RoleUse::isOfEdge)
        .map(RoleUse::relationName)
        .findFirst()
        .orElse(kindOf(noun));
  }

  /** Whether the kind that a noun stands for is known without a mistake. */
  boolean isSound(String noun) {
    return kinds.containsKey(kindOf(noun));
  }
}
