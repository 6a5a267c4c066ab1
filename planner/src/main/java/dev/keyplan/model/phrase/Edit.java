package dev.keyplan.model.phrase;

import java.util.List;
import java.util.function.UnaryOperator;

/** What a clause of a phrase adds to the draft. */
@FunctionalInterface
interface Edit extends UnaryOperator<PatternDraft> {

  Edit NONE = draft -> draft;

  default Edit then(Edit next) {
    return draft -> next.apply(apply(draft));
  }

  static Edit all(List<Edit> edits) {
    Edit all = NONE;
    for (Edit edit : edits) {
      all = all.then(edit);
    }
    return all;
  }
}
