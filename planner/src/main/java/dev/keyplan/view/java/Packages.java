package dev.keyplan.view.java;

/**
 * The packages of the module and the names that follow from the spec's.
 *
 * @param base the base package
 * @param stem the spec's name, upper camel
 */
record Packages(String base, String stem) {

  String model() {
    return base + ".model";
  }

  String key() {
    return base + ".key";
  }

  String access() {
    return base + ".access";
  }

  String page() {
    return base + ".page";
  }

  String internal() {
    return base + ".internal";
  }

  /** The sealed type of all items. */
  String itemType() {
    return stem + "Item";
  }
}
