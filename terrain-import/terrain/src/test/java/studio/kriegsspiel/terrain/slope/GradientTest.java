package studio.kriegsspiel.terrain.slope;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;

/** Horn's weights worked out by hand on nine cells, at the edges and beside voids as well. */
class GradientTest {
  private static final float VOID = Float.NaN;

  /** Cells of 10 m: eight times the cell is 80. */
  private static ElevationGrid grid(int columns, float... heights) {
    return ElevationGrid.of(
        new GridGeometry(columns, heights.length / columns, 0, 100, 10), heights);
  }

  private static void assertRises(ElevationGrid heights, int column, int row, int east, int north) {
    Gradient gradient = HornSlope.gradient(heights, column, row);
    assertThat(gradient.east() * 80).isCloseTo(east, within(1e-9));
    assertThat(gradient.north() * 80).isCloseTo(north, within(1e-9));
    assertThat((double) HornSlope.of(heights).degrees(column, row))
        .isCloseTo(gradient.slopeDegrees(), within(1e-4));
  }

  @ParameterizedTest(name = "column {0}, row {1}: {2} east, {3} north")
  @CsvSource({
    "1, 1, 8, -20", // 4 - 1 + 2 (5 - 3) + 9 - 8; 1 - 8 + 2 (2 - 6) + 4 - 9
    "0, 1, 14, -28", // beyond the western edge 0, -1, 10
    "2, 1, 2, -20", // beyond the eastern edge 6, 3, 12
    "1, 0, 12, -26", // beyond the northern edge -1, -3, 3
    "1, 2, 4, -14", // beyond the southern edge 13, 5, 13
    "0, 0, 8, -16" // beyond the corner 1, -1, -3 above and 0, -1 at the side
  })
  void beyondAnEdgeTheGroundGoesStraightOn(int column, int row, int east, int north) {
    assertRises(grid(3, 1, 2, 4, 3, 7, 5, 8, 6, 9), column, row, east, north);
  }

  @Test
  void throughAVoidTheGroundGoesStraightOnFromTheOtherSide() {
    assertRises(grid(3, VOID, 2, 4, 3, 7, 5, 8, 6, 9), 1, 1, 4, -16); // as if it were 5
    assertRises(grid(3, 1, 2, 4, 3, 7, VOID, 8, 6, 9), 1, 1, 20, -20); // as if it were 11
    assertRises(grid(3, VOID, 2, 4, 3, 7, 5, 8, 6, VOID), 1, 1, 0, -12); // as if both were 7
  }

  @Test
  void aVoidItselfHasNoSlope() {
    Gradient gradient = HornSlope.gradient(grid(3, 1, 2, 4, 3, VOID, 5, 8, 6, 9), 1, 1);
    assertThat(gradient.east()).isNaN();
    assertThat(gradient.north()).isNaN();
  }

  @Test
  void aSingleColumnOrRowSlopesAlongItselfAlone() {
    assertRises(grid(1, 1, 3, 8), 0, 1, 0, -14);
    assertRises(grid(3, 1, 3, 8), 1, 0, 14 + 14, 0);
  }

  @Test
  void levelGroundHasNoAspectAndFallingGroundHasOne() {
    assertThat(new Gradient(0, 0).aspectDegrees()).isNaN();
    assertThat(new Gradient(0, -1).aspectDegrees()).isZero();
    assertThat(new Gradient(-1, 0).aspectDegrees()).isEqualTo(90);
    assertThat(new Gradient(0, 1).aspectDegrees()).isEqualTo(180);
    assertThat(new Gradient(1, 0).aspectDegrees()).isEqualTo(270);
  }
}
