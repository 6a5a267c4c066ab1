package dev.keyplan.model;

import java.util.List;

/**
 * Conditions of an access pattern beside given values and ranges, all served by keys.
 *
 * @param fixed attributes whose value the spec fixes, as in {@code status: {is: OPEN}}
 * @param presence attributes that must be there or missing
 * @param choices attributes that have one of several values
 */
public record Narrowing(List<Fixed> fixed, List<Presence> presence, List<Choice> choices) {

  public static final Narrowing NONE = new Narrowing(List.of(), List.of(), List.of());

  public Narrowing {
    fixed = List.copyOf(fixed);
    presence = List.copyOf(presence);
    choices = List.copyOf(choices);
  }

  /** The attribute has this value. */
  public record Fixed(String attribute, Value value) {}

  /** The attribute is there, or is missing. */
  public record Presence(String attribute, boolean isPresent) {}

  /**
   * The attribute has one of several values.
   *
   * @param parameter the caller's list of values; empty where the spec fixes them
   * @param values the fixed values, in the spec's order; empty where the caller gives them
   */
  public record Choice(
      String attribute, java.util.Optional<AccessPattern.Parameter> parameter, List<Value> values) {
    public Choice {
      values = List.copyOf(values);
    }
  }
}
