package studio.kriegsspiel.desk.core;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.desk.ground.GroundShelf;
import studio.kriegsspiel.desk.ground.LaterHeights;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.edit.EditedHeights;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/** A desk with a scenario on a level ground of a library, where everything runs at once. */
public final class GroundBench implements GroundShelf {
  private static final String TEXT =
      """
      scenario "Ground"
        rules   reisswitz-1824
        terrain "plain"
        on      18 June 1815 from 13:00 to 15:00
      """;

  public final Desk desk = new Desk();
  public final BackgroundRunner runner = new BackgroundRunner(new Here(), Runnable::run);
  public final GroundWork work = new GroundWork(desk, this, runner);
  public final Path library;
  private final Map<String, Ground> laid = new HashMap<>();

  /** Writes the library into a folder and opens the scenario. */
  public GroundBench(Path folder) {
    library = folder.resolve("library/plain");
    GridGeometry grid = new GridGeometry(100, 100, 600_000, 5_601_000, 10);
    TerrainPackage.write(
        Terrain.builder("plain", "EPSG:32631", grid.bounds())
            .elevation(ElevationGrid.computed(grid, (x, y) -> 50))
            .place(new Place("Farm", new MapPoint(600_500, 5_600_500)))
            .build(),
        library);
    desk.manuscript().addListener(change -> read());
    desk.manuscript().load(TEXT);
  }

  /** A rectangle on the ground, in metres from its south-west corner. */
  public static Bounds box(double west, double south, double east, double north) {
    return new Bounds(600_000 + west, 5_600_000 + south, 600_000 + east, 5_600_000 + north);
  }

  /** A point on the ground, in metres from its south-west corner. */
  public static MapPoint at(double east, double north) {
    return new MapPoint(600_000 + east, 5_600_000 + north);
  }

  /** Height at a point, as the checks read it. */
  public double height(double east, double north) {
    MapPoint point = at(east, north);
    return desk.studied().get().ground().orElseThrow().heightMetresAt(point.x(), point.y());
  }

  /** Reads the text and its ground, as the checks after each change do in the background. */
  public void read() {
    String text = desk.manuscript().text();
    Ground ground =
        laid.computeIfAbsent(
            "plain",
            name ->
                Ground.of(
                    TerrainPackage.read(
                        locate(desk.file().get().path(), name).orElseThrow().path())));
    desk.studied()
        .set(
            Studied.of(
                desk.manuscript().version(),
                new Studies((scenario, name) -> Optional.of(ground))
                    .of("untitled.kriegsspiel", Optional.empty(), text, Cancellation.NEVER),
                List.of()));
  }

  @Override
  public Optional<Spot> locate(Optional<Path> scenario, String name) {
    Optional<Path> own =
        scenario.map(file -> file.resolveSibling("terrains").resolve(name)).filter(Files::exists);
    return Optional.of(new Spot(own.orElse(library), own.isPresent()));
  }

  @Override
  public void lay(String name, Terrain terrain, LaterHeights heights) {
    laid.put(name, Ground.of(terrain, heights.get().map(EditedHeights::heights)));
  }

  @Override
  public FileTime changedAt(Path path) {
    try {
      return Files.getLastModifiedTime(path.resolve("features.geojson"));
    } catch (IOException absent) {
      return FileTime.fromMillis(0);
    }
  }

  @Override
  public void settle(String name, Path path) {}

  /** Another program has changed the package: what was laid counts no more. */
  public void changedOutside() {
    laid.clear();
    read();
  }

  @Override
  public void clear() {
    laid.clear();
  }
}
