package dev.keyplan.engine;

import java.net.URI;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The client for an endpoint. */
final class Clients {

  /**
   * AWS's own endpoints name their region.
   *
   * @see <a href="https://docs.aws.amazon.com/general/latest/gr/ddb.html">DynamoDB endpoints</a>
   */
  private static final Pattern AWS =
      Pattern.compile("(?:.+\\.)?(?:dynamodb|ddb)(?:-fips)?\\.([a-z0-9-]+)\\..+");

  private Clients() {}

  static DynamoDbClient of(URI endpoint) {
    Optional<String> region = region(endpoint);
    return DynamoDbClient.builder()
        .endpointOverride(endpoint)
        .region(Region.of(region.orElse("us-east-1")))
        .credentialsProvider(credentials(region.isPresent()))
        .httpClientBuilder(UrlConnectionHttpClient.builder())
        .build();
  }

  static Optional<String> region(URI endpoint) {
    Matcher matcher = AWS.matcher(endpoint.getHost());
    return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  /** An engine of one's own takes any credentials, and should not be sent those of an account. */
  private static AwsCredentialsProvider credentials(boolean isAws) {
    return isAws
        ? DefaultCredentialsProvider.builder().build()
        : StaticCredentialsProvider.create(AwsBasicCredentials.create("keyplan", "keyplan"));
  }
}
