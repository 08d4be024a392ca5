package studio.kriegsspiel.desktop.wiring;

import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.ground.GroundShelf;
import studio.kriegsspiel.desk.ground.LaterHeights;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.ScenarioGrounds;
import studio.kriegsspiel.study.GroundSource;
import studio.kriegsspiel.study.KeptGrounds;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.edit.EditedHeights;
import studio.kriegsspiel.terrain.ground.Ground;

/** The grounds scenarios name: those on disk, and over them those that were changed by hand. */
final class Grounds implements GroundShelf, GroundSource {
  private final Library library;
  private final KeptGrounds onDisk;
  private final Map<String, Laid> laid = new HashMap<>();

  /** A package as it was saved here last. */
  private record Saved(Path path, FileTime changed) {
    boolean hasChanged() {
      return !KeptGrounds.changedAt(path).equals(changed);
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

  Grounds(Library library) {
    this.library = library;
    this.onDisk = new KeptGrounds(library);
  }

  @Override
  public Optional<Ground> find(Optional<Path> scenario, String name) {
    return laid(name).or(() -> onDisk.find(scenario, name));
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
  public Optional<Spot> locate(Optional<Path> scenario, String name) {
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
    Optional<Saved> saved = Optional.of(new Saved(path, KeptGrounds.changedAt(path)));
    laid.computeIfPresent(
        name, (key, each) -> new Laid(each.terrain, each.heights, each.ground, saved));
  }

  @Override
  public FileTime changedAt(Path path) {
    return KeptGrounds.changedAt(path);
  }

  @Override
  public synchronized void clear() {
    laid.clear();
    onDisk.clear();
  }
}
