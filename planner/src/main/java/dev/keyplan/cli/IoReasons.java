package dev.keyplan.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** One sentence for each way in which reading or writing fails. */
final class IoReasons {

  private IoReasons() {}

  static String of(Exception error) {
    if (error instanceof UncheckedIOException && error.getCause() instanceof IOException cause) {
      return of(cause);
    }
    if (error instanceof NoSuchFileException e) {
      return "there is no file `" + e.getFile() + "`";
    }
    if (error instanceof AccessDeniedException e) {
      return "`" + e.getFile() + "` may not be read or written";
    }
    if (error instanceof NotDirectoryException e) {
      return "`" + e.getFile() + "` is not a folder";
    }
    if (error instanceof FileAlreadyExistsException e) {
      return "`" + e.getFile() + "` is there already and is not a folder";
    }
    return String.valueOf(error.getMessage());
  }
}
