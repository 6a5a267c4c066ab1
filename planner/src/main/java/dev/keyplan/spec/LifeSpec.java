package dev.keyplan.spec;

import dev.keyplan.source.Located;
import java.util.Optional;

/**
 * What a kind says of the life of its items.
 *
 * @param ttl the attribute that holds the moment at which an item expires
 * @param version {@code true}, {@code false} or {@code history}
 */
public record LifeSpec(Optional<Located<String>> ttl, Optional<Located<String>> version) {

  /** Items stay until they are deleted, and have no version. */
  public static final LifeSpec PLAIN = new LifeSpec(Optional.empty(), Optional.empty());
}
