package dev.keyplan.view.text;

import dev.keyplan.view.AccessPatternView;
import dev.keyplan.view.DesignView;
import dev.keyplan.view.IndexView;
import dev.keyplan.view.KindView;
import dev.keyplan.view.WriteView;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Why one thing of a design is as it is: an access pattern, a write, the table or an index, a kind,
 * a key attribute, or an attribute of a kind. Without a subject: every decision.
 */
public final class ExplainText {

  private final Map<String, Consumer<TextPage>> subjects = new LinkedHashMap<>();
  private final DesignView design;

  private ExplainText(DesignView design) {
    this.design = design;
    ExplainedReads reads = new ExplainedReads(design);
    ExplainedKeys keys = new ExplainedKeys(design);
    ExplainedKinds kinds = new ExplainedKinds(design);
    for (AccessPatternView pattern : design.accessPatterns()) {
      put(pattern.name(), page -> reads.pattern(page, pattern));
      put(pattern.phrase(), page -> reads.pattern(page, pattern));
    }
    for (WriteView write : design.writes()) {
      put(write.name(), page -> kinds.write(page, write));
    }
    put("table", keys::table);
    for (IndexView index : design.table().indexes()) {
      put(index.name(), page -> keys.index(page, index));
    }
    keys.attributes().forEach(name -> put(name, page -> keys.attribute(page, name)));
    for (KindView kind : design.kinds()) {
      put(kind.name(), page -> kinds.kind(page, kind));
    }
    attributes(kinds);
  }

  /** Under the kind's name and, since many kinds may have it, bare for all of them. */
  private void attributes(ExplainedKinds kinds) {
    for (KindView kind : design.kinds()) {
      for (KindView.AttributeView attribute : kind.attributes()) {
        put(
            kind.name() + "." + attribute.name(),
            page -> kinds.attribute(page, kind, attribute.name()));
        put(attribute.name(), page -> kinds.attribute(page, attribute.name()));
      }
    }
  }

  private void put(String name, Consumer<TextPage> print) {
    subjects.putIfAbsent(name, print);
  }

  /** Everything that can be explained. */
  public static List<String> subjects(DesignView design) {
    return List.copyOf(new ExplainText(design).subjects.keySet());
  }

  /** Every decision, and what was decided against. */
  public static String decisions(DesignView design, int width) {
    TextPage page = new TextPage(width);
    design.decisions().forEach(d -> Decided.print(page, d));
    return page.toString();
  }

  /**
   * One subject, by its exact name; empty where there is none of that name.
   *
   * @param width columns, at least 40
   */
  public static Optional<String> of(DesignView design, String subject, int width) {
    return Optional.ofNullable(new ExplainText(design).subjects.get(subject))
        .map(
            print -> {
              TextPage page = new TextPage(width);
              print.accept(page);
              return page.toString();
            });
  }
}
