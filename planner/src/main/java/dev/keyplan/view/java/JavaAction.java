package dev.keyplan.view.java;

import java.util.List;

/**
 * One action of a write.
 *
 * @param isPut stores an item
 * @param isUpdate changes one
 * @param isCheck only looks at one
 * @param isMarker whether the item is a marker
 * @param marker the variable with the marker's partition key
 * @param markerMethod the method that makes the marker
 * @param markerSort the marker's sort key
 * @param isGuarded whether it is sent only sometimes
 * @param isOptional whether it is left out where there is no marker
 * @param isMoved whether it is left out where the marker stays
 * @param otherMarker the variable with the partition key of the marker before or after
 * @param isSimple whether it has one condition that compares nothing, and changes nothing
 * @param conditions what must hold of the stored item
 * @param settings what is set or removed
 * @param rekeyed keys on indexes that follow
 * @param refusal what it means when the conditions do not hold
 * @param refusalAttributes the unique attributes, if it is about them
 */
public record JavaAction(
    boolean isPut,
    boolean isUpdate,
    boolean isCheck,
    boolean isMarker,
    String marker,
    String markerMethod,
    JavaCall markerSort,
    boolean isGuarded,
    boolean isOptional,
    boolean isMoved,
    String otherMarker,
    List<JavaCondition> conditions,
    boolean isSimple,
    List<JavaSetting> settings,
    List<JavaIndexKeys> rekeyed,
    String refusal,
    List<String> refusalAttributes) {
  public JavaAction {
    conditions = List.copyOf(conditions);
    settings = List.copyOf(settings);
    rekeyed = List.copyOf(rekeyed);
    refusalAttributes = List.copyOf(refusalAttributes);
  }
}
