package dev.keyplan.view;

import dev.keyplan.model.Kind;
import dev.keyplan.model.Unique;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.Plan;
import java.util.List;

/** Makes the views of kinds. */
final class KindViews {

  private KindViews() {}

  static List<KindView> of(Plan plan) {
    return plan.model().kinds().stream().map(k -> kind(plan, k)).toList();
  }

  private static KindView kind(Plan plan, Kind kind) {
    List<KindView.MarkerView> markers =
        plan.markers(kind.name()).stream().map(KindViews::marker).toList();
    return new KindView(
        kind.name(),
        kind.isEdge(),
        kind.prefix(),
        kind.plural(),
        kind.description().isPresent(),
        kind.description().orElse(""),
        kind.attributes().stream().map(a -> AttributeViews.of(kind, a)).toList(),
        kind.identity(),
        plan.shape(kind.name()).keys().stream().map(KindViews::keys).toList(),
        !markers.isEmpty(),
        markers);
  }

  private static KindView.KeysView keys(ItemShape.ItemKeys keys) {
    return new KindView.KeysView(
        keys.target().name(),
        keys.target().match(t -> true, i -> false),
        keys.target().keys().partitionKey(),
        keys.partition().toString(),
        keys.target().keys().sortKey(),
        keys.sort().toString());
  }

  private static KindView.MarkerView marker(ItemShape shape) {
    return new KindView.MarkerView(
        shape.unique().map(Unique::attributes).orElse(List.of()),
        shape.primary().partition().toString(),
        shape.primary().sort().toString());
  }
}
