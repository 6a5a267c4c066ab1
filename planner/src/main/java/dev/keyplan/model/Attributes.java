package dev.keyplan.model;

import static dev.keyplan.model.AttributeType.EXPIRY;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.Attribute.Filling;
import dev.keyplan.model.Attribute.Limits;
import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import dev.keyplan.spec.AttributeSpec;
import dev.keyplan.spec.TenantSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** All attributes of each kind with their types, those that relations add included. */
final class Attributes {

  private final Declarations declarations;
  private final Identities identities;
  private final References references;
  private final List<Diagnostic> problems;
  private final Map<String, Map<String, Attribute>> known = new LinkedHashMap<>();
  private final Set<String> underWay = new LinkedHashSet<>();

  Attributes(
      Declarations declarations,
      Identities identities,
      References references,
      List<Diagnostic> problems) {
    this.declarations = declarations;
    this.identities = identities;
    this.references = references;
    this.problems = problems;
    declarations.sound().forEach(this::distinct);
    declarations.sound().forEach(k -> of(k));
    declarations.dropDependents();
  }

  /** Identity first, then other references, then the rest in file order. */
  List<Attribute> of(Declared kind) {
    String name = kind.name().value();
    Set<String> names = new LinkedHashSet<>(identities.of(name));
    references.of(name).forEach(r -> names.addAll(r.reference().attributes()));
    kind.attributes().forEach(a -> names.add(a.name().value()));
    return names.stream().flatMap(n -> attribute(kind, n).stream()).toList();
  }

  private void distinct(Declared kind) {
    Map<String, Located<String>> folded = new LinkedHashMap<>();
    for (References.Placed placed : references.of(kind.name().value())) {
      placed
          .reference()
          .attributes()
          .forEach(n -> folded.put(Declarations.fold(n), new Located<>(n, placed.span())));
    }
    for (AttributeSpec attribute : kind.attributes()) {
      Located<String> other =
          folded.putIfAbsent(Declarations.fold(attribute.name().value()), attribute.name());
      if (other != null && !other.value().equals(attribute.name().value())) {
        problems.add(ModelProblem.caseOnly(attribute.name(), other));
      }
    }
  }

  private Optional<Attribute> attribute(Declared kind, String name) {
    Map<String, Attribute> ofKind =
        known.computeIfAbsent(kind.name().value(), k -> new LinkedHashMap<>());
    Attribute found = ofKind.get(name);
    if (found != null) {
      return Optional.of(found);
    }
    String path = kind.name().value() + "." + name;
    if (!underWay.add(path)) {
      return Optional.empty();
    }
    Optional<Attribute> made = made(kind, name);
    underWay.remove(path);
    made.ifPresent(a -> ofKind.put(name, a));
    return made;
  }

  private Optional<Attribute> made(Declared kind, String name) {
    Tenancy tenancy = declarations.tenancy();
    if (tenancy.isAttribute(name) && identities.of(kind.name().value()).contains(name)) {
      return tenancy.spec().map(s -> tenant(kind, s));
    }
    for (References.Placed placed : references.of(kind.name().value())) {
      int index = placed.reference().attributes().indexOf(name);
      if (index >= 0) {
        Declared target = declarations.kind(placed.reference().target());
        String targetName = identities.of(placed.reference().target()).get(index);
        return attribute(target, targetName).map(a -> reference(kind, name, a, placed.span()));
      }
    }
    Optional<AttributeSpec> declared = kind.attribute(name);
    return Optional.of(declared.map(d -> own(kind, d)).orElseGet(() -> undeclaredKey(kind, name)));
  }

  /** One attribute in all kinds; in the entity of the tenants it is the key. */
  private Attribute tenant(Declared kind, TenantSpec tenant) {
    Optional<String> tenants = declarations.tenancy().tenants();
    return new Attribute(
        tenant.name().value(),
        tenant.type().map(t -> type(t.value())).orElse(AttributeType.STRING),
        false,
        true,
        tenants.isPresent() && !tenants.get().equals(kind.name().value()),
        Limits.NONE,
        Filling.NONE,
        List.of(),
        Optional.empty(),
        tenant.name().span());
  }

  private Attribute reference(Declared kind, String name, Attribute of, Span end) {
    Optional<AttributeSpec> repeated = kind.attribute(name);
    repeated.ifPresent(r -> repeatedWell(r, of));
    return new Attribute(
        name,
        of.type(),
        false,
        true,
        true,
        of.limits(),
        new Filling(Optional.empty(), of.filling().isLowerCase(), Optional.empty()),
        repeated.map(r -> values(r.examples())).orElse(List.of()),
        repeated.flatMap(AttributeSpec::description).map(Located::value),
        repeated.map(r -> r.name().span()).orElse(end));
  }

  private void repeatedWell(AttributeSpec repeated, Attribute of) {
    String word = of.type().word();
    if (!repeated.type().value().equals(word)) {
      problems.add(ModelProblem.otherType(repeated.type(), repeated.name().value(), word));
    } else {
      if (repeated.optional()) {
        problems.add(ModelProblem.optionalKey(repeated.name(), "the item at the other end"));
      }
      new LimitCheck(repeated, of.type(), problems).report(of.limits());
    }
  }

  private Attribute own(Declared kind, AttributeSpec declared) {
    AttributeType type = type(declared.type().value());
    Limits limits = limits(declared.limits());
    new LimitCheck(declared, type, problems).report(limits);
    return attribute(kind, declared, Lives.isExpiry(kind, declared) ? EXPIRY : type, limits);
  }

  private static AttributeType type(String word) {
    return Stream.of(AttributeType.values())
        .filter(t -> t.word().equals(word))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(word));
  }

  private Attribute attribute(
      Declared kind, AttributeSpec declared, AttributeType type, Limits limits) {
    String name = declared.name().value();
    boolean identifies = identities.of(kind.name().value()).contains(name);
    if (identifies && declared.optional()) {
      problems.add(ModelProblem.optionalKey(declared.name(), kind.name().value()));
    }
    return new Attribute(
        name,
        type,
        declared.optional(),
        declared.immutable() || identifies,
        false,
        limits,
        Filling.NONE,
        values(declared.examples()),
        declared.description().map(Located::value),
        declared.name().span());
  }

  /** The default key is a string that need not be declared; any other key attribute must be. */
  private Attribute undeclaredKey(Declared kind, String name) {
    Located<String> key =
        kind.key().stream()
            .filter(k -> k.value().equals(name))
            .findFirst()
            .orElse(new Located<>(name, kind.name().span()));
    if (!kind.keyIsDefault()) {
      problems.add(ModelProblem.undeclaredKey(key, kind.name().value()));
    }
    return new Attribute(
        name,
        AttributeType.STRING,
        false,
        true,
        false,
        Limits.NONE,
        Filling.NONE,
        List.of(),
        Optional.empty(),
        key.span());
  }

  private static Limits limits(AttributeSpec.Limits limits) {
    return new Limits(
        values(limits.oneOf()),
        limits.min().map(Located::value),
        limits.max().map(Located::value),
        limits.scale().map(Located::value),
        limits.pattern().map(Located::value));
  }

  private static List<String> values(List<Located<String>> located) {
    return new ArrayList<>(located.stream().map(Located::value).toList());
  }
}
