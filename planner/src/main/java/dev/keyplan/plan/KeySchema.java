package dev.keyplan.plan;

/**
 * The names of two key attributes, both of type {@code S}.
 *
 * @param partitionKey the partition key attribute
 * @param sortKey the sort key attribute
 */
public record KeySchema(String partitionKey, String sortKey) {}
