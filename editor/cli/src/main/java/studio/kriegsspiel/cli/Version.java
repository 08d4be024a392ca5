package studio.kriegsspiel.cli;

import org.jspecify.annotations.Nullable;

/** The studio's version. */
final class Version {
  private Version() {}

  /** The version in the jar's manifest, or a word for a build that has none. */
  static String current() {
    @Nullable String version = Studio.class.getPackage().getImplementationVersion();
    return version == null ? "(development)" : version;
  }
}
