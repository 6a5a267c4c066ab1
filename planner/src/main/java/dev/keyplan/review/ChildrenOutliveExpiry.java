package dev.keyplan.review;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Reference;
import dev.keyplan.plan.Plan;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/** No application sees to it when an item expires, so what refers to it must expire as well. */
final class ChildrenOutliveExpiry implements DesignRule {

  private static final Rule RULE =
      new Rule(
          "KP4023",
          "children-outlive-expiry",
          Severity.WARNING,
          "What refers to an item that expires does so too.",
          Optional.of(
              URI.create(
                  "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/TTL.html")));

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(Plan plan, Reporter reporter) {
    for (Kind kind : plan.model().kinds()) {
      List<String> expiring = expiring(plan.model(), kind);
      if (kind.life().ttl().isEmpty() && !expiring.isEmpty()) {
        reporter.report(Finding.of(finding(plan.model(), kind, expiring), kind.name()));
      }
    }
  }

  private static List<String> expiring(Model model, Kind kind) {
    return kind.references().stream()
        .map(Reference::target)
        .distinct()
        .filter(target -> model.kind(target).life().ttl().isPresent())
        .toList();
  }

  private static Diagnostic finding(Model model, Kind kind, List<String> expiring) {
    String attribute = model.kind(expiring.get(0)).life().ttl().orElseThrow();
    return Diagnostic.of(
            RULE,
            kind.span(),
            "items of `" + kind.name() + "` stay when their " + Facts.oneOf(expiring) + " expires")
        .withHelp("give `" + kind.name() + "` a timestamp `" + attribute + "` and `ttl` too");
  }
}
