package dev.keyplan.view;

import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Reference;
import java.util.List;

/** Makes the views of references. */
final class ReferenceViews {

  private ReferenceViews() {}

  static List<ReferenceView> of(Model model) {
    return model.kinds().stream()
        .flatMap(kind -> kind.references().stream().map(r -> reference(kind, r)))
        .toList();
  }

  private static ReferenceView reference(Kind kind, Reference reference) {
    return new ReferenceView(
        reference.relation(),
        reference.target(),
        kind.name(),
        reference.form() == Reference.Form.ONE_TO_ONE,
        kind.identity().containsAll(reference.attributes()),
        reference.role().orElse(label(reference)));
  }

  /** The child's name says nothing new where the relation is the containment itself. */
  private static String label(Reference reference) {
    return switch (reference.form()) {
      case WITHIN -> "contains";
      case EDGE_END, TENANT -> "has";
      case ONE_TO_MANY, ONE_TO_ONE -> reference.relation();
    };
  }
}
