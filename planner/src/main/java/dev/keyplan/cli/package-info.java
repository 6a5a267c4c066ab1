/**
 * The command line: parses options, calls {@link dev.keyplan.Keyplan}, prints. One class for each
 * command. The only package that imports picocli, prints, or reads and writes files.
 */
@NullMarked
package dev.keyplan.cli;

import org.jspecify.annotations.NullMarked;
