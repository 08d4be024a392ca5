package studio.kriegsspiel.cli.scenario;

import java.nio.file.Path;
import java.util.Optional;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.ScenarioGrounds;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/** Finds and reads the ground a scenario names, beside its file or in the library. */
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
    return ScenarioGrounds.findBeside(scenario, name)
        .or(() -> Library.open().findTerrain(name))
        .map(path -> Ground.of(TerrainPackage.read(path)));
  }
}
