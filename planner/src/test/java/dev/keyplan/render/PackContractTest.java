package dev.keyplan.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keyplan.pack.PackOutput;
import dev.keyplan.pack.TemplatePack;
import dev.keyplan.testing.JavaModule;
import dev.keyplan.testing.Packs;
import dev.keyplan.testing.Samples;
import dev.keyplan.view.DesignView;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.xml.sax.InputSource;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * What every pack keeps on every sample. Packs and samples are found by their folders, so that a
 * new one is tested by being there. That templates hold no logic is the pack reader's business: it
 * refuses others.
 */
class PackContractTest {

  private static final Path TEMPLATES = Path.of("..", "templates");
  private static final Pattern INCLUDED = Pattern.compile("<#(?:include|import) +\"([^\"]+)\"");

  @TempDir private Path temp;

  static Stream<TemplatePack> packs() {
    return Packs.builtIn().packs().stream();
  }

  static Stream<Arguments> packsAndSamples() {
    return packs().flatMap(p -> Samples.names().stream().map(s -> Arguments.of(p.name(), s)));
  }

  private static TemplatePack pack(String name) {
    TemplatePack pack = Packs.builtIn().pack(name).orElseThrow();
    return Packs.value(pack.configured(List.of()));
  }

  private static List<GeneratedFile> files(String pack, String sample) {
    return Packs.value(Renderer.render(pack(pack), Samples.view(sample)));
  }

  @ParameterizedTest
  @MethodSource("packs")
  void aPackHasItsFoldersNameAndSaysWhatItIs(TemplatePack pack) {
    assertTrue(Files.isDirectory(TEMPLATES.resolve(pack.name())), pack.name());
    assertTrue(Files.exists(TEMPLATES.resolve(pack.name()).resolve("README.md")), "has a README");
    assertFalse(pack.summary().isBlank());
  }

  @ParameterizedTest
  @MethodSource("packs")
  void everyTemplateIsUsed(TemplatePack pack) {
    TreeSet<String> used = new TreeSet<>();
    for (PackOutput output : pack.outputs()) {
      used.add(output.template().value());
    }
    for (TemplatePack.Template template : pack.templates()) {
      Matcher matcher = INCLUDED.matcher(template.file().text());
      while (matcher.find()) {
        used.add(
            Path.of("/", template.name())
                .resolveSibling(matcher.group(1))
                .normalize()
                .toString()
                .substring(1));
      }
    }
    assertEquals(
        new TreeSet<>(pack.templates().stream().map(TemplatePack.Template::name).toList()), used);
  }

  @ParameterizedTest
  @MethodSource("packsAndSamples")
  void theSameViewGivesTheSameBytes(String pack, String sample) {
    Locale before = Locale.getDefault();
    List<GeneratedFile> once = files(pack, sample);
    try {
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      assertEquals(once, files(pack, sample));
    } finally {
      Locale.setDefault(before);
    }
    assertFalse(once.isEmpty());
  }

  @ParameterizedTest
  @MethodSource("packsAndSamples")
  void everyFileIsTidy(String pack, String sample) {
    for (GeneratedFile file : files(pack, sample)) {
      String text = file.text();
      assertTrue(text.endsWith("\n") && !text.endsWith("\n\n"), file.path());
      assertFalse(text.contains("\r") || text.contains("\t"), file.path());
      assertFalse(text.contains(" \n"), file.path() + " has blanks at the end of a line");
      assertFalse(text.contains(System.getProperty("user.dir")), file.path());
    }
  }

  @ParameterizedTest
  @MethodSource("packsAndSamples")
  void everyFileIsWhatItsNameSays(String pack, String sample) throws Exception {
    for (GeneratedFile file : files(pack, sample)) {
      parse(file);
    }
  }

  private static void parse(GeneratedFile file) throws Exception {
    if (file.path().endsWith(".yaml")) {
      LoaderOptions strict = new LoaderOptions();
      strict.setAllowDuplicateKeys(false);
      new Yaml(new SafeConstructor(strict)).load(file.text());
    } else if (file.path().endsWith(".json")) {
      new ObjectMapper().readTree(file.text());
    } else if (file.path().endsWith(".xml")) {
      DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new InputSource(new StringReader(file.text())));
    }
  }

  @ParameterizedTest
  @MethodSource("packsAndSamples")
  void javaCompiles(String pack, String sample) throws IOException {
    if (pack(pack).checks().contains("compiles")) {
      Path classes = Files.createDirectories(temp.resolve(pack).resolve(sample));
      assertEquals("", JavaModule.compile(files(pack, sample), classes));
    }
  }

  @ParameterizedTest
  @MethodSource("packs")
  void aSpecCannotSayWhereFilesGo(TemplatePack pack) {
    DesignView view = Samples.view("school");
    for (GeneratedFile file : Packs.value(Renderer.render(pack, view))) {
      assertTrue(OutputPaths.problem(file.path()).isEmpty(), file.path());
    }
  }
}
