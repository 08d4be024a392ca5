package studio.kriegsspiel.terrain.io;

import java.nio.file.Path;
import java.util.Locale;

/** What a package is called. */
final class PackagePaths {
  private PackagePaths() {}

  static boolean isZip(Path path) {
    return path.toString().toLowerCase(Locale.ROOT).endsWith(".zip");
  }
}
