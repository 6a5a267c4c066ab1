package dev.keyplan.view.java;

import java.util.List;

/**
 * The methods of an access pattern.
 *
 * @param name as in the spec
 * @param method its method
 * @param doc the main method's comment
 * @param entity the kind that it returns
 * @param type what it returns
 * @param mapper makes it of an item
 * @param parameters what the caller gives
 * @param hasParameters whether there is any
 * @param isCount whether it returns a number
 * @param isOne whether it returns at most one item
 * @param isList whether it returns pages of items
 * @param isPaged whether it has methods that return pages: a list, or one item and what belongs to
 *     it
 * @param hasKeyForm whether it can also be called with the typed key
 * @param keyType that key
 * @param keyArguments the parameters, taken from the key
 * @param hasRead whether the caller chooses the consistency
 * @param isConsistent whether it is consistent where the caller does not choose
 * @param hasLimit whether it has a usual page size
 * @param limit that size, or 0
 * @param leading the requests before the last
 * @param last the last request
 * @param results what it returns, if it returns several kinds
 * @param isTall whether the arguments of its calls stand on lines of their own
 * @param isWide whether the parameters stand on lines of their own
 */
public record JavaPattern(
    String name,
    String method,
    List<JavaDocLine> doc,
    String entity,
    String type,
    String mapper,
    List<JavaParameter> parameters,
    boolean hasParameters,
    boolean isCount,
    boolean isOne,
    boolean isList,
    boolean isPaged,
    boolean hasKeyForm,
    String keyType,
    List<JavaExpression> keyArguments,
    boolean hasRead,
    boolean isConsistent,
    boolean hasLimit,
    int limit,
    List<JavaStep> leading,
    JavaStep last,
    List<JavaResult> results,
    boolean isWide,
    boolean isTall) {
  public JavaPattern {
    doc = List.copyOf(doc);
    parameters = List.copyOf(parameters);
    keyArguments = List.copyOf(keyArguments);
    leading = List.copyOf(leading);
    results = List.copyOf(results);
  }
}
