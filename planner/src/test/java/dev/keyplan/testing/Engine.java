package dev.keyplan.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A DynamoDB engine in a process of its own, empty, on a free port of 127.0.0.1, until it is
 * closed. {@code npm ci} in {@code src/test/engines} installs the engines; {@code mvn verify} does
 * that before the integration tests.
 */
public final class Engine implements AutoCloseable {

  static final Path MODULES = Path.of("src", "test", "engines", "node_modules");
  static final String INSTALL =
      "Install Node.js 20 or newer with npm; `mvn verify` then fetches the engine itself.";
  private static final Tool DYNOXIDE = new Tool("dynoxide 1.2.1 (for Linux on x64)", INSTALL);
  private static final Tool DYNALITE = new Tool("dynalite 4.0.0", INSTALL);
  private static final int STARTS = 3;
  private static final long READY_WITHIN_MILLIS = 20_000;

  private final Process process;
  private final URI endpoint;
  private final DynamoDbClient client;

  private Engine(Process process, int port) {
    this.process = process;
    this.endpoint = URI.create("http://127.0.0.1:" + port);
    this.client = client(endpoint);
  }

  /** The main engine: transactions, conditions, indexes, paging. It holds its tables in memory. */
  public static Engine dynoxide() {
    Path program = MODULES.resolve(Path.of("@dynoxide", "linux-x64", "dynoxide"));
    if (!Files.isExecutable(program)) {
      throw DYNOXIDE.absent();
    }
    return start(List.of(program.toString(), "serve", "--host", "127.0.0.1", "--port"), List.of());
  }

  /** A second opinion on tables, keys and queries; it has no transactions. */
  public static Engine dynalite() {
    Path program = MODULES.resolve(Path.of("dynalite", "cli.js"));
    if (!Files.exists(program)) {
      throw DYNALITE.absent();
    }
    return start(
        List.of("node", program.toString(), "--host", "127.0.0.1", "--port"),
        List.of("--createTableMs", "1"));
  }

  /** A client for this engine, closed with it. */
  public DynamoDbClient client() {
    return client;
  }

  public URI endpoint() {
    return endpoint;
  }

  @Override
  public void close() {
    client.close();
    stop(process);
  }

  /** A port found free can be taken by another before the engine has it: then another is tried. */
  private static Engine start(List<String> beforePort, List<String> afterPort) {
    List<String> failures = new ArrayList<>();
    for (int attempt = 0; attempt < STARTS; attempt++) {
      int port = freePort();
      List<String> command = new ArrayList<>(beforePort);
      command.add(Integer.toString(port));
      command.addAll(afterPort);
      Process process = run(command, port);
      if (isReady(process, port)) {
        return new Engine(process, port);
      }
      stop(process);
      failures.add(String.join(" ", command) + " (its output: " + log(port) + ")");
    }
    throw new AssertionError("no engine came up: " + failures);
  }

  private static Process run(List<String> command, int port) {
    try {
      Files.createDirectories(log(port).getParent());
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(log(port).toFile())
              .start();
      Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
      return process;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path log(int port) {
    return Path.of("target", "engines", port + ".log");
  }

  private static boolean isReady(Process process, int port) {
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(READY_WITHIN_MILLIS);
    while (process.isAlive() && System.nanoTime() < deadline) {
      if (answers(port)) {
        return process.isAlive();
      }
      pause();
    }
    return false;
  }

  private static boolean answers(int port) {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 200);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private static void pause() {
    try {
      Thread.sleep(10);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void stop(Process process) {
    process.destroyForcibly();
    process.onExit().join();
  }

  private static int freePort() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static DynamoDbClient client(URI endpoint) {
    return DynamoDbClient.builder()
        .endpointOverride(endpoint)
        .region(Region.US_EAST_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("test", "test")))
        .httpClientBuilder(UrlConnectionHttpClient.builder())
        .build();
  }
}
