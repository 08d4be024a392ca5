package studio.kriegsspiel.desktop.wiring;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desktop.model.ground.GroundShelf;
import studio.kriegsspiel.desktop.model.ground.LaterHeights;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.ScenarioGrounds;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.edit.EditedHeights;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/**
 * Finds the ground a scenario names, beside its file or in the library, and keeps the last one: the
 * text is read after every pause of typing, the ground only when its package has changed.
 */
final class Grounds implements GroundShelf {
  private final Library library;
  private final Map<String, Laid> laid = new HashMap<>();
  private Optional<Kept> kept = Optional.empty();
  private Optional<Ground> last = Optional.empty();

  /** A package as it was saved here last. */
  private record Saved(Path path, FileTime changed) {
    boolean hasChanged() {
      return !lastChange(path).equals(changed);
    }
  }

  /** A changed ground, read into the shape the checks want when it is first asked for. */
  private record Laid(
      Terrain terrain, LaterHeights heights, Optional<Ground> ground, Optional<Saved> saved) {
    @Override
    public boolean equals(@Nullable Object other) {
      return this == other;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(this);
    }
  }

  private record Kept(Path path, FileTime changed, Ground ground) {}

  Grounds(Library library) {
    this.library = library;
  }

  /**
   * The ground of a name, nothing if there is none.
   *
   * @throws GroundException if there is one, but it cannot be read
   */
  Optional<Ground> read(Optional<Path> scenario, String name) {
    Optional<Ground> ground =
        laid(name).or(() -> find(scenario, name).map(Spot::path).map(this::read));
    synchronized (this) {
      last = ground;
    }
    return ground;
  }

  private Optional<Ground> laid(String name) {
    Laid changed;
    synchronized (this) {
      changed = laid.get(name);
    }
    if (changed != null && changed.saved.filter(Saved::hasChanged).isPresent()) {
      synchronized (this) {
        laid.remove(name, changed);
      }
      return Optional.empty();
    }
    if (changed == null || changed.ground.isPresent()) {
      return Optional.ofNullable(changed).flatMap(Laid::ground);
    }
    Ground ground = Ground.of(changed.terrain, changed.heights.get().map(EditedHeights::heights));
    synchronized (this) {
      laid.replace(
          name,
          changed,
          new Laid(changed.terrain, changed.heights, Optional.of(ground), changed.saved));
    }
    return Optional.of(ground);
  }

  @Override
  public Optional<Spot> find(Optional<Path> scenario, String name) {
    if (!Terrain.isSlug(name)) {
      return Optional.empty();
    }
    return scenario
        .flatMap(file -> ScenarioGrounds.findBeside(file, name))
        .map(path -> new Spot(path, true))
        .or(() -> library.findTerrain(name).map(path -> new Spot(path, false)));
  }

  @Override
  public synchronized void lay(String name, Terrain terrain, LaterHeights heights) {
    laid.put(name, new Laid(terrain, heights, Optional.empty(), Optional.empty()));
  }

  @Override
  public synchronized void settle(String name, Path path) {
    Optional<Saved> saved = Optional.of(new Saved(path, lastChange(path)));
    laid.computeIfPresent(
        name, (key, each) -> new Laid(each.terrain, each.heights, each.ground, saved));
  }

  @Override
  public FileTime changedAt(Path path) {
    return lastChange(path);
  }

  @Override
  public synchronized void clear() {
    laid.clear();
    kept = Optional.empty();
  }

  private synchronized Ground read(Path path) {
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
    List<Path> files =
        Files.isRegularFile(path)
            ? List.of(path)
            : List.of(path.resolve("terrain.json"), path.resolve("features.geojson"));
    FileTime latest = FileTime.fromMillis(0);
    for (Path file : files) {
      try {
        FileTime changed = Files.getLastModifiedTime(file);
        latest = changed.compareTo(latest) > 0 ? changed : latest;
      } catch (IOException e) {
        // A package without features is a package all the same.
        continue;
      }
    }
    return latest;
  }

  /** The names of the places of the ground found last. */
  synchronized List<String> places() {
    return last.map(
            ground ->
                ground.terrain().places().stream()
                    .map(studio.kriegsspiel.terrain.Place::name)
                    .toList())
        .orElse(List.of());
  }
}
