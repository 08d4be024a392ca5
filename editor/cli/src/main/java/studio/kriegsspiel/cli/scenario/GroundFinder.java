package studio.kriegsspiel.cli.scenario;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/**
 * Finds the ground a scenario names: {@code NAME/}, {@code NAME.zip}, {@code terrains/NAME} or
 * {@code terrains/NAME.zip} beside its file, else the library's.
 */
public final class GroundFinder {
  private GroundFinder() {}

  /**
   * The ground, nothing if there is none of that name.
   *
   * @throws studio.kriegsspiel.terrain.GroundException if there is one, but it cannot be read
   */
  public static Optional<Ground> find(Path scenario, String name) {
    if (!Terrain.isSlug(name)) {
      return Optional.empty();
    }
    return beside(scenario, name)
        .or(() -> Library.open().findTerrain(name))
        .map(path -> Ground.of(TerrainPackage.read(path)));
  }

  private static Optional<Path> beside(Path scenario, String name) {
    Path folder = scenario.toAbsolutePath().normalize().resolveSibling(".").normalize();
    return List.of(name, name + ".zip", "terrains/" + name, "terrains/" + name + ".zip").stream()
        .map(folder::resolve)
        .filter(path -> Files.isRegularFile(path) || isPackage(path))
        .findFirst();
  }

  private static boolean isPackage(Path folder) {
    return Files.isRegularFile(folder.resolve("terrain.json"));
  }
}
