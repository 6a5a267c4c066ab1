/**
 * Puts generated files on disk, or leaves the disk as it is. In: a folder and the files of each
 * pack. Out: what differs, and, when asked, a folder in which nothing does.
 *
 * <p>Every check comes before the first write. New contents are written beside the old ones, in a
 * folder that is only keyplan's, and then moved; if a move fails, all are taken back. A manifest in
 * each pack's folder says what keyplan wrote, so that it overwrites and removes only that. See
 * {@code docs/decisions} for why.
 *
 * <p>Nothing is rendered or printed here; only the command line uses it.
 */
@NullMarked
package dev.keyplan.output;

import org.jspecify.annotations.NullMarked;
