package dev.keyplan.view;

import dev.keyplan.view.cloudformation.CloudFormationView;
import dev.keyplan.view.java.JavaView;
import java.util.List;

/**
 * The whole design; its components are the names that every template can use.
 *
 * @param name the application's name, as in the spec
 * @param title the name in words, each with a capital
 * @param hasDescription whether the spec describes the application
 * @param description the spec's description, or empty
 * @param summary what there is, in one sentence
 * @param table the table
 * @param kinds entities, then edges, in file order
 * @param entities the kinds that are entities
 * @param edges the kinds that are edges of many-to-many relations
 * @param relations in file order, those of `within` first
 * @param references the attributes of one kind that stand for another
 * @param keyTables the keys on the table, then on each index
 * @param hasSparseKeys whether an item may be left out of an index
 * @param itemTables the example items in the table, then in each index
 * @param accessPatterns in file order
 * @param writes create, update and delete of each kind
 * @param hasDecisions whether choices are recorded
 * @param decisions what was chosen, and against what
 * @param hasFindings whether there is advice that the spec does not silence
 * @param findings advice that the spec does not silence, in the order of its places
 * @param hasAllowed whether the spec silences advice
 * @param allowed advice that it silences
 * @param cloudformation what the `cloudformation` pack prints
 * @param java what the `java` pack prints
 */
public record DesignView(
    String name,
    String title,
    boolean hasDescription,
    String description,
    String summary,
    TableView table,
    List<KindView> kinds,
    List<KindView> entities,
    List<KindView> edges,
    List<RelationView> relations,
    List<ReferenceView> references,
    List<KeyTableView> keyTables,
    boolean hasSparseKeys,
    List<ItemTableView> itemTables,
    List<AccessPatternView> accessPatterns,
    List<WriteView> writes,
    boolean hasDecisions,
    List<DecisionView> decisions,
    boolean hasFindings,
    List<FindingView> findings,
    boolean hasAllowed,
    List<AllowedView> allowed,
    CloudFormationView cloudformation,
    JavaView java) {

  public DesignView {
    kinds = List.copyOf(kinds);
    entities = List.copyOf(entities);
    edges = List.copyOf(edges);
    relations = List.copyOf(relations);
    references = List.copyOf(references);
    keyTables = List.copyOf(keyTables);
    itemTables = List.copyOf(itemTables);
    accessPatterns = List.copyOf(accessPatterns);
    writes = List.copyOf(writes);
    decisions = List.copyOf(decisions);
    findings = List.copyOf(findings);
    allowed = List.copyOf(allowed);
  }
}
