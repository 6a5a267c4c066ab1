package dev.keyplan.view.java;

import java.util.List;
import java.util.TreeSet;

/** Gathers the imports of one file: each once, none of the file's own package. */
final class Imports {

  private final String base;
  private final String ownPackage;
  private final TreeSet<String> names = new TreeSet<>();

  Imports(Packages packages, String ownPackage) {
    this.base = packages.base() + ".";
    this.ownPackage = ownPackage;
  }

  Imports add(String... qualified) {
    for (String name : qualified) {
      if (!name.substring(0, name.lastIndexOf('.')).equals(ownPackage)) {
        names.add(name);
      }
    }
    return this;
  }

  Imports addIf(boolean used, String... qualified) {
    return used ? add(qualified) : this;
  }

  Imports addAll(List<String> qualified) {
    qualified.forEach(this::add);
    return this;
  }

  JavaImports sorted() {
    return JavaImports.of(
        names.stream().filter(n -> n.startsWith(base)).toList(),
        names.stream().filter(n -> !n.startsWith(base)).toList());
  }
}
