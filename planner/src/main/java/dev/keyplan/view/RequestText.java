package dev.keyplan.view;

import dev.keyplan.plan.KeySchema;
import dev.keyplan.plan.KeyText;
import dev.keyplan.plan.QueryTarget;
import dev.keyplan.plan.SortCondition;
import dev.keyplan.plan.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * One request of a read in words: {@code Query GSI1, GSI1PK = "CRS#<courseId>" and
 * begins_with(GSI1SK, "ENROLL#STU#")}.
 */
final class RequestText {

  private final KeySchema tableKeys;
  private final OptionalInt limit;

  /**
   * @param tableKeys the names of the table's key attributes
   * @param limit the pattern's page size, if it has one
   */
  RequestText(KeySchema tableKeys, OptionalInt limit) {
    this.tableKeys = tableKeys;
    this.limit = limit;
  }

  String of(Step step) {
    return step.match(this::getItem, this::query);
  }

  private String getItem(Step.GetItem get) {
    List<String> parts = new ArrayList<>();
    parts.add(
        "GetItem "
            + (get.shape().isMarker() ? "marker, " : "")
            + is(tableKeys.partitionKey(), get.partition())
            + " and "
            + is(tableKeys.sortKey(), get.sort()));
    for (Step.Check check : get.checks()) {
      parts.add("returned if " + check.attribute() + " is <" + check.parameter() + ">");
    }
    previous(Stream.of(get.partition(), get.sort())).ifPresent(parts::add);
    return String.join(", ", parts);
  }

  private String query(Step.Query query) {
    List<String> parts = new ArrayList<>();
    KeySchema keys = query.target().keys();
    parts.add(
        "Query "
            + name(query.target())
            + ", "
            + is(keys.partitionKey(), query.partition())
            + sortCondition(keys.sortKey(), query.sort()));
    if (!query.forward()) {
      parts.add("backwards");
    }
    if (query.stopAfter().isPresent()) {
      parts.add("limit " + query.stopAfter().getAsInt());
    } else if (limit.isPresent()) {
      parts.add("limit " + limit.getAsInt());
    }
    if (query.selection().isCount()) {
      parts.add("counting over all pages: each item counted is read and paid for");
    }
    previous(Stream.concat(Stream.of(query.partition()), texts(query.sort())))
        .ifPresent(parts::add);
    return String.join(", ", parts);
  }

  private static String name(QueryTarget target) {
    return target.match(table -> "table", index -> index.name());
  }

  private static String sortCondition(String sortKey, SortCondition condition) {
    return condition.match(
        () -> "",
        equals -> " and " + is(sortKey, equals.key()),
        begins -> " and begins_with(" + sortKey + ", " + quoted(begins.prefix()) + ")",
        between ->
            " and "
                + sortKey
                + " between "
                + quoted(between.low())
                + " and "
                + quoted(between.high()));
  }

  private static Stream<KeyText> texts(SortCondition condition) {
    return condition.match(
        Stream::of,
        equals -> Stream.of(equals.key()),
        begins -> Stream.of(begins.prefix()),
        between -> Stream.of(between.low(), between.high()));
  }

  /** Says which values come from the request before. */
  private static Optional<String> previous(Stream<KeyText> texts) {
    List<String> names =
        texts
            .flatMap(text -> text.parts().stream())
            .flatMap(RequestText::previousName)
            .distinct()
            .toList();
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of("with " + String.join(" and ", names) + " from the request before");
  }

  private static Stream<String> previousName(KeyText.Part part) {
    return part.match(
        fixed -> Stream.of(),
        bound ->
            bound
                .source()
                .match(
                    given -> Stream.of(), previous -> Stream.of("<" + previous.attribute() + ">")));
  }

  private static String is(String attribute, KeyText text) {
    return attribute + " = " + quoted(text);
  }

  private static String quoted(KeyText text) {
    return "\"" + text + "\"";
  }
}
