package dev.keyplan.view.java;

/**
 * Imports of files in which nothing but names depends on the spec; their order does depend on
 * these.
 *
 * @param anyItem of the mapper of all kinds
 * @param refusal of the file that words refusals
 */
public record JavaSupport(JavaImports anyItem, JavaImports refusal) {}
