package dev.keyplan.render;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Which relative paths are one and the same safe file name on Linux, macOS and Windows.
 *
 * @see <a href="https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file">Naming files,
 *     paths</a>
 */
public final class OutputPaths {

  private static final Pattern FORBIDDEN = Pattern.compile("[\\p{Cntrl}<>:\"|?*\\\\]");
  private static final Pattern DEVICE =
      Pattern.compile("(?i)(con|prn|aux|nul|conin\\$|conout\\$|com[0-9¹²³]|lpt[0-9¹²³])(\\..*)?");
  private static final int LONGEST_NAME = 200;

  private OutputPaths() {}

  /** Why a path cannot be used, if it cannot. */
  public static Optional<String> problem(String path) {
    if (path.isEmpty() || path.startsWith("/")) {
      return Optional.of("it is not a relative path");
    }
    List<String> names = Arrays.asList(path.split("/", -1));
    return names.stream().flatMap(n -> nameProblem(n).stream()).findFirst();
  }

  private static Optional<String> nameProblem(String name) {
    if (name.isEmpty() || name.equals(".") || name.equals("..")) {
      return Optional.of("`" + name + "` is not the name of a file or folder");
    }
    if (FORBIDDEN.matcher(name).find() || name.codePoints().anyMatch(Texts::isHidden)) {
      return Optional.of("`" + Texts.folded(name) + "` has a character that a name cannot have");
    }
    if (DEVICE.matcher(name).matches()) {
      return Optional.of("`" + name + "` is a device on Windows");
    }
    if (name.endsWith(".") || name.endsWith(" ") || name.startsWith(" ")) {
      return Optional.of("`" + name + "` begins or ends in a way that Windows does not keep");
    }
    if (name.startsWith(".keyplan")) {
      return Optional.of("names that begin with `.keyplan` are keyplan's own");
    }
    boolean tooLong = name.getBytes(StandardCharsets.UTF_8).length > LONGEST_NAME;
    return tooLong ? Optional.of("a name has more than 200 bytes") : Optional.empty();
  }

  /** Two paths with one fold are one file on a disk that ignores case or composes letters. */
  public static String fold(String path) {
    String composed = Normalizer.normalize(path, Normalizer.Form.NFC);
    return composed.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
  }
}
