package dev.keyplan.output;

import java.io.IOException;
import java.nio.file.CopyOption;
import java.nio.file.Path;

/** How a file is moved; a test lets it fail. */
@FunctionalInterface
interface Moves {

  Path move(Path from, Path to, CopyOption... options) throws IOException;
}
