package dev.keyplan.model;

import dev.keyplan.source.Located;
import dev.keyplan.spec.TenantSpec;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Which kinds belong to a tenant. An edge does where one of its ends does. */
final class Tenancy {

  private final Optional<TenantSpec> spec;
  private final Set<String> within = new LinkedHashSet<>();
  private final Optional<Declared> tenants;

  Tenancy(Optional<TenantSpec> spec, Collection<Declared> kinds) {
    this.spec = spec;
    spec.ifPresent(
        s ->
            kinds.stream()
                .filter(k -> k.edge().isEmpty() && !isAcross(k))
                .forEach(k -> within.add(k.name().value())));
    while (kinds.stream().filter(this::hasEndWithin).anyMatch(k -> within.add(k.name().value()))) {
      // An edge may be an end itself.
    }
    this.tenants = spec.flatMap(s -> tenants(s.name().value(), kinds));
  }

  private static boolean isAcross(Declared kind) {
    return kind.acrossTenants().map(Located::value).orElse(false);
  }

  private boolean hasEndWithin(Declared kind) {
    return kind.edge().stream()
        .flatMap(e -> Stream.of(e.first(), e.second()))
        .anyMatch(e -> within.contains(e.kind().value()));
  }

  /** The entity that has the attribute as its whole key, by default rather than by its word. */
  private static Optional<Declared> tenants(String name, Collection<Declared> kinds) {
    List<Declared> keyed =
        kinds.stream()
            .filter(k -> k.edge().isEmpty() && k.within().isEmpty())
            .filter(k -> k.key().size() == 1 && k.key().get(0).value().equals(name))
            .toList();
    return keyed.stream()
        .filter(Declared::keyIsDefault)
        .findFirst()
        .or(() -> keyed.stream().findFirst());
  }

  Optional<TenantSpec> spec() {
    return spec;
  }

  Optional<String> attribute() {
    return spec.map(s -> s.name().value());
  }

  boolean isAttribute(String name) {
    return attribute().filter(name::equals).isPresent();
  }

  boolean isWithin(String kind) {
    return within.contains(kind);
  }

  /** The attribute at the front of the identity of a kind, where it belongs to a tenant. */
  Optional<String> front(String kind) {
    return attribute().filter(a -> isWithin(kind));
  }

  /** The entity whose items are the tenants. */
  Optional<String> tenants() {
    return tenants.map(t -> t.name().value());
  }

  /** {@code TENANT}, for {@code tenantId} or an entity with that prefix. */
  Optional<Tenant> tenant() {
    return attribute()
        .map(
            a -> new Tenant(a, tenants.map(t -> t.prefix().value()).orElse(literal(a)), tenants()));
  }

  private static String literal(String attribute) {
    List<String> words = NameWords.of(attribute);
    int last = words.size() - 1;
    boolean isId = last > 0 && words.get(last).equals("id");
    return String.join("", isId ? words.subList(0, last) : words).toUpperCase(Locale.ROOT);
  }
}
