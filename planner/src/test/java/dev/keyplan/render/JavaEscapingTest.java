package dev.keyplan.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.pack.Format;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The compiler and the virtual machine say what a hostile text has become. */
class JavaEscapingTest {

  private static final String TEMPLATE =
      """
      /** ${options.text} */
      public final class CLASS {
        // ${options.text}
        /* ${options.text} */
        /* *${options.text}/ */
        // ${options.text}u000a
        /** A constant, ${options.text}. */
        public static final String IN_STRING = "${options.text}";
        public static final String IN_BLOCK = \"""
            ${options.text}\""";

        private CLASS() {}
      }
      """;

  @TempDir private Path temp;

  @Test
  void everyTextIsWhatItWasAndNoneIsCode() throws Exception {
    List<String> texts = new ArrayList<>(HostileTexts.ALL);
    texts.add("lone \ud83c surrogate");
    List<Path> sources = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      String source =
          Rendering.of(Format.JAVA, TEMPLATE.replace("CLASS", "Text" + i), texts.get(i));
      for (String hidden : List.of("\u202e", "\u0000", "\u001b", "\ufeff", "\u2028")) {
        assertFalse(source.contains(hidden), "a reader sees what the compiler sees");
      }
      sources.add(Files.writeString(temp.resolve("Text" + i + ".java"), source));
    }
    compile(sources);
    try (URLClassLoader loader = new URLClassLoader(new URL[] {temp.toUri().toURL()})) {
      for (int i = 0; i < texts.size(); i++) {
        Class<?> compiled = loader.loadClass("Text" + i);
        assertEquals(texts.get(i), compiled.getField("IN_STRING").get(null));
        assertEquals(texts.get(i), compiled.getField("IN_BLOCK").get(null));
      }
    }
  }

  private void compile(List<Path> sources) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      List<String> options =
          List.of(
              "-Xlint:all",
              "-Xdoclint:syntax,html",
              "-Werror",
              "-proc:none",
              "--release",
              "17",
              "-encoding",
              "UTF-8",
              "-d",
              temp.toString());
      boolean compiles =
          compiler
              .getTask(
                  messages, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
              .call();
      assertTrue(compiles, messages.toString());
    }
  }

  @Test
  void noValueFollowsABackslash() {
    for (String template : List.of("// \\${options.text}", "x = \"\\${options.text}\";")) {
      assertEquals(
          List.of("KP5007 1:" + (template.indexOf('$') + 1) + " no value can follow a backslash"),
          Rendering.findings(Format.JAVA, template, "u000a"));
    }
    assertEquals(
        "x = \"\\\\\\\"\";\n", Rendering.of(Format.JAVA, "x = \"\\\\${options.text}\";", "\""));
  }

  @Test
  void aCommentStaysReadable() {
    assertEquals(
        "// He said \"hi\", in C:\\temp, for <all> | 5 *&#47;\n",
        Rendering.of(
            Format.JAVA, "// ${options.text}\n", "He said \"hi\",\nin C:\\temp, for <all> | 5 */"));
  }

  @Test
  void namesAndTypesStandInCode() {
    assertEquals(
        "Map<String, List<Order>> x;\n",
        Rendering.of(Format.JAVA, "${options.text} x;\n", "Map<String, List<Order>>"));
  }

  @Test
  void nothingElseStandsInCode() {
    for (String text :
        List.of("f()", "a;b", "\"x\"", "{", "a\nb", "\\u0061", "a//b", "a=b", "'x'")) {
      assertEquals(
          List.of(
              "KP5007 2:6 in code stand names, types and numbers only; a text of Java stands"
                  + " between `\"` or in a comment"),
          Rendering.findings(Format.JAVA, "// code\nint x${options.text};\n", text),
          text);
    }
  }
}
