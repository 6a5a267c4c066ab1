package dev.keyplan.view;

import java.util.List;

/**
 * An access pattern and how it is served.
 *
 * @param name lower camel
 * @param phrase its canonical phrase
 * @param isGet whether it promises at most one item
 * @param isCount whether it gives a number and no items
 * @param kind the kind that is returned, or counted
 * @param withKinds the kinds that are returned too
 * @param parameters what the caller gives
 * @param signature its name with its parameters, as in `getStudent(studentId)`
 * @param steps its requests in order
 * @param cost how many requests, as in `1 request`
 * @param reads what they read, as in `the table, GSI1`
 * @param isAlwaysConsistent whether it is always strongly consistent
 * @param isAlwaysEventual whether it is always eventually consistent
 * @param consistency one phrase on what a reader sees of earlier writes
 * @param because one sentence: why it is served so
 * @param sql the lines of the SQL over normalised tables that it replaces, each statement ended by
 *     `;`
 * @param hasDescription whether the spec describes it
 * @param description the spec's description, or empty
 */
public record AccessPatternView(
    String name,
    String phrase,
    boolean isGet,
    boolean isCount,
    String kind,
    List<String> withKinds,
    List<ParameterView> parameters,
    String signature,
    List<StepView> steps,
    String cost,
    String reads,
    boolean isAlwaysConsistent,
    boolean isAlwaysEventual,
    String consistency,
    String because,
    List<String> sql,
    boolean hasDescription,
    String description) {

  public AccessPatternView {
    withKinds = List.copyOf(withKinds);
    parameters = List.copyOf(parameters);
    steps = List.copyOf(steps);
    sql = List.copyOf(sql);
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
   * @param words the request, as in `Query GSI1, GSI1PK = "CRS#<courseId>"`
   * @param partition the text of the partition key, with parameters between angle brackets
   * @param operator what the sort key must be: `=`, `begins_with`, `between`, or empty where any
   *     will do
   * @param sort the text that it is compared with, of `between` the lower bound; else empty
   * @param sortTo the upper bound of `between`, included; else empty
   * @param isDescending whether sort keys fall
   * @param limit how many items are asked for at a time, 0 where as many as a page holds
   * @param isCount whether it returns the number of items only
   * @param kinds the kinds of items that it returns, or what a marker marks
   */
  public record StepView(
      int number,
      String request,
      String target,
      String words,
      String partition,
      String operator,
      String sort,
      String sortTo,
      boolean isDescending,
      int limit,
      boolean isCount,
      List<String> kinds) {

    public StepView {
      kinds = List.copyOf(kinds);
    }
  }
}
