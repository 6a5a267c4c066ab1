package dev.keyplan.plan;

import dev.keyplan.model.Attribute;
import java.util.function.Function;

/** A part of a key template. */
public sealed interface KeySegment {

  /**
   * A fixed text without the delimiter; empty at the head of a key that must sort before all
   * others.
   */
  record Literal(String text) implements KeySegment {}

  /** The encoded value of an attribute of the item. */
  record Component(Attribute attribute) implements KeySegment {}

  /** One function for each case. */
  default <R> R match(Function<Literal, R> literal, Function<Component, R> component) {
    return this instanceof Literal l ? literal.apply(l) : component.apply((Component) this);
  }
}
