/**
 * Access patterns in English. In: a phrase with its place, and the nouns and attributes of the
 * spec. Out: the same {@link dev.keyplan.model.phrase.PatternDraft} that the structured form gives,
 * or the word at which the phrase stops to make sense; and back: the canonical phrase of a draft.
 *
 * <p>{@code PhraseGrammar} is the grammar, rule by rule as the spec reference prints it; {@code
 * Part} is how rules are combined; {@code PhraseWords} are its words. A parse gives every reading;
 * who takes one of several is not decided here. What a name means in the model is not decided here
 * either.
 */
@NullMarked
package dev.keyplan.model.phrase;

import org.jspecify.annotations.NullMarked;
