package dev.keyplan.output;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Held while a run writes. The system takes it back from a process that is killed. */
final class RunLock {

  private static final String FILE = "lock";

  private RunLock() {}

  /**
   * The lock of a staging folder; closing the channel gives it back.
   *
   * @throws IOException if another run holds it
   */
  static FileChannel of(Path staging) throws IOException {
    FileChannel channel =
        FileChannel.open(
            staging.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (isFree(channel)) {
      return channel;
    }
    channel.close();
    throw new IOException("another run of keyplan is writing to `" + staging.getParent() + "`");
  }

  private static boolean isFree(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException heldByThisProcess) {
      return false;
    }
  }
}
