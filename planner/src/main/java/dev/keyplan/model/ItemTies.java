package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.ComposedWrite.Purpose;
import dev.keyplan.model.ComposedWrite.Tie;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which items of a write are the very ones to which others of it refer: the ends of an edge, the
 * parent of a child.
 */
final class ItemTies {

  private final List<ItemDraft> drafts;
  private final List<Diagnostic> problems;
  private boolean isRight = true;

  ItemTies(List<ItemDraft> drafts, List<Diagnostic> problems) {
    this.drafts = drafts;
    this.problems = problems;
    for (ItemDraft draft : drafts) {
      if (isRight && isCyclic(draft)) {
        wrong(StepProblem.cycle(draft.noun()));
      }
    }
  }

  boolean areRight() {
    return isRight;
  }

  Optional<Tie> of(ItemDraft item) {
    List<Tie> ties = candidates(item);
    if (ties.size() > 1) {
      wrong(StepProblem.tiedTwice(item.noun(), ties.stream().map(Tie::holder).toList()));
    }
    return ties.stream().findFirst();
  }

  private void wrong(Diagnostic problem) {
    problems.add(problem);
    isRight = false;
  }

  private List<Tie> candidates(ItemDraft item) {
    List<Tie> ties = new ArrayList<>();
    for (ItemDraft holder : drafts) {
      for (Reference reference : holder.kind().references()) {
        if (holder != item && refers(reference, item) && isKnown(holder, reference)) {
          ties.add(new Tie(holder.name(), reference.attributes()));
        }
      }
    }
    return ties;
  }

  private static boolean refers(Reference reference, ItemDraft item) {
    boolean isNamedByKind = item.name().equals(item.kind().name());
    return reference.form() != Reference.Form.TENANT
        && reference.target().equals(item.kind().name())
        && (isNamedByKind || reference.role().equals(Optional.of(item.name())));
  }

  /** What must not exist refers to nothing but by its identity. */
  private static boolean isKnown(ItemDraft holder, Reference reference) {
    return holder.purpose() != Purpose.FORBID
        || reference.attributes().stream().allMatch(holder.kind()::identifies);
  }

  private boolean isCyclic(ItemDraft start) {
    Set<String> seen = new LinkedHashSet<>();
    List<ItemDraft> next = new ArrayList<>(List.of(start));
    while (!next.isEmpty()) {
      ItemDraft item = next.remove(0);
      for (Tie tie : candidates(item)) {
        if (tie.holder().equals(start.name())) {
          return true;
        }
        if (seen.add(tie.holder())) {
          drafts.stream().filter(d -> d.name().equals(tie.holder())).forEach(next::add);
        }
      }
    }
    return false;
  }
}
