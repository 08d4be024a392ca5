package studio.kriegsspiel.terrain.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where a package keeps its former self for the moment of being replaced. */
final class PackagePaths {
  private PackagePaths() {}

  static Path previousOf(Path target) {
    return target.resolveSibling("." + target.getFileName() + ".previous");
  }

  /** Puts the former package back if a replacement was interrupted between its two moves. */
  static void recover(Path target) throws IOException {
    Path previous = previousOf(target.toAbsolutePath().normalize());
    if (!Files.exists(target) && Files.isRegularFile(previous.resolve(ManifestFile.NAME))) {
      Files.move(previous, target);
    }
  }
}
