package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.ComposedWrite.Item;
import dev.keyplan.spec.PhraseSpec;
import dev.keyplan.spec.WriteSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Resolves the writes that the spec composes, and sees that their names differ. */
final class ComposedWrites {

  private final Map<String, Kind> kinds = new LinkedHashMap<>();
  private final Declarations declarations;
  private final List<Diagnostic> problems;

  ComposedWrites(Declarations declarations, List<Kind> kinds, List<Diagnostic> problems) {
    kinds.forEach(k -> this.kinds.put(k.name(), k));
    this.declarations = declarations;
    this.problems = problems;
  }

  List<ComposedWrite> all(List<WriteSpec> specs, List<AccessPattern> reads) {
    Map<String, dev.keyplan.source.Span> names = new LinkedHashMap<>();
    reads.forEach(p -> names.put(Declarations.fold(p.name()), p.span()));
    List<ComposedWrite> all = new ArrayList<>();
    for (WriteSpec spec : specs) {
      String name = spec.name().value();
      dev.keyplan.source.Span other =
          names.putIfAbsent(Declarations.fold(name), spec.name().span());
      if (other != null) {
        problems.add(ModelProblem.sameName(spec.name().span(), name, name, other));
      }
      write(spec).ifPresent(all::add);
    }
    return all;
  }

  private Optional<ComposedWrite> write(WriteSpec spec) {
    List<StepDraft> drafts = new ArrayList<>();
    for (PhraseSpec step : spec.steps()) {
      StepParser.parse(step, problems).ifPresent(drafts::add);
    }
    if (drafts.size() < spec.steps().size() || isAboutBrokenKind(drafts)) {
      return Optional.empty();
    }
    StepNouns nouns = new StepNouns(kinds, drafts, problems);
    Map<String, ItemDraft> items = new LinkedHashMap<>();
    boolean isRight = true;
    for (StepDraft draft : drafts) {
      Optional<StepNouns.Meant> meant = nouns.meant(draft.noun());
      isRight &=
          meant.isPresent()
              && items
                  .computeIfAbsent(
                      meant.get().item(), n -> new ItemDraft(n, meant.get().kind(), problems))
                  .add(draft);
    }
    return isRight ? tied(spec, List.copyOf(items.values())) : Optional.empty();
  }

  /** Its own mistakes are reported, and what it would have given to the steps is unknown. */
  private boolean isAboutBrokenKind(List<StepDraft> drafts) {
    return drafts.stream().anyMatch(d -> declarations.isBroken(d.noun().value()));
  }

  private Optional<ComposedWrite> tied(WriteSpec spec, List<ItemDraft> drafts) {
    if (drafts.stream().allMatch(ItemDraft::isOnlyLookedAt)) {
      problems.add(StepProblem.changesNothing(spec.name()));
      return Optional.empty();
    }
    ItemTies ties = new ItemTies(drafts, problems);
    List<Item> items = new ArrayList<>();
    for (ItemDraft draft : drafts) {
      items.add(draft.item(ties.of(draft)));
    }
    if (!ties.areRight() || !isOfOneTenant(spec, items)) {
      return Optional.empty();
    }
    return Optional.of(
        new ComposedWrite(
            spec.name().value(),
            items,
            spec.description().map(d -> d.value()),
            spec.name().span()));
  }

  /** Two items that the caller gives apart might belong to two tenants. */
  private boolean isOfOneTenant(WriteSpec spec, List<Item> items) {
    boolean isRight =
        declarations.tenancy().tenant().isEmpty()
            || items.stream().filter(i -> i.tie().isEmpty()).count() < 2;
    if (!isRight) {
      problems.add(
          ModelProblem.notPlannedYet(
              spec.span(), "a write of several items that no relation joins, beside `tenant`,"));
    }
    return isRight;
  }
}
