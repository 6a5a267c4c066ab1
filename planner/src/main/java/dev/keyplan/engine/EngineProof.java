package dev.keyplan.engine;

import dev.keyplan.example.ExampleItems;
import dev.keyplan.plan.Plan;
import dev.keyplan.prove.Proof;
import dev.keyplan.prove.ProofResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.List;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Asks every pattern of a plan on a real engine, as {@link Proof} does in memory. */
public final class EngineProof {

  private EngineProof() {}

  /**
   * Makes the tables, stores the example items, asks every pattern, and removes the tables,
   * whatever happens meanwhile. Writes are not tried.
   *
   * @param endpoint DynamoDB's own, such as {@code https://dynamodb.eu-west-1.amazonaws.com}, or
   *     that of an engine which speaks its protocol
   * @throws UncheckedIOException where the engine cannot be reached or does not do what is asked of
   *     it
   */
  public static ProofResult of(Plan plan, ExampleItems examples, URI endpoint) {
    try (DynamoDbClient client = Clients.of(endpoint);
        TemporaryTables tables = TemporaryTables.of(client, plan)) {
      tables.load(examples.items());
      return new ProofResult(
          Proof.patterns(plan, examples.items(), List.of(tables.reads())), List.of(), List.of());
    } catch (SdkException e) {
      throw new UncheckedIOException(
          new IOException("the engine at " + endpoint + " failed: " + e.getMessage(), e));
    }
  }
}
