package studio.kriegsspiel.drawing.relief;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.drawing.relief.ContourTracer.Line;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;

class ContourTracerTest {
  private static final GridGeometry GRID = new GridGeometry(101, 101, 0, 1010, 10);

  private static List<Line> trace(double level, ElevationGrid.Surface surface) {
    return new ContourTracer(FineGrid.of(ElevationGrid.computed(GRID, surface))).trace(level);
  }

  @Test
  void aConeHasRoundClosedContours() {
    List<Line> lines = trace(50, (x, y) -> 100 - Math.hypot(x - 505, y - 505) / 4);
    assertThat(lines).hasSize(1);
    Line ring = lines.get(0);
    assertThat(ring.x(0)).isEqualTo(ring.x(ring.size() - 1));
    assertThat(ring.y(0)).isEqualTo(ring.y(ring.size() - 1));
    for (int i = 0; i < ring.size(); i++) {
      assertThat(Math.hypot(ring.x(i) - 505, ring.y(i) - 505)).isCloseTo(200, within(1.0));
    }
  }

  @Test
  void aPlaneHasOneOpenContourFromEdgeToEdge() {
    List<Line> lines = trace(40.05, (x, y) -> x / 10);
    assertThat(lines).hasSize(1);
    Line line = lines.get(0);
    assertThat(line.size()).isEqualTo(101);
    for (int i = 0; i < line.size(); i++) {
      assertThat(line.x(i)).isCloseTo(400.5, within(0.01));
    }
  }

  @Test
  void twoHillsHaveTwoRings() {
    ElevationGrid.Surface hills =
        (x, y) -> 100 - Math.min(Math.hypot(x - 250, y - 500), Math.hypot(x - 750, y - 500)) / 2;
    assertThat(trace(60, hills)).hasSize(2);
  }

  @Test
  void aVoidBreaksTheLine() {
    List<Line> lines =
        trace(40.05, (x, y) -> Math.hypot(x - 400, y - 500) < 60 ? Double.NaN : x / 10);
    assertThat(lines).hasSize(2);
    assertThat(lines).allSatisfy(line -> assertThat(line.x(0)).isCloseTo(400.5, within(0.01)));
  }

  @Test
  void levelGroundHasNone() {
    assertThat(trace(10, (x, y) -> 7)).isEmpty();
  }

  @Test
  void manyLevelsAtOnceMissNoCellEvenWhereALevelMeetsACorner() {
    Random random = new Random(7);
    GridGeometry small = new GridGeometry(40, 30, 0, 300, 10);
    FineGrid grid =
        FineGrid.of(
            ElevationGrid.computed(small, (x, y) -> 16 * Math.rint(4 * random.nextFloat())));
    double[] levels = {8, 16, 24, 32, 40, 48};
    List<List<Line>> all = new ContourTracer(grid).trace(levels);
    for (int i = 0; i < levels.length; i++) {
      int pieces = 0;
      for (int row = 0; row < 29; row++) {
        for (int column = 0; column < 39; column++) {
          boolean nw = grid.height(column, row) >= levels[i];
          boolean ne = grid.height(column + 1, row) >= levels[i];
          boolean sw = grid.height(column, row + 1) >= levels[i];
          boolean se = grid.height(column + 1, row + 1) >= levels[i];
          boolean saddle = nw == se && ne == sw && nw != ne;
          pieces += saddle ? 2 : nw == ne && ne == sw && sw == se ? 0 : 1;
        }
      }
      assertThat(all.get(i).stream().mapToInt(line -> line.size() - 1).sum()).isEqualTo(pieces);
      assertThat(pieces).isPositive();
    }
  }
}
