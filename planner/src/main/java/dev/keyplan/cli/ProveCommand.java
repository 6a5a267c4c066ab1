package dev.keyplan.cli;

import dev.keyplan.Keyplan;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.prove.ProofResult;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Tries every pattern and every write of a plan on its example items. */
@Command(
    name = "prove",
    description = {
      "Answers each access pattern through its planned requests and by its meaning, on example",
      "items, and tries each write. Exit code 3 when they differ."
    },
    mixinStandardHelpOptions = true)
final class ProveCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;
  @Mixin private SpecArgument argument = new SpecArgument();

  @Option(
      names = "--endpoint",
      paramLabel = "URL",
      converter = EndpointConverter.class,
      description = {
        "Ask a real engine instead of memory: a table is made there, filled with the example items,",
        "and removed. DynamoDB itself (https://dynamodb.REGION.amazonaws.com) is asked with your AWS",
        "credentials and charges for the requests."
      })
  private @Nullable URI endpoint;

  @Override
  public Integer call() throws IOException {
    URI engine = endpoint;
    Outcome<ProofResult> proof =
        argument.plan().then(p -> engine == null ? Keyplan.prove(p) : Keyplan.prove(p, engine));
    PrintWriter out = spec.commandLine().getOut();
    out.print(proof.<String>match(done -> text(done.value()), failed -> ""));
    out.flush();
    int code = argument.report(proof, spec.commandLine().getErr());
    boolean proved = proof.<Boolean>match(done -> done.value().isProved(), failed -> true);
    return code == ExitCodes.FINE && !proved ? ExitCodes.DIFFERENCES : code;
  }

  private String text(ProofResult proof) {
    return argument.format() == SpecArgument.Format.JSON
        ? ProofJson.of(proof)
        : ProofText.of(proof);
  }
}
