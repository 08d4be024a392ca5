package studio.kriegsspiel.desktop.wiring;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/**
 * Finds the ground a scenario names, beside its file or in the library, and keeps the last one: the
 * text is read after every pause of typing, the ground only when its package has changed.
 */
final class Grounds {
  private final Library library;
  private Optional<Kept> kept = Optional.empty();

  private record Kept(Path path, FileTime changed, Ground ground) {}

  Grounds(Library library) {
    this.library = library;
  }

  /**
   * The ground of a name, nothing if there is none.
   *
   * @throws GroundException if there is one, but it cannot be read
   */
  synchronized Optional<Ground> find(Optional<Path> scenario, String name) {
    if (!Terrain.isSlug(name)) {
      return Optional.empty();
    }
    return scenario
        .flatMap(file -> beside(file, name))
        .or(() -> library.findTerrain(name))
        .map(this::read);
  }

  private Ground read(Path path) {
    FileTime changed = lastChange(path);
    Optional<Ground> same =
        kept.filter(each -> each.path.equals(path) && each.changed.equals(changed))
            .map(Kept::ground);
    if (same.isPresent()) {
      return same.get();
    }
    Ground ground = Ground.of(TerrainPackage.read(path));
    kept = Optional.of(new Kept(path, changed, ground));
    return ground;
  }

  private static FileTime lastChange(Path path) {
    Path manifest = path.resolve("terrain.json");
    try {
      return Files.getLastModifiedTime(Files.isRegularFile(path) ? path : manifest);
    } catch (IOException e) {
      return FileTime.fromMillis(0);
    }
  }

  private static Optional<Path> beside(Path scenario, String name) {
    Path folder = scenario.toAbsolutePath().getParent();
    if (folder == null) {
      return Optional.empty();
    }
    return List.of(name, name + ".zip", "terrains/" + name, "terrains/" + name + ".zip").stream()
        .map(folder::resolve)
        .filter(
            path -> Files.isRegularFile(path) || Files.isRegularFile(path.resolve("terrain.json")))
        .findFirst();
  }

  /** The names of the places of the ground found last. */
  synchronized List<String> places() {
    return kept.map(
            each ->
                each.ground.terrain().places().stream()
                    .map(studio.kriegsspiel.terrain.Place::name)
                    .toList())
        .orElse(List.of());
  }
}
