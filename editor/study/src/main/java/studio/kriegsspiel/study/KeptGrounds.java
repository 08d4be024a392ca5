package studio.kriegsspiel.study;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.ScenarioGrounds;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/**
 * Finds grounds beside a scenario's file or in the library, and keeps those read last as long as
 * there is memory: a text is read after every pause of typing, its ground only when the package has
 * changed. Safe for many threads.
 */
public final class KeptGrounds implements GroundSource {
  private static final int MOST = 4;
  private static final List<String> FILES =
      List.of("terrain.json", TerrainPackage.FEATURES, TerrainPackage.ELEVATION);

  private final Library library;
  private final Map<Path, Kept> kept = new LinkedHashMap<>(MOST, 0.75f, true);

  private record Kept(FileTime changed, SoftReference<Ground> ground) {}

  /** Grounds beside scenarios and in this library. */
  public KeptGrounds(Library library) {
    this.library = library;
  }

  @Override
  public Optional<Ground> find(Optional<Path> scenario, String name) {
    if (!Terrain.isSlug(name)) {
      return Optional.empty();
    }
    return scenario
        .flatMap(file -> ScenarioGrounds.findBeside(file, name))
        .or(() -> library.findTerrain(name))
        .map(this::read);
  }

  /**
   * The ground of a package, read again only if its files have changed.
   *
   * @throws studio.kriegsspiel.terrain.GroundException if it cannot be read
   */
  public synchronized Ground read(Path path) {
    FileTime changed = changedAt(path);
    Kept known = kept.get(path);
    @Nullable Ground same =
        known != null && known.changed.equals(changed) ? known.ground.get() : null;
    if (same != null) {
      return same;
    }
    Ground ground = Ground.of(TerrainPackage.read(path));
    kept.put(path, new Kept(changed, new SoftReference<>(ground)));
    if (kept.size() > MOST) {
      kept.remove(kept.keySet().iterator().next());
    }
    return ground;
  }

  /** Forgets all of them. */
  public synchronized void clear() {
    kept.clear();
  }

  /** When a package was changed last; the beginning of time if it is not there. */
  public static FileTime changedAt(Path path) {
    List<Path> files =
        Files.isRegularFile(path) ? List.of(path) : FILES.stream().map(path::resolve).toList();
    FileTime latest = FileTime.fromMillis(0);
    for (Path file : files) {
      try {
        FileTime changed = Files.getLastModifiedTime(file);
        latest = changed.compareTo(latest) > 0 ? changed : latest;
      } catch (IOException missing) {
        // A package without features or heights is a package all the same.
        continue;
      }
    }
    return latest;
  }
}
