package dev.keyplan.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Both template checkers find a planted fault where it stands, and none in a sound template. */
@Tag("engine")
class TemplateChecksIT {

  private static final String SOUND =
      """
      Resources:
        Table:
          Type: AWS::DynamoDB::Table
          DeletionPolicy: Retain
          UpdateReplacePolicy: Retain
          Properties:
            BillingMode: PAY_PER_REQUEST
            AttributeDefinitions:
              - {AttributeName: pk, AttributeType: S}
            KeySchema:
              - {AttributeName: pk, KeyType: HASH}
      """;
  private static final String UNUSED_ATTRIBUTE =
      SOUND.replace(
          "      KeySchema", "        - {AttributeName: x, AttributeType: S}\n      KeySchema");

  @TempDir Path folder;

  @Test
  void cfnLintFindsThePlantedFault() throws IOException {
    Path sound = write("sound.yaml", SOUND);
    Path faulty = write("faulty.yaml", UNUSED_ATTRIBUTE);
    List<TemplateFinding> findings = CfnLint.findings(List.of(sound, faulty));
    assertEquals(List.of(faulty + ":6 E3039 Error"), lines(findings));
    assertEquals(List.of(), CfnLint.findings(List.of(sound)));
  }

  @Test
  void cloudFormationValidateFindsThePlantedFault() throws IOException {
    Path sound = write("sound.yaml", SOUND);
    Path faulty = write("faulty.yaml", UNUSED_ATTRIBUTE);
    List<TemplateFinding> findings = CloudFormationValidate.findings(List.of(sound, faulty));
    assertEquals(List.of(faulty + ":6 E3039 ERROR"), lines(findings));
    assertEquals(List.of(), CloudFormationValidate.findings(List.of(sound)));
  }

  private Path write(String name, String template) throws IOException {
    return Files.writeString(folder.resolve(name), template);
  }

  private static List<String> lines(List<TemplateFinding> findings) {
    return findings.stream()
        .map(f -> f.file() + ":" + f.line() + " " + f.rule() + " " + f.level())
        .toList();
  }
}
