package dev.keyplan;

import dev.keyplan.diagnostic.Rule;
import dev.keyplan.example.ExampleRule;
import dev.keyplan.model.ModelRule;
import dev.keyplan.pack.PackRule;
import dev.keyplan.plan.PlanRule;
import dev.keyplan.review.DesignRules;
import dev.keyplan.spec.SpecRule;
import dev.keyplan.view.ViewRule;
import dev.keyplan.view.java.JavaRule;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** Every rule of every stage, by id. Each has a page. */
public final class RuleCatalogue {

  private RuleCatalogue() {}

  /** All rules, by id. */
  public static List<Rule> all() {
    List<Rule> rules = new ArrayList<>();
    Arrays.stream(SpecRule.values()).map(SpecRule::rule).forEach(rules::add);
    rules.addAll(ModelRule.all());
    Arrays.stream(PlanRule.values()).map(PlanRule::rule).forEach(rules::add);
    rules.addAll(ExampleRule.all());
    rules.addAll(DesignRules.all());
    Arrays.stream(PackRule.values()).map(PackRule::rule).forEach(rules::add);
    Arrays.stream(ViewRule.values()).map(ViewRule::rule).forEach(rules::add);
    Arrays.stream(JavaRule.values()).map(JavaRule::rule).forEach(rules::add);
    rules.sort(Comparator.comparing(Rule::id));
    return List.copyOf(rules);
  }

  /** The page of a rule, Markdown, as it stands in {@code docs/rules}. */
  public static String page(Rule rule) throws IOException {
    String name = "/rules/" + rule.id() + "-" + rule.name() + ".md";
    try (InputStream in =
        Objects.requireNonNull(RuleCatalogue.class.getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
