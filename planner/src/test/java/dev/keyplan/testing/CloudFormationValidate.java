package dev.keyplan.testing;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Checks CloudFormation templates with AWS's own offline validator, which npm installs. */
public final class CloudFormationValidate {

  private static final Tool VALIDATOR =
      new Tool("@aws/cloudformation-validate 1.9.0-beta", Engine.INSTALL);
  private static final List<String> GRAVE = List.of("WARN", "ERROR", "FATAL");

  private CloudFormationValidate() {}

  /** The findings from WARN up in these templates; none means that they pass. */
  public static List<TemplateFinding> findings(List<Path> templates) {
    if (!Files.isDirectory(Engine.MODULES.resolve(Path.of("@aws", "cloudformation-validate")))) {
      throw VALIDATOR.absent();
    }
    String script = Engine.MODULES.resolveSibling("validate.js").toString();
    String json = VALIDATOR.output(List.of("node", script), templates);
    return TemplateFinding.read(json, CloudFormationValidate::finding).stream()
        .filter(found -> GRAVE.contains(found.level()))
        .toList();
  }

  private static TemplateFinding finding(JsonNode found) {
    return new TemplateFinding(
        found.path("file").asText(),
        found.path("startLine").asInt(),
        found.path("startColumn").asInt(),
        found.path("ruleId").asText(),
        found.path("severity").asText(),
        found.path("message").asText());
  }
}
