package dev.keyplan.view;

import dev.keyplan.model.Relation;
import java.util.Locale;

/** Makes the views of relations. */
final class RelationViews {

  private RelationViews() {}

  static RelationView of(Relation relation) {
    return new RelationView(
        relation.name(),
        relation.cardinality().name().toLowerCase(Locale.ROOT).replace('_', '-'),
        relation.first().kind(),
        relation.first().role().isPresent(),
        relation.first().role().orElse(""),
        relation.second().kind(),
        relation.second().role().isPresent(),
        relation.second().role().orElse(""),
        relation.description().isPresent(),
        relation.description().orElse(""));
  }
}
