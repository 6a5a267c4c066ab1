package dev.keyplan.view.java;

/**
 * A secondary index, as a constant.
 *
 * @param constant its constant
 * @param name its name
 * @param partitionKey its partition key attribute
 * @param sortKey its sort key attribute
 */
public record JavaIndex(String constant, String name, String partitionKey, String sortKey) {}
