package dev.keyplan.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The pack that the guide shows is one that exists; its command is run with all others. */
class WritingAPackTest {

  private static final Path ROOT = Path.of("..");
  private static final Pattern SHOWN =
      Pattern.compile(
          "^`(docs/[\\w./]+)`:\n\n```\\w+\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);

  @Test
  void theGuideShowsTheFilesAsTheyAre() throws IOException {
    Matcher matcher = SHOWN.matcher(Files.readString(ROOT.resolve("docs/writing-a-pack.md")));
    List<String> shown = new ArrayList<>();
    while (matcher.find()) {
      shown.add(matcher.group(1));
      assertEquals(Files.readString(ROOT.resolve(matcher.group(1))), matcher.group(2));
    }
    assertEquals(List.of("docs/kinds/pack.yaml", "docs/kinds/kinds.md.ftl"), shown);
  }
}
