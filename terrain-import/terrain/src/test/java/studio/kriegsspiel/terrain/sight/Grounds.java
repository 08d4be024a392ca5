package studio.kriegsspiel.terrain.sight;

import java.util.Random;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;

/** Grounds for tests. */
final class Grounds {

  private Grounds() {}

  static ElevationGrid level(int cells, double cellMetres) {
    return ElevationGrid.computed(
        new GridGeometry(cells, cells, 0, cells * cellMetres, cellMetres), (x, y) -> 100);
  }

  /** Rolling country: swells of 3 to 25 m at lengths of 300 m to 2 km. */
  static ElevationGrid rolling(int cells, double cellMetres, long seed) {
    Random random = new Random(seed);
    int waves = 14;
    double[][] wave = new double[waves][4];
    for (double[] each : wave) {
      double length = 300 + 1700 * random.nextDouble();
      double turn = random.nextDouble() * 2 * Math.PI;
      each[0] = Math.cos(turn) * 2 * Math.PI / length;
      each[1] = Math.sin(turn) * 2 * Math.PI / length;
      each[2] = random.nextDouble() * 2 * Math.PI;
      each[3] = 3 + 10 * random.nextDouble() * length / 2000;
    }
    return ElevationGrid.computed(
        new GridGeometry(cells, cells, 0, cells * cellMetres, cellMetres),
        (x, y) -> {
          double height = 200;
          for (double[] each : wave) {
            height += each[3] * Math.sin(each[0] * x + each[1] * y + each[2]);
          }
          return height;
        });
  }

  /** Ground without any order, the hardest case for symmetry. */
  static ElevationGrid rough(int cells, double cellMetres, long seed) {
    Random random = new Random(seed);
    return ElevationGrid.computed(
        new GridGeometry(cells, cells, 0, cells * cellMetres, cellMetres),
        (x, y) -> 100 + 12 * random.nextDouble());
  }
}
