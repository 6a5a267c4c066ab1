package dev.keyplan.view;

import dev.keyplan.view.cloudformation.CloudFormationView;
import java.util.List;

/**
 * The whole design; its components are the names that every template can use.
 *
 * @param name the application's name, as in the spec
 * @param title the name in words, each with a capital
 * @param hasDescription whether the spec describes the application
 * @param description the spec's description, or empty
 * @param table the table
 * @param kinds entities, then edges, in file order
 * @param entities the kinds that are entities
 * @param edges the kinds that are edges of many-to-many relations
 * @param relations in file order, those of `within` first
 * @param accessPatterns in file order
 * @param writes create, update and delete of each kind
 * @param decisions what was chosen, and against what
 * @param findings advice that the spec does not silence, in the order of its places
 * @param cloudformation what the `cloudformation` pack prints
 */
public record DesignView(
    String name,
    String title,
    boolean hasDescription,
    String description,
    TableView table,
    List<KindView> kinds,
    List<KindView> entities,
    List<KindView> edges,
    List<RelationView> relations,
    List<AccessPatternView> accessPatterns,
    List<WriteView> writes,
    List<DecisionView> decisions,
    List<FindingView> findings,
    CloudFormationView cloudformation) {

  public DesignView {
    kinds = List.copyOf(kinds);
    entities = List.copyOf(entities);
    edges = List.copyOf(edges);
    relations = List.copyOf(relations);
    accessPatterns = List.copyOf(accessPatterns);
    writes = List.copyOf(writes);
    decisions = List.copyOf(decisions);
    findings = List.copyOf(findings);
  }
}
