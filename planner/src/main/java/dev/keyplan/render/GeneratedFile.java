package dev.keyplan.render;

/**
 * A file that a pack gives.
 *
 * @param path where it belongs in the pack's output folder: relative, with {@code /}, safe on every
 *     system
 * @param text its text, with {@code \n} for line ends, ending in one
 */
public record GeneratedFile(String path, String text) {}
