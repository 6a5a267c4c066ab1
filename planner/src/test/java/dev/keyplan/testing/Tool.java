package dev.keyplan.testing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.opentest4j.TestAbortedException;

/**
 * A program outside Maven that some tests need.
 *
 * @param name what it is, with its oldest version that will do
 * @param install how to get it, as one sentence
 */
record Tool(String name, String install) {

  /** A build server sets the environment variable {@code CI=true}. */
  private static final boolean ON_BUILD_SERVER = "true".equals(System.getenv("CI"));

  /** See {@link #absent(boolean)}. */
  RuntimeException absent() {
    return absent(ON_BUILD_SERVER);
  }

  /**
   * What to throw where the tool is absent: on a build server a failure; elsewhere the test is
   * skipped, after a printed line that says why.
   */
  RuntimeException absent(boolean onBuildServer) {
    String line = name + " is missing, and this test needs it. " + install;
    if (onBuildServer) {
      throw new AssertionError(line);
    }
    System.out.println("SKIPPED: " + line);
    return new TestAbortedException(line);
  }

  /** Standard output of this tool's program, given files; standard error is shown. */
  String output(List<String> program, List<Path> files) {
    List<String> command = new ArrayList<>(program);
    files.forEach(file -> command.add(file.toString()));
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      process.getOutputStream().close();
      return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw absent();
    }
  }
}
