package dev.keyplan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher, in a copy of the project whose path has blanks, with the packaged jar and a
 * stand-in for Maven that says when it is called and puts the jar in place.
 */
class LauncherIT {

  private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
  private static final Path JAR = PROJECT.resolve(Path.of("planner", "target", "keyplan.jar"));
  private static final String BUILDING =
      "keyplan: building, because sources are newer than planner/target/keyplan.jar";

  private static final String BUILD = "mvn -q -B -Dmaven.test.skip=true package";

  @TempDir Path folder;

  private Path home;
  private Path source;

  /** What a run of the launcher printed, and its exit code. */
  private record Run(int exit, String out, String err) {}

  @BeforeEach
  void copyTheProject() throws IOException {
    home = Files.createDirectories(folder.resolve("a folder with blanks"));
    source = home.resolve(Path.of("planner", "src", "main", "Source.java"));
    Files.createDirectories(source.getParent());
    Files.createFile(source);
    Files.createFile(home.resolve("pom.xml"));
    Files.createFile(home.resolve(Path.of("planner", "pom.xml")));
    Files.copy(PROJECT.resolve("keyplan"), home.resolve("keyplan"));
    copy(PROJECT.resolve(Path.of("samples", "school", "spec.yaml")));
    Path mvn = Files.createDirectories(folder.resolve("bin")).resolve("mvn");
    Files.writeString(
        mvn,
        """
        #!/bin/sh
        echo "mvn $*"
        [ ! -e broken ] && cp '%s' planner/target/keyplan.jar
        """
            .formatted(JAR));
    assertTrue(mvn.toFile().setExecutable(true));
    assertTrue(home.resolve("keyplan").toFile().setExecutable(true));
  }

  @Test
  void buildsOnceAndThenOnlyWhenASourceIsNewer() throws IOException {
    Run first = run("--version");
    assertEquals(0, first.exit(), first.err());
    assertEquals(List.of(BUILDING, BUILD), first.err().lines().toList());
    assertEquals(plain("--version").out(), first.out());
    assertEquals(new Run(0, first.out(), ""), run("--version"));

    Files.createFile(home.resolve("broken"));
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(1)));
    Run broken = run("--version");
    assertEquals(69, broken.exit());
    assertEquals("", broken.out(), "an old jar does not answer for new sources");
    assertEquals(
        List.of(BUILDING, BUILD, "keyplan: the build failed"), broken.err().lines().toList());
  }

  @Test
  void answersAsThePlainJarDoesWithAnArchiveAndWithout() throws IOException {
    run("--version");
    String spec = PROJECT.resolve(Path.of("samples", "school", "spec.yaml")).toString();
    assertEquals(plain("plan", spec), run("plan", spec));
    assertEquals(plain("plan", "no such file"), run("plan", "no such file"));
    assertEquals(plain("no-such-command"), run("no-such-command"));

    Path link =
        Files.createSymbolicLink(
            folder.resolve("near"), Path.of("a folder with blanks", "keyplan"));
    Path far = Files.createSymbolicLink(folder.resolve("far"), link);
    Run version = new Run(0, plain("--version").out(), "");
    assertEquals(version, run(far, folder.resolve("bin"), "--version"));

    List<Path> archives = archives();
    assertEquals(1, archives.size(), archives::toString);
    assertTrue(Files.size(archives.get(0)) > 1_000_000, "classes are in it");
    for (String broken : List.of("", "not an archive")) {
      Files.delete(archives.get(0));
      Files.writeString(archives.get(0), broken);
      assertEquals(version, run("--version"));
    }
  }

  @Test
  void twoAtOnceBuildOnce() throws IOException {
    List<Process> both =
        List.of(
            start(home.resolve("keyplan"), folder, "--version"),
            start(home.resolve("keyplan"), folder, "--version"));
    List<Run> runs = new ArrayList<>();
    for (Process process : both) {
      runs.add(finish(process));
    }
    String version = plain("--version").out();
    assertEquals(List.of(version, version), runs.stream().map(Run::out).toList());
    assertEquals(1, runs.stream().filter(run -> run.err().contains(BUILDING)).count());
    assertEquals(1, archives().size());
    try (Stream<Path> left = Files.list(home.resolve(Path.of("planner", "target")))) {
      assertEquals(2, left.count(), "the jar and its archive");
    }
  }

  private List<Path> archives() throws IOException {
    try (Stream<Path> files = Files.list(home.resolve(Path.of("planner", "target")))) {
      return files.filter(file -> file.toString().endsWith(".jsa")).toList();
    }
  }

  private void copy(Path file) throws IOException {
    Path copy = home.resolve(PROJECT.relativize(file));
    Files.createDirectories(copy.getParent());
    Files.copy(file, copy);
  }

  private Run run(String... arguments) throws IOException {
    return run(home.resolve("keyplan"), folder, arguments);
  }

  private Run run(Path launcher, Path from, String... arguments) throws IOException {
    return finish(start(launcher, from, arguments));
  }

  private static Run plain(String... arguments) throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    List<String> command = new ArrayList<>(List.of(java.toString(), "-jar", JAR.toString()));
    command.addAll(List.of(arguments));
    return finish(new ProcessBuilder(command).start());
  }

  private Process start(Path launcher, Path from, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(from.toFile());
    builder
        .environment()
        .merge("PATH", folder.resolve("bin").toString(), (old, bin) -> bin + ":" + old);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    return builder.start();
  }

  /** Each stream is far smaller than a pipe's buffer. */
  private static Run finish(Process process) throws IOException {
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.onExit().join().exitValue(), out, err);
  }
}
