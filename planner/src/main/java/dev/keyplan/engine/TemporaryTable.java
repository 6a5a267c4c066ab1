package dev.keyplan.engine;

import dev.keyplan.example.ExampleItem;
import dev.keyplan.plan.SecondaryIndex;
import dev.keyplan.plan.Selection;
import dev.keyplan.plan.Table;
import dev.keyplan.prove.ItemKey;
import dev.keyplan.prove.KeyRange;
import dev.keyplan.prove.QueryRequest;
import dev.keyplan.prove.StoredItem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** A table of a plan that is gone when it is closed, or when the process is stopped. */
final class TemporaryTable implements AutoCloseable {

  /** How often an index is asked whether an item has arrived in it. */
  private static final int TRIES = 60;

  private static final long PAUSE_MILLIS = 250;

  private final DynamoDbClient client;
  private final EngineTable table;
  private final String name;
  private final Thread onStop;

  /** Makes it. */
  TemporaryTable(DynamoDbClient client, Table table, String name) {
    this.client = client;
    this.name = name;
    this.onStop = new Thread(this::delete);
    Runtime.getRuntime().addShutdownHook(onStop);
    try {
      this.table = EngineTable.create(client, table, name);
    } catch (SdkException e) {
      closeAfter(e);
      throw e;
    }
  }

  EngineTable reads() {
    return table;
  }

  /** Stores the items of this table, and waits until each index holds those that belong to it. */
  void load(List<ExampleItem> all) {
    List<ExampleItem> items =
        all.stream()
            .filter(i -> i.shape().primary().target().equals(table.table().primaryKey()))
            .toList();
    items.forEach(i -> table.put(i.stored()));
    for (ExampleItem item : items) {
      StoredItem stored = new StoredItem(item.stored());
      for (SecondaryIndex index : table.table().indexes()) {
        Optional<ItemKey> key = stored.key(index.keys());
        if (key.isPresent()) {
          await(index, key.get());
        }
      }
    }
  }

  private void await(SecondaryIndex index, ItemKey key) {
    QueryRequest request =
        new QueryRequest(
            index,
            key.partition(),
            new KeyRange.EqualTo(key.sort()),
            true,
            OptionalInt.of(1),
            Optional.empty(),
            false,
            Selection.WHOLE);
    for (int i = 0; i < TRIES; i++) {
      if (!table.query(request).items().isEmpty()) {
        return;
      }
      pause();
    }
    throw new UncheckedIOException(
        new IOException(index.name() + " of the table on the engine does not fill"));
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** What went wrong first is what is said. */
  private void closeAfter(SdkException first) {
    try {
      close();
    } catch (UncheckedIOException second) {
      first.addSuppressed(second);
    }
  }

  /**
   * Removes it.
   *
   * @throws UncheckedIOException where that fails, naming the table that is left
   */
  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(onStop);
    } catch (IllegalStateException stopping) {
      return;
    }
    delete();
  }

  /** A table that is still being made can only be removed when it is there. */
  private void delete() {
    for (int i = 1; ; i++) {
      try {
        client.deleteTable(r -> r.tableName(name));
        return;
      } catch (ResourceNotFoundException neverMade) {
        return;
      } catch (SdkException e) {
        if (!(e instanceof ResourceInUseException) || i == TRIES) {
          throw new UncheckedIOException(
              new IOException("the table " + name + " is left on the engine: " + e.getMessage()));
        }
        pause();
      }
    }
  }
}
