package studio.kriegsspiel.drawing.relief;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
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
}
