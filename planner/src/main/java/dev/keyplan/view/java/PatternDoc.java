package dev.keyplan.view.java;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.plan.KeySchema;
import dev.keyplan.plan.KeyText;
import dev.keyplan.plan.QueryTarget;
import dev.keyplan.plan.Route;
import dev.keyplan.plan.SortCondition;
import dev.keyplan.plan.Step;
import java.util.List;

/**
 * The comment of a pattern's method: what it asks, which requests serve it, what the caller can
 * rely on.
 */
final class PatternDoc {

  private final JavaDoc doc = new JavaDoc();
  private final AccessPattern pattern;

  private PatternDoc(AccessPattern pattern) {
    this.pattern = pattern;
  }

  static List<JavaDocLine> lines(Route route) {
    return new PatternDoc(route.pattern()).of(route);
  }

  private List<JavaDocLine> of(Route route) {
    doc.paragraph().text("Access pattern").code(pattern.phrase()).text(".");
    doc.paragraph().text(pattern.description().orElse(""));
    doc.paragraph();
    for (int i = 0; i < route.steps().size(); i++) {
      doc.text(i == 0 ? "" : "; then");
      route.steps().get(i).match(this::getItem, this::query);
    }
    doc.text(".").text(consistency(route));
    if (pattern.verb() == AccessPattern.Verb.COUNT) {
      doc.paragraph()
          .text(
              "What is counted is read and paid for, as if it were returned: the more there is, the"
                  + " longer it takes and the more it costs.");
    }
    order();
    if (pattern.ranges().stream().anyMatch(r -> r.parameters().size() > 1)) {
      doc.paragraph()
          .text(
              "Both bounds are included. Where the first is above the second, nothing lies between"
                  + " them: the result is empty and nothing is sent.");
    }
    return doc.lines();
  }

  private void order() {
    if (pattern.orderBy().isEmpty()) {
      return;
    }
    doc.paragraph().text("In the order of");
    String before = "";
    for (AccessPattern.OrderBy by : pattern.orderBy()) {
      doc.text(before).code(by.attribute()).text(by.descending() ? ", falling" : ", rising");
      before = ", then";
    }
    doc.text(".");
  }

  private static String consistency(Route route) {
    return switch (route.consistency()) {
      case EITHER -> "Eventually consistent, unless the caller asks for more.";
      case STRONG -> "Consistent.";
      case EVENTUAL -> "Eventually consistent, as every read of an index.";
    };
  }

  private JavaDoc getItem(Step.GetItem get) {
    KeySchema keys = get.shape().primary().target().keys();
    doc.text(get.shape().isMarker() ? "GetItem of the marker with" : "GetItem with");
    equation(keys.partitionKey(), get.partition());
    doc.text("and");
    return equation(keys.sortKey(), get.sort());
  }

  private JavaDoc query(Step.Query query) {
    QueryTarget target = query.target();
    boolean isPaged = pattern.verb() != AccessPattern.Verb.GET || !pattern.with().isEmpty();
    doc.text(query.selection().isCount() ? "Query with Select=COUNT of" : "Query of");
    target.match(table -> doc.text("the table"), index -> doc.text("index").code(index.name()));
    doc.text(isPaged ? ", page by page, with" : "with");
    equation(target.keys().partitionKey(), query.partition());
    return sort(target.keys().sortKey(), query.sort());
  }

  private JavaDoc sort(String key, SortCondition condition) {
    return condition.match(
        () -> doc,
        equals -> andEquation(key, equals.key()),
        begins -> doc.text("and").code("begins_with(" + key + ", " + begins.prefix() + ")"),
        between ->
            doc.text("and").code(key + " BETWEEN " + between.low() + " AND " + between.high()));
  }

  private JavaDoc andEquation(String key, KeyText value) {
    doc.text("and");
    return equation(key, value);
  }

  private JavaDoc equation(String key, KeyText value) {
    return doc.code(key + " = " + value);
  }
}
