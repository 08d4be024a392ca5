package studio.kriegsspiel.terrain.slope;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.SlopeGrid;

class HornSlopeTest {
  private final GridGeometry geometry = new GridGeometry(20, 15, 600_000, 5_600_000, 10);

  private ElevationGrid plane(double degrees, double fallBearing) {
    double rise = Math.tan(Math.toRadians(degrees));
    double bearing = Math.toRadians(fallBearing);
    return ElevationGrid.computed(
        geometry,
        (x, y) ->
            100 - rise * ((x - 600_000) * Math.sin(bearing) + (y - 5_600_000) * Math.cos(bearing)));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.5, 4.999, 10, 22.5, 22.6, 35, 44, 46, 67.5, 80})
  void aPlaneHasItsSlopeEverywhereEvenAtTheEdge(double degrees) {
    SlopeGrid slope = HornSlope.of(plane(degrees, 30));
    for (int i = 0; i < geometry.size(); i++) {
      assertThat((double) slope.degrees(i)).isCloseTo(degrees, within(1e-3));
    }
    assertThat((double) slope.degrees(7, 7)).isCloseTo(degrees, within(2e-4));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 45, 90, 135, 200, 270, 359})
  void aspectPointsDownhill(double bearing) {
    Gradient gradient = HornSlope.gradient(plane(12, bearing), 5, 5);
    assertThat(gradient.aspectDegrees()).isCloseTo(bearing, within(1e-2));
    assertThat(gradient.alongDegrees(bearing)).isCloseTo(-12, within(1e-3));
    assertThat(gradient.alongDegrees(bearing + 180)).isCloseTo(12, within(1e-3));
    assertThat(gradient.alongDegrees(bearing + 90)).isCloseTo(0, within(1e-2));
  }

  @Test
  void theArctangentIsTrueToAHundredThousandthOfADegree() {
    for (double degrees = 0; degrees < 90; degrees += 0.01) {
      float gradient = (float) Math.tan(Math.toRadians(degrees));
      assertThat((double) Arctangent.degrees(gradient))
          .isCloseTo(Math.toDegrees(Math.atan(gradient)), within(1e-5));
    }
    assertThat(Arctangent.degrees(1)).isEqualTo(45);
    assertThat(Arctangent.degrees(Float.POSITIVE_INFINITY)).isEqualTo(90);
    assertThat(Arctangent.degrees(Float.NaN)).isNaN();
  }

  @Test
  void aVoidHasNoSlopeButItsNeighboursDo() {
    float[] heights = plane(10, 90).toArray();
    heights[geometry.index(8, 8)] = Float.NaN;
    SlopeGrid slope = HornSlope.of(ElevationGrid.of(geometry, heights));
    assertThat(slope.degrees(8, 8)).isNaN();
    assertThat((double) slope.degrees(9, 8)).isCloseTo(10, within(1e-3));
    assertThat((double) slope.degrees(7, 7)).isCloseTo(10, within(1e-3));
  }

  @Test
  void bandsFollowTheThresholds() {
    SlopeBands bands = SlopeBands.of(5, 10, 15, 25, 35);
    assertThat(bands.count()).isEqualTo(6);
    assertThat(bands.bandOf(4.99)).isZero();
    assertThat(bands.bandOf(5)).isEqualTo((byte) 1);
    assertThat(bands.bandOf(40)).isEqualTo((byte) 5);
    assertThat(bands.bandOf(Double.NaN)).isEqualTo(SlopeBands.VOID);
    assertThat(bands.label(0)).isEqualTo("0-5°");
    assertThat(bands.label(5)).isEqualTo("over 35°");
    ElevationGrid hill =
        ElevationGrid.computed(
            geometry, (x, y) -> 40 * Math.sin(x / 37) + 30 * Math.cos(y / 23) + x / 1000);
    assertThat(HornSlope.bands(hill, bands)).isEqualTo(bands.bandsOf(HornSlope.of(hill)));
  }
}
