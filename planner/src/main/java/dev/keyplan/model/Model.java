package dev.keyplan.model;

import java.util.List;
import java.util.Optional;

/**
 * A spec whose every name is resolved and every type checked.
 *
 * @param name the application's name, kebab-case or lower camel
 * @param description free text
 * @param settings the table as wanted
 * @param tenant what divides the items among tenants
 * @param kinds entities in file order, then edges in file order
 * @param relations in file order, those of {@code within} first
 * @param accessPatterns the reads, in file order
 * @param writes those that the spec composes, in file order
 * @param allowed advice to be silent about
 * @param packOptions options of template packs
 */
public record Model(
    String name,
    Optional<String> description,
    Settings settings,
    Optional<Tenant> tenant,
    List<Kind> kinds,
    List<Relation> relations,
    List<AccessPattern> accessPatterns,
    List<ComposedWrite> writes,
    List<Allow> allowed,
    List<PackOption> packOptions) {

  public Model {
    kinds = List.copyOf(kinds);
    relations = List.copyOf(relations);
    accessPatterns = List.copyOf(accessPatterns);
    writes = List.copyOf(writes);
    allowed = List.copyOf(allowed);
    packOptions = List.copyOf(packOptions);
  }

  /** The kind of that name; the model is resolved, so a name that it lacks is a bug. */
  public Kind kind(String wanted) {
    return kinds.stream()
        .filter(k -> k.name().equals(wanted))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no kind " + wanted));
  }
}
