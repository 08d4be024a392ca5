package studio.kriegsspiel.terrain.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** What a package is called, and where it keeps its former self while it is being replaced. */
final class PackagePaths {
  private PackagePaths() {}

  static boolean isZip(Path path) {
    return path.toString().toLowerCase(Locale.ROOT).endsWith(".zip");
  }

  static Path previousOf(Path target) {
    return target.resolveSibling("." + target.getFileName() + ".previous");
  }

  /** The same where a disk that cannot be written is no reason to stop. */
  static void tryRecover(Path target) {
    try {
      recover(target);
    } catch (IOException unwritable) {
      // What reads or writes the package says so.
      return;
    }
  }

  /** Puts the former package back if a replacement was interrupted between its two moves. */
  static void recover(Path target) throws IOException {
    Path previous = previousOf(target.toAbsolutePath().normalize());
    if (!Files.exists(target) && Files.isRegularFile(previous.resolve(ManifestFile.NAME))) {
      Files.move(previous, target);
    }
  }
}
