package studio.kriegsspiel.terrain.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static studio.kriegsspiel.terrain.edit.Fields.box;
import static studio.kriegsspiel.terrain.edit.Fields.raised;

import org.junit.jupiter.api.Test;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.march.MarchGround;
import studio.kriegsspiel.terrain.sight.Sight;
import studio.kriegsspiel.terrain.sight.SightGround;
import studio.kriegsspiel.terrain.sight.SightOptions;
import studio.kriegsspiel.terrain.slope.HornSlope;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/** Hand edits count for all that reads the ground, and no longer once they are taken away. */
class EditsAreReadTest {
  private static final GridGeometry GRID = new GridGeometry(100, 100, 0, 1000, 10);
  private static final SlopeBands BANDS = SlopeBands.of(5, 10, 15, 25, 35);
  private static final MapPoint WEST = new MapPoint(105, 505);
  private static final MapPoint EAST = new MapPoint(905, 505);

  private static Terrain level(Feature... features) {
    return Fields.of(ElevationGrid.computed(GRID, (x, y) -> 20), features);
  }

  private static boolean sees(Terrain terrain) {
    return Sight.between(SightGround.of(terrain), WEST, EAST, SightOptions.ON_FOOT).visible();
  }

  @Test
  void aRidgeRaisedByHandHidesWhatLiesBehind() {
    Feature ridge = raised("ridge", box(480, 300, 520, 700), 12);
    assertThat(sees(level(ridge))).isFalse();
    assertThat(sees(level())).isTrue();
    assertThat(
            sees(
                level(ridge).toBuilder()
                    .clearFeatures()
                    .setAside(java.util.List.of(ridge))
                    .build()))
        .isTrue();
  }

  @Test
  void itsBanksAreSteepForTheMarch() {
    Feature ridge = raised("ridge", box(480, 300, 520, 700), 12);
    assertThat(MarchGround.of(level(ridge), BANDS).bandAt(47, 50)).isGreaterThanOrEqualTo((byte) 4);
    assertThat(MarchGround.of(level(), BANDS).bandAt(47, 50)).isZero();
    assertThat(Ground.of(level(ridge)).slopeDegreesAt(475, 505)).isGreaterThan(25);
  }

  @Test
  void aSlopeDrawnByHandCountsForMarchSlopeAndBands() {
    Feature steep =
        Fields.drawn(
            "steep",
            FeatureKind.SLOPE_OVERRIDE,
            box(400, 400, 600, 600),
            Attributes.builder().slopeDegrees(18).build());
    Terrain drawn = level(steep);
    ElevationGrid heights = HandEdits.heights(drawn).orElseThrow();
    assertThat(Ground.of(drawn).slopeDegreesAt(500, 500)).isEqualTo(18);
    assertThat(MarchGround.of(drawn, BANDS).bandAt(50, 50)).isEqualTo((byte) 3);
    assertThat(MarchGround.of(drawn, BANDS).bandAt(10, 10)).isZero();
    assertThat(SlopeEdits.degrees(drawn, heights).degreesAt(500, 500)).isCloseTo(18, within(1e-6));
    assertThat(HornSlope.of(heights).degreesAt(500, 500)).isZero();
  }
}
