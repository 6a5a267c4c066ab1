package dev.keyplan.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.model.PackOption;
import dev.keyplan.source.SourceFile;
import dev.keyplan.source.Span;
import dev.keyplan.testing.Packs;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a pack's folder must hold, and how its mistakes are reported: all, each at its place. */
class PackReaderTest {

  private static final String GOOD =
      """
      pack: mine
      summary: A pack.
      format: markdown
      outputs:
        - template: a.md.ftl
          path: a.md
      options:
        heading: { type: text, default: Design, summary: The heading. }
        with-index: { type: boolean, default: "true", summary: Whether indexes are listed. }
        depth: { type: integer, default: "3", summary: How deep. }
      """;

  @TempDir private Path temp;

  private Outcome<TemplatePacks> read(String pack, String template) throws IOException {
    Path folder = Files.createDirectories(temp.resolve("mine"));
    Files.writeString(folder.resolve("pack.yaml"), pack);
    Files.writeString(folder.resolve("a.md.ftl"), template);
    return PackFolders.in(temp, "packs");
  }

  private List<String> findings(String pack, String template) throws IOException {
    return read(pack, template).diagnostics().stream().map(PackReaderTest::line).toList();
  }

  private static String line(Diagnostic d) {
    return d.rule().id() + " " + d.span() + " " + d.message();
  }

  @Test
  void aFolderWithAPackFileIsAPack() throws IOException {
    Files.createDirectories(temp.resolve("no-pack"));
    TemplatePacks packs = Packs.value(read(GOOD, "${options.heading}\n"));
    assertEquals(List.of("mine"), packs.packs().stream().map(TemplatePack::name).toList());
    assertEquals(
        "mine", Packs.value(PackFolders.in(temp.resolve("mine"), "m")).packs().get(0).name());
  }

  @Test
  void anArchiveIsReadAsAFolderIs() throws IOException {
    Files.createDirectories(temp.resolve("mine"));
    URI zip = URI.create("jar:" + temp.resolve("packs.zip").toUri());
    try (FileSystem files = FileSystems.newFileSystem(zip, Map.of("create", "true"))) {
      Path folder = Files.createDirectories(files.getPath("/templates/mine"));
      Files.writeString(folder.resolve("pack.yaml"), GOOD);
      Files.writeString(folder.resolve("a.md.ftl"), "x\n");
      Outcome<TemplatePacks> read = PackFolders.in(files.getPath("/templates"), "templates");
      assertEquals(
          Packs.value(read(GOOD, "x\n")).packs().get(0).outputs().size(),
          Packs.value(read).packs().get(0).outputs().size());
    }
  }

  @Test
  void everyMistakeIsReportedAtItsPlace() throws IOException {
    String bad =
        """
        pack: mine
        sumary: A pack.
        format: word
        outputs:
          - template: b.md.ftl
            path: "${name?upper_case}.md"
            formt: java
          - a.md.ftl
        options:
          depth: { type: integer, default: deep, summary: How deep. }
          flag: { type: bool, default: "true", summary: A flag. }
        checks: [compile]
        """;
    assertEquals(
        List.of(
            "KP5002 packs/mine/pack.yaml:1:1 the field `summary` is missing",
            "KP5002 packs/mine/pack.yaml:2:1 `sumary` is not a field here",
            "KP5002 packs/mine/pack.yaml:3:9 `word` is not known here",
            "KP5003 packs/mine/pack.yaml:5:15 the pack has no template `b.md.ftl`",
            "KP5005 packs/mine/pack.yaml:6:11 `${name?upper_case}` cannot stand in a path",
            "KP5002 packs/mine/pack.yaml:7:5 `formt` is not a field here",
            "KP5002 packs/mine/pack.yaml:8:5 here stands a text where a mapping is needed",
            "KP5002 packs/mine/pack.yaml:10:36 the default `deep` is no integer",
            "KP5002 packs/mine/pack.yaml:11:17 `bool` is not known here",
            "KP5002 packs/mine/pack.yaml:12:10 `compile` is not known here"),
        findings(bad, "x\n"));
  }

  @Test
  void aBrokenFileIsReported() throws IOException {
    List<String> found = findings("pack: [\n", "x\n");
    assertTrue(found.get(0).startsWith("KP5001 packs/mine/pack.yaml:"), found.get(0));
  }

  @Test
  void namesAreSafeForFoldersAndTemplates() throws IOException {
    for (String name : List.of("../mine", "Mine", "/etc", "con/x", ".", "mine/..", "''", "a b")) {
      List<String> found = findings(GOOD.replace("pack: mine", "pack: " + name), "x\n");
      assertEquals(1, found.size(), name);
      assertTrue(found.get(0).startsWith("KP5002 packs/mine/pack.yaml:1:7 "), found.get(0));
    }
    assertEquals(1, findings(GOOD.replace("depth:", "De pth:"), "x\n").size());
    assertEquals(1, findings(GOOD.replace("path: a.md", "path: a.md\n    as: a-b"), "x\n").size());
  }

  @Test
  void aTemplateIsUtf8() throws IOException {
    read(GOOD, "x\n");
    Files.write(temp.resolve("mine/a.md.ftl"), new byte[] {'x', (byte) 0xff, '\n'});
    assertEquals(
        List.of("KP5004 packs/mine/a.md.ftl:1:1 the template is not UTF-8"),
        PackFolders.in(temp, "packs").diagnostics().stream().map(PackReaderTest::line).toList());
  }

  @Test
  void whatComputesIsRefused() throws IOException {
    for (String construct :
        List.of(
            "${name?new()}",
            "${name?api}",
            "${name?upper_case}",
            "${\"x\"?eval}",
            "${1 + 1}",
            "${name!\"none\"}",
            "${f(name)}",
            "${kinds[0]}",
            "${\"${name}\"}",
            "${name?no_esc}",
            "<#assign x = 1>",
            "<#global x = 1>",
            "<#local x = 1>",
            "<#setting locale=\"de\">",
            "<#ftl output_format=\"HTML\">",
            "<#outputformat \"HTML\">",
            "<#noautoesc>",
            "<#noparse>",
            "<#function f>",
            "<#attempt>",
            "<#visit x>",
            "<#switch name>",
            "<#if a && b>",
            "<#if a == b>",
            "<#if a?has_content>",
            "<#if a??>",
            "<@m x=1+1/>",
            "<#list kinds?reverse as k>",
            "<#include name + \".ftl\">")) {
      List<String> found = findings(GOOD, "line\n  " + construct + "\n");
      assertEquals(1, found.size(), construct);
      assertTrue(found.get(0).startsWith("KP5005 packs/mine/a.md.ftl:2:3 "), found.get(0));
    }
  }

  @Test
  void whatPrintsIsFine() throws IOException {
    String template =
        """
        <#-- a comment ${with?anything} <#assign> -->
        <#import "lib.ftl" as lib>
        <#macro row kind last=false><#nested></#macro>
        <#list kinds as kind>
        <#if !kind.isEdge>${kind.name}<#elseif kind.hasMarkers>x<#else>y</#if><#sep>, </#sep>
        <#else>
        none
        </#list>
        <#list edges><ul><#items as e>${e.name}</#items></ul></#list>
        <@lib.row kind=table last=true/><@row table; x>${x}</@row>
        #{not an interpolation} $ { } [= x]
        """;
    assertEquals(List.of(), findings(GOOD, template));
  }

  @Test
  void optionsOfASpecAreCheckedAtTheirPlace() throws IOException {
    TemplatePacks packs = Packs.value(read(GOOD, "x\n"));
    SourceFile spec = new SourceFile("spec.yaml", "");
    List<PackOption> given =
        List.of(
            new PackOption("mine", "depth", "deep", new Span(spec, 1, 1, 1)),
            new PackOption("mine", "headin", "x", new Span(spec, 2, 1, 1)),
            new PackOption("other", "heading", "x", new Span(spec, 3, 1, 1)),
            new PackOption("mine", "heading", "Mine", new Span(spec, 4, 1, 1)));
    assertEquals(
        List.of(
            "KP5011 spec.yaml:1:1 `deep` is no value for the option `depth` of the pack `mine`",
            "KP5010 spec.yaml:2:1 the pack `mine` has no option `headin`",
            "KP5010 spec.yaml:3:1 there is no pack `other`"),
        packs.configured(given).diagnostics().stream().map(PackReaderTest::line).toList());
    TemplatePack mine = Packs.value(packs.configured(given.subList(3, 4))).packs().get(0);
    assertEquals(
        List.of("Mine", true, 3), mine.options().stream().map(DeclaredOption::typedValue).toList());
    assertEquals("withIndex", mine.options().get(1).templateName());
  }
}
