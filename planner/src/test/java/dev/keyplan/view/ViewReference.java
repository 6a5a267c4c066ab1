package dev.keyplan.view;

import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Prints every record that a template can reach from the design, with the meaning of each
 * component.
 */
final class ViewReference {

  private static final Path SOURCES = Path.of("src", "main", "java");
  private static final Pattern DOCUMENTED =
      Pattern.compile("/\\*\\*((?:(?!\\*/).)*)\\*/\\s*public record (\\w+)", Pattern.DOTALL);
  private static final Pattern PARAM =
      Pattern.compile("@param (\\w+) ((?:(?!@param |@see ).)*)", Pattern.DOTALL);

  private final Set<Class<?>> seen = new LinkedHashSet<>();
  private final Deque<Class<?>> next = new ArrayDeque<>();

  String page() throws IOException {
    StringBuilder page = new StringBuilder();
    page.append(
        """
        # What a template can print

        Every fact that a template can use, by the record that holds it. The components of `DesignView` are the names at the
        top: `${title}`, `${table.partitionKey}`. A list is walked with `<#list kinds as kind>`; a boolean is asked with
        `<#if kind.isEdge>`. Beside these there are `options`, with what the pack declares, and in a file that is written for
        each element of a list, the element.

        This page is printed from the sources; a test compares it.
        """);
    reach(DesignView.class);
    while (!next.isEmpty()) {
      page.append(section(next.removeFirst()));
    }
    return page.toString();
  }

  private void reach(Class<?> type) {
    if (type.isRecord() && seen.add(type)) {
      next.addLast(type);
    }
  }

  private String section(Class<?> type) throws IOException {
    String doc = doc(type);
    Map<String, String> meanings = meanings(doc);
    StringBuilder out = new StringBuilder();
    out.append("\n## ").append(title(type)).append("\n\n");
    out.append(plain(doc.split("@param|@see", 2)[0]))
        .append("\n\n| name | type | meaning |\n|---|---|---|\n");
    for (RecordComponent component : type.getRecordComponents()) {
      String meaning = meanings.get(component.getName());
      if (meaning == null || meaning.isBlank()) {
        throw new AssertionError(type.getName() + "." + component.getName() + " has no meaning");
      }
      out.append("| `")
          .append(component.getName())
          .append("` | ")
          .append(typeText(type, component))
          .append(" | ")
          .append(meaning.replace("|", "\\|"))
          .append(" |\n");
    }
    return out.toString();
  }

  private static String title(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    return outer == null
        ? type.getSimpleName()
        : outer.getSimpleName() + "." + type.getSimpleName();
  }

  private String typeText(Class<?> owner, RecordComponent component) {
    Class<?> type = component.getType();
    if (type.equals(String.class)) {
      return "text";
    }
    if (type.equals(boolean.class)) {
      return "boolean";
    }
    if (type.equals(int.class) || type.equals(long.class)) {
      return "number";
    }
    if (type.isRecord()) {
      return linked(type);
    }
    if (component.getGenericType() instanceof ParameterizedType list
        && list.getRawType().equals(java.util.List.class)) {
      Type element = list.getActualTypeArguments()[0];
      return element.equals(String.class)
          ? "list of text"
          : "list of " + linked((Class<?>) element);
    }
    throw new AssertionError(
        owner.getName() + "." + component.getName() + " is of no type for views: " + type);
  }

  private String linked(Class<?> type) {
    if (!type.isRecord()) {
      throw new AssertionError("of no type for views: " + type);
    }
    reach(type);
    String title = title(type);
    String anchor = title.toLowerCase(Locale.ROOT).replace(".", "");
    return "[" + title + "](#" + anchor + ")";
  }

  private static String doc(Class<?> type) throws IOException {
    String file = type.getNestHost().getName().replace('.', '/') + ".java";
    Matcher matcher = DOCUMENTED.matcher(Files.readString(SOURCES.resolve(file)));
    while (matcher.find()) {
      if (matcher.group(2).equals(type.getSimpleName())) {
        return matcher.group(1).replaceAll("(?m)^\\s*\\* ?", "");
      }
    }
    throw new AssertionError(type.getName() + " has no comment");
  }

  private static Map<String, String> meanings(String doc) {
    Map<String, String> meanings = new LinkedHashMap<>();
    Matcher matcher = PARAM.matcher(doc);
    while (matcher.find()) {
      meanings.put(matcher.group(1), plain(matcher.group(2)));
    }
    return meanings;
  }

  /** A comment as Markdown, on one line. */
  private static String plain(String comment) {
    return comment
        .replaceAll("\\{@code ([^}]*)}", "`$1`")
        .replaceAll("\\{@link [\\w.]*#?(\\w+)[^}]*}", "`$1`")
        .replaceAll("</?[a-z]+>", "")
        .replaceAll("\\s+", " ")
        .strip();
  }
}
