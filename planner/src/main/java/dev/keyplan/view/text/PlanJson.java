package dev.keyplan.view.text;

import dev.keyplan.view.DesignView;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The plan as JSON. Each record is an object whose properties are its components, by name and in
 * order; {@code docs/plan-json.md} lists them all.
 */
public final class PlanJson {

  /**
   * Rises when a property is removed, renamed or changes its meaning; new properties do not change
   * it.
   */
  public static final int VERSION = 1;

  private final StringBuilder out = new StringBuilder();

  private PlanJson() {}

  /** What is printed of the view; the rest repeats it for templates. */
  static final List<String> PROPERTIES =
      List.of(
          "name",
          "description",
          "summary",
          "table",
          "kinds",
          "relations",
          "references",
          "keyTables",
          "itemTables",
          "accessPatterns",
          "writes",
          "decisions",
          "findings",
          "allowed");

  /** One object, indented by two, with a line end. */
  public static String of(DesignView design) {
    List<Property> properties = new ArrayList<>();
    properties.add(new Property("version", VERSION));
    properties(design).stream().filter(p -> PROPERTIES.contains(p.name())).forEach(properties::add);
    PlanJson json = new PlanJson();
    json.object(properties, 0);
    return json.out.append('\n').toString();
  }

  private record Property(String name, Object value) {}

  private static List<Property> properties(Record value) {
    return Stream.of(value.getClass().getRecordComponents())
        .map(component -> new Property(component.getName(), get(component, value)))
        .toList();
  }

  private void object(List<Property> properties, int depth) {
    String separator = "{";
    for (Property property : properties) {
      out.append(separator).append('\n').append("  ".repeat(depth + 1));
      out.append(quoted(property.name())).append(": ");
      value(property.value(), depth + 1);
      separator = ",";
    }
    out.append('\n').append("  ".repeat(depth)).append('}');
  }

  private static Object get(RecordComponent component, Record value) {
    try {
      return component.getAccessor().invoke(value);
    } catch (IllegalAccessException | InvocationTargetException impossible) {
      throw new IllegalStateException("a component of a public record", impossible);
    }
  }

  private void value(Object value, int depth) {
    if (value instanceof Record record) {
      object(properties(record), depth);
    } else if (value instanceof List<?> list) {
      array(list, depth);
    } else if (value instanceof String text) {
      out.append(quoted(text));
    } else {
      out.append(value);
    }
  }

  private void array(List<?> list, int depth) {
    String separator = "[";
    for (Object element : list) {
      out.append(separator).append('\n').append("  ".repeat(depth + 1));
      value(element, depth + 1);
      separator = ",";
    }
    out.append(list.isEmpty() ? "[]" : "\n" + "  ".repeat(depth) + "]");
  }

  static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        quoted.append('\\').append(c);
      } else if (c < ' ') {
        quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }
}
