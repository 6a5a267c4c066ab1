package dev.keyplan.cli;

import picocli.CommandLine.IVersionProvider;

/** The version of the jar, or of the sources where it does not run from one. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    String packaged = Main.class.getPackage().getImplementationVersion();
    return new String[] {"keyplan " + (packaged == null ? "from sources" : packaged)};
  }
}
