package dev.keyplan.render;

/**
 * Thrown by a format for a value that cannot stand at its place; the renderer reports it with the
 * template's line.
 */
final class OutOfPlace extends Exception {

  private static final long serialVersionUID = 1L;

  private final String why;

  OutOfPlace(String why) {
    super(why);
    this.why = why;
  }

  String why() {
    return why;
  }
}
