package dev.keyplan.model;

import java.util.Optional;

/**
 * What divides the items among tenants: an attribute at the front of the identity of each kind that
 * belongs to one.
 *
 * @param attribute its name, the same in every kind
 * @param literal what stands before its value in keys
 * @param kind the entity whose items are the tenants, if there is one
 */
public record Tenant(String attribute, String literal, Optional<String> kind) {

  /** Whether each item of the kind belongs to one tenant. */
  public boolean holds(Kind candidate) {
    return candidate.identity().get(0).equals(attribute);
  }
}
