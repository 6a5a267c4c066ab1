package dev.keyplan.view;

import java.util.List;

/**
 * An entity, or the edge of a many-to-many relation.
 *
 * @param name UpperCamel
 * @param isEdge whether it is the edge of a many-to-many relation
 * @param prefix the literal that marks it in keys
 * @param plural its plural, in lower-case words
 * @param hasDescription whether the spec describes it
 * @param description the spec's description, or empty
 * @param attributes identity first, then other references, then the rest in file order
 * @param identity the names of the attributes that identify an item
 * @param keys its key templates on the table, then on each index that holds it
 * @param hasMarkers whether it has unique values
 * @param markers the items that keep its unique values unique
 */
public record KindView(
    String name,
    boolean isEdge,
    String prefix,
    String plural,
    boolean hasDescription,
    String description,
    List<AttributeView> attributes,
    List<String> identity,
    List<KeysView> keys,
    boolean hasMarkers,
    List<MarkerView> markers) {

  public KindView {
    attributes = List.copyOf(attributes);
    identity = List.copyOf(identity);
    keys = List.copyOf(keys);
    markers = List.copyOf(markers);
  }

  /**
   * An attribute.
   *
   * @param name as written and stored
   * @param type the type's word in the spec
   * @param storedAs DynamoDB's type descriptor
   * @param isOptional whether an item may lack it
   * @param isImmutable whether it never changes after creation
   * @param isReference whether it stands for another item's identity
   * @param isIdentity whether it is part of the identity
   * @param isUnique whether it is part of a unique value
   * @param marks its marks in an entity relationship diagram: `PK`, `FK`, `UK`
   * @param remarks the same in words, with what else is true of it and its description
   * @param allowedValues the values allowed; empty where all are
   * @param hasDescription whether the spec describes it
   * @param description the spec's description, or empty
   */
  public record AttributeView(
      String name,
      String type,
      String storedAs,
      boolean isOptional,
      boolean isImmutable,
      boolean isReference,
      boolean isIdentity,
      boolean isUnique,
      List<String> marks,
      String remarks,
      List<String> allowedValues,
      boolean hasDescription,
      String description) {

    public AttributeView {
      marks = List.copyOf(marks);
      allowedValues = List.copyOf(allowedValues);
    }
  }

  /**
   * Key templates on one target.
   *
   * @param target `table`, or the index's name
   * @param isTable whether the target is the table
   * @param partitionKey the name of the partition key attribute
   * @param partition the template of its value, as in `STU#<studentId>`
   * @param sortKey the name of the sort key attribute
   * @param sort the template of its value
   */
  public record KeysView(
      String target,
      boolean isTable,
      String partitionKey,
      String partition,
      String sortKey,
      String sort) {}

  /**
   * An item that keeps unique values unique.
   *
   * @param attributes the names of the attributes that are unique together
   * @param partition the template of its partition key
   * @param sort the template of its sort key
   */
  public record MarkerView(List<String> attributes, String partition, String sort) {
    public MarkerView {
      attributes = List.copyOf(attributes);
    }
  }
}
