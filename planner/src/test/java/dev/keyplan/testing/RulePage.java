package dev.keyplan.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page of {@code docs/rules}, taken apart.
 *
 * <p>A block is YAML, or {@code bytes}: text in which {@code \xNN} stands for a byte and {@code
 * \xNN{count}} for many of it. In the example, a comment line marks a finding on the last line
 * above it that is no such mark: {@code # ^^^^ KP2003} where the carets stand under the words
 * meant. A {@code #} that touches the carets, or stands without any, counts as one.
 *
 * @param title the first line, without {@code #}
 * @param headings the second-level headings in their order
 * @param example the example
 * @param fix the fix
 * @param marks what the example must give, in file order
 */
record RulePage(String title, List<String> headings, Block example, Block fix, List<String> marks) {

  static final List<String> HEADINGS =
      List.of("What it means", "Example", "Fix", "Why (source)", "When to allow it");

  private static final Pattern BLOCK =
      Pattern.compile("^```(yaml|bytes)\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern MARK = Pattern.compile("^( *)#( *)(\\^*) ?(KP[0-9]{4})$");
  private static final Pattern BYTE = Pattern.compile("\\\\x([0-9A-F]{2})(\\{([0-9]+)\\})?");

  static RulePage read(Path file) throws IOException {
    String text = Files.readString(file);
    List<String> headings = new ArrayList<>();
    Matcher heading = Pattern.compile("^## (.*)$", Pattern.MULTILINE).matcher(text);
    while (heading.find()) {
      headings.add(heading.group(1));
    }
    String example = section(text, "Example");
    return new RulePage(
        text.lines().findFirst().orElse("").replaceFirst("^# ", ""),
        headings,
        block(example),
        block(section(text, "Fix")),
        marks(example));
  }

  private static String section(String page, String heading) {
    int start = page.indexOf("\n## " + heading + "\n");
    if (start < 0) {
      return "";
    }
    int end = page.indexOf("\n## ", start + 1);
    return page.substring(start, end < 0 ? page.length() : end);
  }

  /** The last block of a section: a fix may first show a part. */
  private static Block block(String section) {
    Matcher matcher = BLOCK.matcher(section);
    Block found = new Block("yaml", "");
    while (matcher.find()) {
      found = new Block(matcher.group(1), matcher.group(2));
    }
    return found;
  }

  /** A block of code, as it stands on the page. */
  record Block(String language, String text) {

    byte[] bytes() {
      return language.equals("bytes") ? unescape(text) : text.getBytes(StandardCharsets.UTF_8);
    }
  }

  private static byte[] unescape(String text) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Matcher matcher = BYTE.matcher(text);
    int at = 0;
    while (matcher.find()) {
      out.writeBytes(text.substring(at, matcher.start()).getBytes(StandardCharsets.UTF_8));
      int times = matcher.group(3) == null ? 1 : Integer.parseInt(matcher.group(3));
      byte value = (byte) Integer.parseInt(matcher.group(1), 16);
      for (int i = 0; i < times; i++) {
        out.write(value);
      }
      at = matcher.end();
    }
    out.writeBytes(text.substring(at).getBytes(StandardCharsets.UTF_8));
    return out.toByteArray();
  }

  private static List<String> marks(String section) {
    Matcher block = BLOCK.matcher(section);
    List<String> marks = new ArrayList<>();
    if (!block.find()) {
      return marks;
    }
    int line = 0;
    int marked = 1;
    for (String text : block.group(2).lines().toList()) {
      line++;
      Matcher mark = MARK.matcher(text);
      if (mark.matches()) {
        marks.add(marked + ":" + place(mark) + " " + mark.group(4));
      } else {
        marked = line;
      }
    }
    return marks;
  }

  /** Column and length. */
  private static String place(Matcher mark) {
    int hash = mark.group(1).length() + 1;
    int carets = mark.group(3).length();
    boolean touches = mark.group(2).isEmpty() || carets == 0;
    return touches ? hash + "+" + (carets + 1) : (hash + 1 + mark.group(2).length()) + "+" + carets;
  }
}
