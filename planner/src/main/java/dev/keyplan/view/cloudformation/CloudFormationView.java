package dev.keyplan.view.cloudformation;

/**
 * What a CloudFormation template says beside the table itself.
 *
 * @param description at most 1,024 bytes, without anything that CloudFormation would look up
 * @param tableLogicalId the table's id in the template: letters and digits
 * @see <a
 *     href="https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/template-description-structure.html">
 *     Description</a>
 */
public record CloudFormationView(String description, String tableLogicalId) {}
