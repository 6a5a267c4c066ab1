package dev.keyplan.view.java;

import java.util.List;

/**
 * The methods of a write.
 *
 * @param method its method
 * @param doc its comment
 * @param entity the kind
 * @param type its record
 * @param variable a parameter that holds one
 * @param isCreate stores a new item
 * @param isUpdate changes plain attributes
 * @param returnsItem whether it returns the item as it is then
 * @param isTransaction whether it may take several actions
 * @param hasShortForm whether it can also be called with the record that was read
 * @param longForm the key, and what the caller gives beside it
 * @param shortForm the record, and what the caller gives beside it
 * @param shortArguments the parameters of the long form, taken from the short one
 * @param markers the keys of the markers that it touches
 * @param rekeyed the keys on indexes that it sets
 * @param actions in the order of the plan
 * @param size how many they are
 * @param isWide whether the parameters stand on lines of their own
 */
public record JavaWrite(
    String method,
    List<JavaDocLine> doc,
    String entity,
    String type,
    String variable,
    boolean isCreate,
    boolean isUpdate,
    boolean returnsItem,
    boolean isTransaction,
    boolean hasShortForm,
    List<JavaParameter> longForm,
    List<JavaParameter> shortForm,
    List<JavaExpression> shortArguments,
    List<JavaMarkerKey> markers,
    List<JavaIndexKeys> rekeyed,
    List<JavaAction> actions,
    int size,
    boolean isWide) {
  public JavaWrite {
    doc = List.copyOf(doc);
    longForm = List.copyOf(longForm);
    shortForm = List.copyOf(shortForm);
    shortArguments = List.copyOf(shortArguments);
    markers = List.copyOf(markers);
    rekeyed = List.copyOf(rekeyed);
    actions = List.copyOf(actions);
  }
}
