package studio.kriegsspiel.library.reconstruction;

import java.nio.file.Path;

/** Where the figures of the library's terrains lie. */
final class Figures {

  static final Path MONT_SAINT_JEAN =
      Path.of(
          System.getProperty("studio.root"),
          "scenario-library/library/src/main/terrain-sources/mont-saint-jean");

  private Figures() {}
}
