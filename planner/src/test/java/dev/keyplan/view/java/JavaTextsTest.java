package dev.keyplan.view.java;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keyplan.render.GeneratedFile;
import dev.keyplan.testing.JavaModule;
import dev.keyplan.testing.Packs;
import dev.keyplan.testing.Specs;
import java.net.URLClassLoader;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Texts of a spec are data: in literals they keep their value, in comments they do nothing. */
class JavaTextsTest {

  /** Each would stop the test, or the compiler, if it were more than text. */
  private static final List<String> HOSTILE =
      List.of(
          "A\"); Runtime.getRuntime().exit(1); (\"",
          "C:\\users\\u0022",
          "\\u000a static { System.exit(1); } //",
          "*/ static { System.exit(1); } /*",
          "\\u002a\\u002f static { System.exit(1); }",
          "${java.packageName}",
          "<#if true>",
          "line\none",
          "tab\tand 🌊 and \u2028 end",
          "{@link java.lang.Object} <script>alert(1)</script> @author & co",
          "\\",
          "ends with \\");

  @Test
  void listedValuesKeepTheirTextAndDescriptionsDoNothing() throws Exception {
    List<GeneratedFile> files = Packs.files("java", Specs.plan(spec()).model());
    try (URLClassLoader module = JavaModule.load(files)) {
      Class<?> values = JavaModule.type(module, "example.model.OrderStatus");
      for (int i = 0; i < HOSTILE.size(); i++) {
        Object constant = values.getEnumConstants()[i];
        assertEquals(HOSTILE.get(i), values.getMethod("value").invoke(constant));
        assertEquals(
            Optional.of(constant),
            values.getMethod("of", String.class).invoke(null, HOSTILE.get(i)));
      }
      for (Class<?> type : List.of(values, JavaModule.type(module, "example.ExampleTable"))) {
        Class.forName(type.getName(), true, module);
      }
    }
  }

  private static String spec() {
    StringBuilder values = new StringBuilder();
    StringBuilder all = new StringBuilder();
    for (String text : HOSTILE) {
      values.append("        - ").append(quoted(text)).append('\n');
      all.append(text).append(' ');
    }
    String description = quoted(all.toString());
    return """
    keyplan: 1
    name: example
    description: %1$s
    entities:
      Order:
        description: %1$s
        attributes:
          status:
            description: %1$s
            one-of:
    %2$s
          code:
            description: %1$s
            type: string
            pattern: '\\w"\\\\u0022|.*'
    access-patterns:
      - { say: get an order, description: %1$s }
      - { name: byStatus, list: Order, by: [status], description: %1$s }
    """
        .formatted(description, values.toString().indent(4).stripTrailing());
  }

  /** A text of YAML in double quotes. */
  private static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < ' ' || c == '\u2028') {
        out.append("\\u%04x".formatted((int) c));
      } else {
        out.append(c);
      }
    }
    return out.append('"').toString();
  }
}
