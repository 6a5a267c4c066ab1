package dev.keyplan.testing;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Checks CloudFormation templates with Python's cfn-lint. A call costs over a second: give it all
 * files at once.
 */
public final class CfnLint {

  private static final Tool CFN_LINT =
      new Tool("cfn-lint 1.51 or newer", "Install it with `pip install cfn-lint`.");
  private static final int OLDEST_MINOR = 51;
  private static final Pattern VERSION = Pattern.compile("cfn-lint (\\d+)\\.(\\d+)\\.");

  private CfnLint() {}

  /** All findings of all levels in these templates, in cfn-lint's order; none means clean. */
  public static List<TemplateFinding> findings(List<Path> templates) {
    requireCfnLint();
    String json = CFN_LINT.output(List.of("cfn-lint", "--format", "json", "--"), templates);
    return TemplateFinding.read(json, CfnLint::finding);
  }

  private static TemplateFinding finding(JsonNode match) {
    JsonNode start = match.path("Location").path("Start");
    return new TemplateFinding(
        match.path("Filename").asText(),
        start.path("LineNumber").asInt(),
        start.path("ColumnNumber").asInt(),
        match.path("Rule").path("Id").asText(),
        match.path("Level").asText(),
        match.path("Message").asText());
  }

  private static void requireCfnLint() {
    String printed = CFN_LINT.output(List.of("cfn-lint", "--version"), List.of());
    if (!isNewEnough(printed)) {
      throw CFN_LINT.absent();
    }
  }

  static boolean isNewEnough(String printedVersion) {
    Matcher matcher = VERSION.matcher(printedVersion);
    if (!matcher.lookingAt()) {
      return false;
    }
    int major = Integer.parseInt(matcher.group(1));
    return major > 1 || (major == 1 && Integer.parseInt(matcher.group(2)) >= OLDEST_MINOR);
  }
}
