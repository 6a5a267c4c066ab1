package dev.keyplan.cli;

import dev.keyplan.RuleCatalogue;
import dev.keyplan.diagnostic.Nearest;
import dev.keyplan.diagnostic.Rule;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the catalogue of rules, or one rule's page. */
@Command(
    name = "rules",
    description = "Lists the rules, or prints the page of one.",
    mixinStandardHelpOptions = true)
final class RulesCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "ID",
      description = "A rule's id or name, such as KP1020 or unknown-field.")
  private @Nullable String wanted;

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    if (wanted == null) {
      RuleCatalogue.all().forEach(rule -> out.println(line(rule)));
    } else {
      out.print(RuleCatalogue.page(rule(wanted)));
    }
    out.flush();
    return ExitCodes.FINE;
  }

  private static String line(Rule rule) {
    String severity = rule.severity().name().toLowerCase(Locale.ROOT);
    return String.format(
        Locale.ROOT, "%s  %-7s  %-36s  %s", rule.id(), severity, rule.name(), rule.summary());
  }

  private Rule rule(String word) {
    Optional<Rule> found =
        RuleCatalogue.all().stream()
            .filter(r -> r.id().equalsIgnoreCase(word) || r.name().equals(word))
            .findFirst();
    return found.orElseThrow(() -> new ParameterException(spec.commandLine(), unknown(word)));
  }

  private static String unknown(String word) {
    String advice =
        Nearest.to(word, RuleCatalogue.all().stream().map(Rule::name).toList())
            .map(name -> "; did you mean " + name + "?")
            .orElse("; `keyplan rules` lists all");
    return "there is no rule " + word + advice;
  }
}
