package dev.keyplan.example;

import dev.keyplan.model.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The file {@code items.json}: a list of BatchWriteItem requests, each of at most 25 items, in
 * DynamoDB JSON.
 *
 * <p>Each element is what {@code aws dynamodb batch-write-item --cli-input-json} takes.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchWriteItem.html">BatchWriteItem</a>
 */
public final class ItemsFile {

  /** The most items of one request. */
  private static final int BATCH = 25;

  private ItemsFile() {}

  /** The whole text, for the table that the model names, or the model's own name. */
  public static String of(Model model, ExampleItems examples) {
    String table = model.settings().tableName().orElse(model.name());
    List<String> requests = new ArrayList<>();
    List<ExampleItem> items = examples.items();
    for (int from = 0; from < items.size(); from += BATCH) {
      requests.add(request(table, items.subList(from, Math.min(items.size(), from + BATCH))));
    }
    return requests.isEmpty() ? "[]\n" : "[\n" + String.join(",\n", requests) + "\n]\n";
  }

  private static String request(String table, List<ExampleItem> items) {
    return items.stream()
        .map(i -> "    {\"PutRequest\": {\"Item\": " + DynamoJson.object(i.stored()) + "}}")
        .collect(
            Collectors.joining(
                ",\n", "  {\"RequestItems\": {" + DynamoJson.quoted(table) + ": [\n", "\n  ]}}"));
  }
}
