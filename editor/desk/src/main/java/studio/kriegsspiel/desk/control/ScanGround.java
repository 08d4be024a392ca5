package studio.kriegsspiel.desk.control;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.sheet.Scan;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.SheetTiles;
import studio.kriegsspiel.terrain.Terrain;

/**
 * A scan laid out flat, a pixel for a metre, so that the map's own painter shows it: columns run
 * east, rows south from the point (0, 0). A large scan is cut into tiles first, in a folder of its
 * own that goes when this is closed.
 */
public final class ScanGround implements AutoCloseable {
  private static final long WHOLE_PIXELS = 12_000_000;

  private final Terrain terrain;
  private final Optional<Path> tiles;

  private ScanGround(Terrain terrain, Optional<Path> tiles) {
    this.terrain = terrain;
    this.tiles = tiles;
  }

  /**
   * Lays a scan out.
   *
   * @throws GroundException if it is no picture or its tiles cannot be written
   */
  public static ScanGround of(Path file, Progress progress) {
    Scan scan = Scan.open(file);
    boolean whole = (long) scan.width() * scan.height() <= WHOLE_PIXELS;
    Optional<Path> folder = whole ? Optional.empty() : Optional.of(folder(scan.name()));
    Optional<SheetTiles> tiles;
    try {
      tiles = folder.map(to -> cut(scan, to, progress));
    } catch (RuntimeException givenUp) {
      folder.ifPresent(ScanGround::delete);
      throw givenUp;
    }
    SheetImage sheet =
        new SheetImage(
            scan.name(),
            scan.width(),
            scan.height(),
            Georeference.northUp(0, 0, 1),
            () -> Files.newInputStream(file),
            tiles);
    Terrain terrain =
        Terrain.builder("scan", "EPSG:32631", new Bounds(0, -scan.height(), scan.width(), 0))
            .title(scan.name())
            .sheet(sheet)
            .build();
    return new ScanGround(terrain, folder);
  }

  private static Path folder(String name) {
    try {
      return Files.createTempDirectory("studio-scan");
    } catch (IOException e) {
      throw new GroundException(
          name, "needs room for its tiles, and there is none", "free some of the disk", e);
    }
  }

  private static SheetTiles cut(Scan scan, Path folder, Progress progress) {
    String ending = scan.tileEnding();
    int levels = scan.cut(folder, progress);
    return new SheetTiles(
        Scan.TILE_PIXELS,
        levels,
        (level, column, row) -> {
          Path tile =
              folder.resolve(Integer.toString(level)).resolve(column + "-" + row + "." + ending);
          return Files.exists(tile)
              ? Optional.of(() -> Files.newInputStream(tile))
              : Optional.empty();
        });
  }

  /** The scan as ground. */
  public Terrain terrain() {
    return terrain;
  }

  /** Columns. */
  public int width() {
    return (int) Math.round(terrain.extent().widthMetres());
  }

  /** Rows. */
  public int height() {
    return (int) Math.round(terrain.extent().heightMetres());
  }

  @Override
  public void close() {
    tiles.ifPresent(ScanGround::delete);
  }

  static void delete(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
      for (Path each : deepestFirst) {
        Files.deleteIfExists(each);
      }
    } catch (IOException e) {
      // The system clears its temporary folder by itself.
    }
  }
}
