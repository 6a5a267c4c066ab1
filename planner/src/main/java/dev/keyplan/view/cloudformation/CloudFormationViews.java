package dev.keyplan.view.cloudformation;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.plan.Plan;
import dev.keyplan.view.Names;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Makes the CloudFormation view. */
public final class CloudFormationViews {

  private static final int DESCRIPTION_BYTES = 1024;
  private static final String CUT = "…";

  private CloudFormationViews() {}

  /** The view; tags that a table cannot have are added to the findings. */
  public static CloudFormationView of(Plan plan, List<Diagnostic> diagnostics) {
    diagnostics.addAll(TagCheck.of(plan.model().settings().tags()));
    String name = plan.model().name();
    String description = plan.model().description().orElse("Table of " + name);
    return new CloudFormationView(
        shortened(withoutReferences(description)), Names.upperCamel(name) + "Table");
  }

  /**
   * CloudFormation reads {@code {{resolve:…}}} in any text as a look-up and has no escape for it.
   *
   * @see <a
   *     href="https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/dynamic-references.html">Dynamic
   *     references</a>
   */
  private static String withoutReferences(String text) {
    return text.replaceAll("\\{(?=\\{)", "{ ");
  }

  private static String shortened(String text) {
    if (bytes(text) <= DESCRIPTION_BYTES) {
      return text;
    }
    StringBuilder out = new StringBuilder();
    int size = bytes(CUT);
    for (int c : text.codePoints().toArray()) {
      size += bytes(Character.toString(c));
      if (size > DESCRIPTION_BYTES) {
        return out + CUT;
      }
      out.appendCodePoint(c);
    }
    return out.toString();
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
