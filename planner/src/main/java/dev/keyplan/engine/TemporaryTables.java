package dev.keyplan.engine;

import dev.keyplan.example.ExampleItem;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.Table;
import dev.keyplan.prove.Tables;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The tables of a plan; they are gone when this is closed, or when the process is stopped. */
final class TemporaryTables implements AutoCloseable {

  private final List<TemporaryTable> tables = new ArrayList<>();

  private TemporaryTables() {}

  /** Makes them, under names that no table of the account has. */
  static TemporaryTables of(DynamoDbClient client, Plan plan) {
    String suffix = UUID.randomUUID().toString().substring(0, 8);
    String stem = "keyplan-" + plan.model().name() + "-" + suffix;
    TemporaryTables made = new TemporaryTables();
    try {
      for (Table table : plan.tables()) {
        String name = table.name().equals(Table.ONLY) ? stem : stem + "-" + table.name();
        made.tables.add(new TemporaryTable(client, table, name));
      }
    } catch (SdkException e) {
      made.closeAfter(e);
      throw e;
    }
    return made;
  }

  Tables<EngineTable> reads() {
    return new Tables<>(tables.stream().map(TemporaryTable::reads).toList());
  }

  /** Stores the items, and waits until each index holds those that belong to it. */
  void load(List<ExampleItem> items) {
    tables.forEach(t -> t.load(items));
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
   * Removes all of them, also where one stays.
   *
   * @throws UncheckedIOException naming a table that is left
   */
  @Override
  public void close() {
    List<UncheckedIOException> left = new ArrayList<>();
    for (TemporaryTable table : tables) {
      try {
        table.close();
      } catch (UncheckedIOException e) {
        left.add(e);
      }
    }
    if (!left.isEmpty()) {
      left.stream().skip(1).forEach(left.get(0)::addSuppressed);
      throw left.get(0);
    }
  }
}
