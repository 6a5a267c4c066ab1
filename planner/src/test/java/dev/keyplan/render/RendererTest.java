package dev.keyplan.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.pack.Format;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What a template can reach, what its mistakes look like, and which paths are refused. */
class RendererTest {

  private static List<String> findings(String template) {
    return Rendering.findings(Format.TEXT, template, "x");
  }

  @Test
  void aMisspeltNameIsReportedAtItsPlace() {
    assertEquals(
        List.of("KP5006 2:7 the view has no `table.naem`"), findings("one\ntwo ${table.naem}\n"));
  }

  @Test
  void aTemplateThatCannotBeReadIsReportedAtItsPlace() {
    List<String> found = findings("one\n<#if table.hasName>\n");
    assertEquals(1, found.size());
    assertEquals("KP5004 2:20", found.get(0).substring(0, 11), found.get(0));
  }

  @Test
  void aTextIsNoCondition() {
    List<String> found = findings("<#if name>x</#if>");
    assertEquals("KP5006 1:6", found.get(0).substring(0, 10), found.get(0));
  }

  @Test
  void codeIsOutOfReach() {
    for (String template :
        List.of(
            "${\"freemarker.template.utility.Execute\"?new()(\"id\")}",
            "${name?api}",
            "${table.getClass()}",
            "${name.length()}",
            "${name.class}",
            "<#include \"/etc/passwd\">",
            "<#include \"http://127.0.0.1/x.ftl\">",
            "<#import \"../pack.yaml\" as p>",
            "${.data_model.name}${\"x\"?interpret}")) {
      Outcome<List<GeneratedFile>> outcome = Rendering.outcome(Format.TEXT, template, "x");
      assertEquals(1, outcome.diagnostics().size(), template);
    }
  }

  @Test
  void aTemplateThatNeverEndsIsReported() {
    String message = "KP5006 1:1 the template includes or calls itself without end";
    assertEquals(List.of(message), findings("<#include \"template.ftl\">"));
    assertEquals(List.of(message), findings("<#macro m><@m/></#macro><@m/>"));
  }

  @Test
  void numbersAndBooleansAreTheSameEverywhere() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertEquals(
          "1234567 false\n", Rendering.of(Format.TEXT, "${1234567} ${table.hasName}", "x"));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void blanksAndLineEndsAreTidied() {
    assertEquals("a\n\nb\n", Rendering.of(Format.TEXT, "\n\na  \n\nb\t\n\n\n", "x"));
    assertEquals(
        "a\n  GSI1\nb\n",
        Rendering.of(Format.TEXT, "a\n<#list table.indexes as i>\n  ${i.name}\n</#list>\nb", "x"));
  }

  @Test
  void pathsThatLeaveTheFolderAreRefused() {
    for (String path :
        List.of(
            "../x",
            "a/../../x",
            "/etc/x",
            "C:/x",
            "a\\b",
            "a//b",
            "a/./b",
            "CON",
            "aux.txt",
            "a/NUL.java",
            "com1",
            "lpt9.x.y",
            "a.",
            "a ",
            " a",
            "a|b",
            "a*b",
            "a?b",
            "a:b",
            "<a>",
            "a\u0000b",
            "a\u202eb",
            ".keyplan-manifest.json",
            "",
            "x".repeat(201))) {
      List<Diagnostic> found = Rendering.withPath("${options.text}", path).diagnostics();
      assertEquals(1, found.size(), path);
      assertEquals("KP5008", found.get(0).rule().id(), path);
    }
  }

  @Test
  void pathsInsideAreFine() {
    for (String path :
        List.of("a", "a/b.txt", "console.txt", "a..b", ".gitignore", "Größe.txt", "...x")) {
      assertEquals(List.of(), Rendering.withPath("${options.text}", path).diagnostics(), path);
    }
  }
}
