package dev.keyplan.model;

/**
 * What the author of an access pattern asks of the way it is read.
 *
 * @param consistent whether it must read its own writes
 */
public record Reading(boolean consistent) {

  public static final Reading PLAIN = new Reading(false);
}
