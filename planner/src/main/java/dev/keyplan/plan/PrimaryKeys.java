package dev.keyplan.plan;

import dev.keyplan.model.Kind;
import dev.keyplan.model.Reference;
import java.util.List;

/**
 * The base key that a kind has where no pattern asks for another: a child stands under its parent,
 * an edge under its first end, all others alone. A base key holds exactly the identity.
 */
final class PrimaryKeys {

  private PrimaryKeys() {}

  /** The partition key's attributes. */
  static List<String> usualPartition(Kind kind) {
    return kind.references().stream()
        .filter(PrimaryKeys::leads)
        .map(Reference::attributes)
        .filter(kind.identity()::containsAll)
        .findFirst()
        .orElse(kind.identity());
  }

  private static boolean leads(Reference reference) {
    return reference.form() == Reference.Form.WITHIN || reference.form() == Reference.Form.EDGE_END;
  }
}
