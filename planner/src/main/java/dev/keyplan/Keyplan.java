package dev.keyplan;

import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.spec.Spec;
import dev.keyplan.spec.SpecReader;

/**
 * The pipeline: each stage takes one value and gives one value, with the findings carried along.
 */
public final class Keyplan {

  private Keyplan() {}

  /** The spec in a file's bytes. */
  public static Outcome<Spec> read(String name, byte[] bytes) {
    return SpecReader.read(name, bytes);
  }
}
