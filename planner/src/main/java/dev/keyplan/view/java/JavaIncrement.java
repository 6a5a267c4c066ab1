package dev.keyplan.view.java;

/**
 * A number that changes by an amount.
 *
 * @param method `plus` or `minus`
 * @param attribute as stored
 * @param isGiven whether the caller gives the amount
 * @param by the amount, if it is fixed
 * @param given the amount, if it is given
 * @param hasLimit whether it may go so far only
 * @param limit how far
 */
public record JavaIncrement(
    String method,
    String attribute,
    boolean isGiven,
    String by,
    JavaSetting given,
    boolean hasLimit,
    String limit) {}
