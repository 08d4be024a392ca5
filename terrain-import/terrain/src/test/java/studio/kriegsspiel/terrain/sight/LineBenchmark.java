package studio.kriegsspiel.terrain.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Lines of sight of 5 km over cells of 5 m, beside the same lines walked crossing by crossing, by
 * turns in one run.
 */
final class LineBenchmark {
  private static final int LINES = 5000;
  private static final int ROUNDS = 9;

  private LineBenchmark() {}

  /** Prints microseconds a line, the best of the rounds. */
  public static void main(String[] arguments) {
    GridGeometry grid = new GridGeometry(1500, 1200, 0, 6000, 5);
    measure("rolling", grid, LineBenchmark::rolling);
    measure("nearly level", grid, LineBenchmark::level);
  }

  private static double rolling(double x, double y) {
    return 100 + 30 * Math.sin(x / 700) * Math.cos(y / 560) + 8 * Math.sin(x / 130 + y / 170);
  }

  private static double level(double x, double y) {
    return 100 + 3 * Math.sin(x / 300) * Math.cos(y / 260);
  }

  private static void measure(String what, GridGeometry grid, ElevationGrid.Surface surface) {
    SightGround ground = SightGround.bare(ElevationGrid.computed(grid, surface));
    List<MapPoint[]> lines = lines();
    double fast = Double.MAX_VALUE;
    double slow = Double.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      fast =
          Math.min(
              fast,
              micros(lines, line -> Sight.between(ground, line[0], line[1], SightOptions.ON_FOOT)));
      slow =
          Math.min(
              slow,
              micros(
                  lines,
                  line ->
                      SightLine.traceOverEverything(
                          ground, line[0], line[1], SightOptions.ON_FOOT)));
    }
    System.out.printf("%s: %.1f us, walked %.1f us, ratio %.1f%n", what, fast, slow, slow / fast);
  }

  private static double micros(List<MapPoint[]> lines, Function<MapPoint[], SightLine> look) {
    long begins = System.nanoTime();
    int seen = 0;
    for (MapPoint[] line : lines) {
      seen += look.apply(line).visible() ? 1 : 0;
    }
    return seen < 0 ? 0 : (System.nanoTime() - begins) / 1e3 / lines.size();
  }

  private static List<MapPoint[]> lines() {
    Random random = new Random(1);
    List<MapPoint[]> lines = new ArrayList<>();
    while (lines.size() < LINES) {
      double x = 200 + 7000 * random.nextDouble();
      double y = 200 + 5500 * random.nextDouble();
      double angle = 2 * Math.PI * random.nextDouble();
      MapPoint to = new MapPoint(x + 5000 * Math.cos(angle), y + 5000 * Math.sin(angle));
      if (to.x() > 10 && to.x() < 7490 && to.y() > 10 && to.y() < 5990) {
        lines.add(new MapPoint[] {new MapPoint(x, y), to});
      }
    }
    return lines;
  }
}
