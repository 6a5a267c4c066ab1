package dev.keyplan.view;

import java.util.List;

/**
 * A write of a kind, or one that the spec composes: one request, or one transaction.
 *
 * @param name lower camel
 * @param kind the kind that is written; of a composed write all of them
 * @param isTransaction whether its actions are one transaction
 * @param cost `1 request`, or as in `transaction of 3`
 * @param arguments what the caller gives
 * @param actions what it does, in order
 * @param because one sentence: what the conditions guard
 */
public record WriteView(
    String name,
    String kind,
    boolean isTransaction,
    String cost,
    List<ArgumentView> arguments,
    List<ActionView> actions,
    String because) {

  public WriteView {
    arguments = List.copyOf(arguments);
    actions = List.copyOf(actions);
  }

  /**
   * A value that the caller gives.
   *
   * @param attribute the attribute that it is a value of; in a composed write behind its item
   * @param role `key`, `new`, `old`, `unchanged`; of a composed write besides `expected`, `from`,
   *     `to`, `by`
   */
  public record ArgumentView(String attribute, String role) {}

  /**
   * What is done to one item.
   *
   * @param request `Put`, `Update`, `Delete` or `Check`
   * @param item what it touches: a kind's name, or the marker of unique values
   * @param words the action with its conditions, as in `put Course, if absent`
   * @param attributes the attributes that an update sets
   * @param conditions what must hold, one phrase each
   */
  public record ActionView(
      String request, String item, String words, List<String> attributes, List<String> conditions) {

    public ActionView {
      attributes = List.copyOf(attributes);
      conditions = List.copyOf(conditions);
    }
  }
}
