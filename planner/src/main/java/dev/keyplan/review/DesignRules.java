package dev.keyplan.review;

import dev.keyplan.diagnostic.Rule;
import java.util.List;
import java.util.stream.Stream;

/** The design rules, in the order of their ids. */
public final class DesignRules {

  static final List<DesignRule> ALL =
      List.of(
          new IndexLagsBehindCreate(),
          new PartitionKeyHasFewValues(),
          new ItemExceedsLimit(),
          new ResultExceedsOnePage(),
          new ChildrenOutliveTheirParent(),
          new CaseVariantsAreDifferent(),
          new OptionalAttributeHidesItems(),
          new IndexKeyChangesWithAttribute(),
          new KindIsNeverRead(),
          new OnePartitionTakesAllTraffic(),
          new ExpiredItemsAreStillRead(),
          new ChildrenOutliveExpiry());

  private DesignRules() {}

  /**
   * Every rule of the review: those that an {@code allow} can name, then those about {@code allow}
   * itself.
   */
  public static List<Rule> all() {
    return Stream.concat(ALL.stream().map(DesignRule::rule), Allowances.RULES.stream()).toList();
  }
}
