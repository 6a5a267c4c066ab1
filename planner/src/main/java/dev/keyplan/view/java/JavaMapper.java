package dev.keyplan.view.java;

import java.util.List;

/**
 * How a kind becomes an item and back.
 *
 * @param partition its partition key
 * @param sort its sort key
 * @param indexes its keys on the indexes
 * @param markers its markers
 * @param constants what the checks need
 * @param capacity a size at which its map need not grow
 * @param imports imports of the mapper
 */
public record JavaMapper(
    JavaCall partition,
    JavaCall sort,
    List<JavaIndexKeys> indexes,
    List<JavaMarker> markers,
    List<JavaConstant> constants,
    int capacity,
    JavaImports imports) {
  public JavaMapper {
    indexes = List.copyOf(indexes);
    markers = List.copyOf(markers);
    constants = List.copyOf(constants);
  }
}
