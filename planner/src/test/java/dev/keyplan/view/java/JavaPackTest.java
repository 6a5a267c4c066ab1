package dev.keyplan.view.java;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keyplan.model.Model;
import dev.keyplan.render.GeneratedFile;
import dev.keyplan.testing.JavaModule;
import dev.keyplan.testing.Models;
import dev.keyplan.testing.Packs;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of the generated Java of every model. */
class JavaPackTest {

  private static final Pattern IMPORT = Pattern.compile("^import .*\\.(\\w+);$", Pattern.MULTILINE);

  static Stream<Model> models() {
    return Stream.of(
        Models.school(), Models.passport(), Models.pets(), Models.clinic(), Models.shop());
  }

  @ParameterizedTest
  @MethodSource("models")
  void compilesWithoutAWarning(Model model, @TempDir Path classes) {
    assertEquals("", JavaModule.compile(Packs.files("java", model), classes));
  }

  @ParameterizedTest
  @MethodSource("models")
  void isTheSameEachTime(Model model) {
    assertEquals(Packs.files("java", model), Packs.files("java", model));
  }

  @ParameterizedTest
  @MethodSource("models")
  void isNeatlyWritten(Model model) {
    List<String> faults = new ArrayList<>();
    for (GeneratedFile file : Packs.files("java", model)) {
      if (file.path().endsWith(".java")) {
        lines(file, faults);
        imports(file, faults);
      }
    }
    assertEquals(List.of(), faults);
  }

  private static void lines(GeneratedFile file, List<String> faults) {
    int number = 0;
    for (String line : file.text().lines().toList()) {
      number++;
      boolean isTooLong = line.length() > 100;
      if (isTooLong || line.endsWith(" ") || line.contains("\t")) {
        faults.add(file.path() + ":" + number + ": " + line);
      }
    }
  }

  private static void imports(GeneratedFile file, List<String> faults) {
    String body = IMPORT.matcher(file.text()).replaceAll("");
    Matcher imports = IMPORT.matcher(file.text());
    String before = "";
    while (imports.find()) {
      String name = imports.group(1);
      if (!Pattern.compile("\\b" + name + "\\b").matcher(body).find()) {
        faults.add(file.path() + " does not use " + name);
      }
      boolean isNewGroup = file.text().startsWith("\n\n", imports.start() - 2);
      if (!isNewGroup && imports.group().compareTo(before) <= 0) {
        faults.add(file.path() + " has imports out of order at " + name);
      }
      before = imports.group();
    }
  }
}
