package studio.kriegsspiel.terrain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ElevationGridTest {
  private final GridGeometry geometry = new GridGeometry(3, 2, 1000, 2000, 10);
  private final ElevationGrid grid =
      ElevationGrid.of(geometry, new float[] {0, 10, 20, 30, 40, Float.NaN});

  @Test
  void heightsBelongToTheCentresOfCells() {
    assertThat(grid.heightMetresAt(1005, 1995)).isEqualTo(0);
    assertThat(grid.heightMetresAt(1015, 1985)).isEqualTo(40);
  }

  @Test
  void betweenCentresTheHeightIsBilinear() {
    assertThat(grid.heightMetresAt(1010, 1990)).isCloseTo(20, within(1e-9));
    assertThat(grid.heightMetresAt(1007.5, 1995)).isCloseTo(2.5, within(1e-6));
  }

  @Test
  void theOutermostHalfCellContinuesLevel() {
    assertThat(grid.heightMetresAt(1000, 2000)).isEqualTo(0);
    assertThat(grid.heightMetresAt(1030, 2000)).isEqualTo(20);
  }

  @Test
  void besideAVoidAndOutsideThereIsNoHeight() {
    assertThat(grid.heightMetresAt(1025, 1985)).isNaN();
    assertThat(grid.heightMetresAt(1020, 1989)).isNaN();
    assertThat(grid.heightMetresAt(1015, 1989)).isCloseTo(28, within(1e-6));
    assertThat(grid.heightMetresAt(999.9, 1995)).isNaN();
    assertThat(grid.heightMetresAt(1005, 1979)).isNaN();
  }

  @Test
  void rangeAndVoidsLeaveTheVoidsOut() {
    assertThat(grid.lowestMetres()).isEqualTo(0);
    assertThat(grid.highestMetres()).isEqualTo(40);
    assertThat(grid.countVoids()).isEqualTo(1);
  }
}
