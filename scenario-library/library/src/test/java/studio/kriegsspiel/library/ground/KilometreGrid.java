package studio.kriegsspiel.library.ground;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;

/** A modern 1 km grid of heights around Waterloo in EPSG:3812, shared test data. */
final class KilometreGrid {

  /** EPSG:3812 less EPSG:31370 at Mont-Saint-Jean, right to a few decimetres over the map. */
  private static final double SHIFT_X = 500_001.8;

  private static final double SHIFT_Y = 500_000.9;

  record Cell(MapPoint centre, double height) {}

  private final List<Cell> cells;

  private KilometreGrid(List<Cell> cells) {
    this.cells = cells;
  }

  static Optional<KilometreGrid> find() throws IOException {
    String shared = System.getenv("STUDIO_SHARED");
    Path data =
        shared != null
            ? Path.of(shared)
            : Path.of(System.getProperty("studio.root"), "..", "shared").normalize();
    Path file = data.resolve("data/waterloo-1km/waterloo_campaign_altitude_1km_epsg3812.asc");
    return Files.exists(file) ? Optional.of(read(file)) : Optional.empty();
  }

  private static KilometreGrid read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    double west = value(lines.get(2)) - SHIFT_X;
    double south = value(lines.get(3)) - SHIFT_Y;
    double side = value(lines.get(4));
    List<String> rows = lines.subList(6, lines.size()).stream().filter(l -> !l.isBlank()).toList();
    List<Cell> cells = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      double[] heights =
          Arrays.stream(rows.get(row).strip().split("\\s+"))
              .mapToDouble(Double::parseDouble)
              .toArray();
      for (int column = 0; column < heights.length; column++) {
        cells.add(
            new Cell(
                new MapPoint(
                    west + (column + 0.5) * side, south + (rows.size() - row - 0.5) * side),
                heights[column]));
      }
    }
    return new KilometreGrid(cells);
  }

  private static double value(String line) {
    return Double.parseDouble(line.strip().split("\\s+")[1]);
  }

  /** Cells that lie wholly inside. */
  List<Cell> within(Bounds bounds) {
    Bounds inner =
        new Bounds(
            bounds.west() + 500, bounds.south() + 500, bounds.east() - 500, bounds.north() - 500);
    return cells.stream().filter(cell -> inner.contains(cell.centre())).toList();
  }
}
