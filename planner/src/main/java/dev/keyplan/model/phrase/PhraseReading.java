package dev.keyplan.model.phrase;

import java.util.List;
import java.util.Optional;

/**
 * What a phrase can mean.
 *
 * @param drafts each reading once; none where the phrase is not understood
 * @param misread where there is no reading, the reason
 */
public record PhraseReading(List<PatternDraft> drafts, Optional<Misread> misread) {

  public PhraseReading {
    drafts = List.copyOf(drafts);
  }
}
