package dev.keyplan.spec;

import dev.keyplan.source.Located;
import dev.keyplan.source.SourceFile;
import java.util.List;
import java.util.Optional;

/**
 * A whole spec as written. Lists are in file order.
 *
 * @param file the text, for places in it
 * @param name kebab-case or lower camel
 * @param description free text
 * @param tenant the attribute that divides the items among tenants
 * @param entities at least one
 * @param relations may be empty
 * @param accessPatterns the reads; may be empty
 * @param writes the writes that compose steps; may be empty
 * @param table settings of the table
 * @param packOptions options of template packs, as written
 * @param allow advice to be silent about
 * @param broken names of kinds that have a mistake already reported: they are declared, and nothing
 *     more is known of them
 */
public record Spec(
    SourceFile file,
    Located<String> name,
    Optional<Located<String>> description,
    Optional<TenantSpec> tenant,
    List<EntitySpec> entities,
    List<RelationSpec> relations,
    List<AccessPatternSpec> accessPatterns,
    List<WriteSpec> writes,
    TableSpec table,
    List<PackOptionSpec> packOptions,
    List<AllowSpec> allow,
    List<String> broken) {

  public Spec {
    entities = List.copyOf(entities);
    relations = List.copyOf(relations);
    accessPatterns = List.copyOf(accessPatterns);
    writes = List.copyOf(writes);
    packOptions = List.copyOf(packOptions);
    allow = List.copyOf(allow);
    broken = List.copyOf(broken);
  }

  /** The same with fewer patterns and writes, and some kinds known as broken. */
  Spec without(
      List<AccessPatternSpec> patterns, List<WriteSpec> soundWrites, List<String> brokenKinds) {
    return new Spec(
        file,
        name,
        description,
        tenant,
        entities,
        relations,
        patterns,
        soundWrites,
        table,
        packOptions,
        allow,
        brokenKinds);
  }
}
