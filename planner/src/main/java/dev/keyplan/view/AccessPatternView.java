package dev.keyplan.view;

import java.util.List;

/**
 * An access pattern and how it is served.
 *
 * @param name lower camel
 * @param phrase its canonical phrase
 * @param isGet whether it promises at most one item
 * @param kind the kind that is returned
 * @param withKinds the kinds that are returned too
 * @param parameters what the caller gives
 * @param steps its requests in order
 * @param isAlwaysConsistent whether it is always strongly consistent
 * @param isAlwaysEventual whether it is always eventually consistent
 * @param consistency one phrase on what a reader sees of earlier writes
 * @param because one sentence: why it is served so
 * @param hasDescription whether the spec describes it
 * @param description the spec's description, or empty
 */
public record AccessPatternView(
    String name,
    String phrase,
    boolean isGet,
    String kind,
    List<String> withKinds,
    List<ParameterView> parameters,
    List<StepView> steps,
    boolean isAlwaysConsistent,
    boolean isAlwaysEventual,
    String consistency,
    String because,
    boolean hasDescription,
    String description) {

  public AccessPatternView {
    withKinds = List.copyOf(withKinds);
    parameters = List.copyOf(parameters);
    steps = List.copyOf(steps);
  }

  /**
   * A value that the caller gives.
   *
   * @param name the parameter's name
   * @param attribute the attribute whose type it has
   * @param type the type's word in the spec
   */
  public record ParameterView(String name, String attribute, String type) {}

  /**
   * One request.
   *
   * @param number from 1
   * @param request `GetItem` or `Query`
   * @param target `table`, or the index's name
   * @param condition its key, as in `PK = STU#<studentId> and begins_with(SK, ENROLL#)`
   * @param isDescending whether sort keys fall
   * @param kinds the names of the kinds that it returns
   */
  public record StepView(
      int number,
      String request,
      String target,
      String condition,
      boolean isDescending,
      List<String> kinds) {

    public StepView {
      kinds = List.copyOf(kinds);
    }
  }
}
