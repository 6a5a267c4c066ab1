package dev.keyplan.view.java;

import dev.keyplan.model.Attribute;
import dev.keyplan.plan.WriteRoute;
import dev.keyplan.plan.WriteRoute.Role;
import java.util.List;
import java.util.Locale;

/** The comment of a write's method: what it does, what guards it, what it costs. */
final class WriteDoc {

  private WriteDoc() {}

  static List<JavaDocLine> lines(WriteRoute route) {
    JavaDoc doc = new JavaDoc().paragraph();
    String kind = route.kind().name();
    switch (route.verb()) {
      case CREATE -> doc.text("Stores a new").code(kind).text(".");
      case DELETE -> doc.text("Removes the").code(kind).text("with this key.");
      case UPDATE ->
          doc.text("Changes attributes of the")
              .code(kind)
              .text("with this key from which no key is made; what is not named stays.");
      case CHANGE_INDEXED -> changed(doc, route).text(", and the index keys made from it.");
      case STEPS -> doc.text("Does its steps on the").code(kind).text("with this key.");
      case CHANGE_UNIQUE -> changed(doc, route).text(", which no two may share.");
    }
    doc.paragraph().text(sentence(route.because()));
    doc.paragraph()
        .text(
            route.isTransaction()
                ? "One transaction of at most "
                    + route.actions().size()
                    + " actions, all or nothing."
                : "One request.");
    return doc.lines();
  }

  private static String sentence(String text) {
    String begun = text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    return begun.endsWith(".") ? begun : begun + ".";
  }

  private static JavaDoc changed(JavaDoc doc, WriteRoute route) {
    doc.text("Changes");
    String before = "";
    for (String attribute : route.attributes(Role.NEW)) {
      doc.text(before).code(attribute);
      before = "and";
    }
    return doc.text("of the").code(route.kind().name()).text("with this key");
  }

  /** What an argument is. */
  static String parameter(WriteRoute.Argument argument, Attribute attribute) {
    String name = attribute.name();
    return switch (argument.role()) {
      case NEW -> "the new " + name + (attribute.optional() ? ", or null for none" : "");
      case OLD ->
          "the "
              + name
              + " that is stored now"
              + (attribute.optional() ? ", or null if none is" : "");
      default ->
          "the "
              + name
              + ", as stored now; it stays"
              + (attribute.optional() ? ", null if there is none" : "");
    };
  }
}
