package studio.kriegsspiel.desk.ground;

import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import studio.kriegsspiel.terrain.Terrain;

/** Where grounds are found, and where changed ones are laid for the checks to read. Thread-safe. */
public interface GroundShelf {
  /**
   * A package on disk.
   *
   * @param path its folder or zip
   * @param own whether it lies beside the scenario and may be written; the library may not
   */
  record Spot(Path path, boolean own) {}

  /** Where the ground of a name lies. */
  Optional<Spot> locate(Optional<Path> scenario, String name);

  /** From now on a name means this ground, whatever is on disk; it is not saved yet. */
  void lay(String name, Terrain terrain, LaterHeights heights);

  /** The ground of a name is saved in a package now, and read again once that package changes. */
  void settle(String name, Path path);

  /** When a package was changed last; the beginning of time if it is not there. */
  FileTime changedAt(Path path);

  /** Names mean again what is on disk. */
  void clear();
}
