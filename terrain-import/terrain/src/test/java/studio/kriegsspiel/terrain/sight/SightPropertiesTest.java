package studio.kriegsspiel.terrain.sight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.HandEdit;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/** What must hold of sight whatever the ground is; each case says its seed. */
class SightPropertiesTest {
  private static final SightOptions OPTIONS = SightOptions.ON_FOOT.withRange(1500);

  @ParameterizedTest
  @ValueSource(longs = {51, 52, 53, 54})
  void aHigherEyeNeverSeesLess(long seed) {
    SightGround ground = SightGround.bare(Grounds.rolling(160, 10, seed));
    Random random = new Random(seed);
    MapPoint eye = new MapPoint(100 + 1400 * random.nextDouble(), 100 + 1400 * random.nextDouble());
    float[] low = Sight.fromExactly(ground, eye, OPTIONS.withHeights(1.7, 1.7)).toArray();
    float[] high = Sight.fromExactly(ground, eye, OPTIONS.withHeights(6, 1.7)).toArray();
    for (int i = 0; i < low.length; i++) {
      if (!Float.isNaN(low[i])) {
        assertThat(high[i]).as("seed %d cell %d", seed, i).isLessThanOrEqualTo(low[i] + 1e-3f);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {61, 62, 63})
  void sightIsMutualWhenHeightsAreExchanged(long seed) {
    SightGround ground = SightGround.bare(Grounds.rough(80, 10, seed));
    Random random = new Random(seed);
    for (int i = 0; i < 300; i++) {
      MapPoint a = new MapPoint(800 * random.nextDouble(), 800 * random.nextDouble());
      MapPoint b = new MapPoint(800 * random.nextDouble(), 800 * random.nextDouble());
      SightOptions there = OPTIONS.withHeights(5 * random.nextDouble(), 5 * random.nextDouble());
      assertThat(Sight.between(ground, a, b, there).visible())
          .as("seed %d from %s to %s", seed, a, b)
          .isEqualTo(Sight.between(ground, b, a, there.reversed()).visible());
    }
  }

  @Test
  void smokeHidesWhatIsBehindItAndGoesAgain() throws ParseException {
    SightGround clear = SightGround.bare(Grounds.level(100, 10));
    Geometry bank = new WKTReader().read("POLYGON ((480 0, 520 0, 520 1000, 480 1000, 480 0))");
    SightGround smoky = clear.behind(List.of(new Screen(bank, 4)));
    MapPoint eye = new MapPoint(205, 505);
    MapPoint beyond = new MapPoint(805, 505);
    assertThat(Sight.between(clear, eye, beyond, OPTIONS).visible()).isTrue();
    assertThat(Sight.between(smoky, eye, beyond, OPTIONS).visible()).isFalse();
    assertThat(Sight.from(smoky, eye, OPTIONS).isVisible(beyond)).isFalse();
    assertThat(Sight.fromExactly(smoky, eye, OPTIONS).isVisible(beyond)).isFalse();
    assertThat(Sight.between(smoky, eye, new MapPoint(485, 505), OPTIONS).visible()).isTrue();
    assertThat(Sight.between(smoky, eye, beyond, OPTIONS.withHeights(20, 1.7)).visible()).isTrue();
    assertThat(clear.behind(List.of())).isSameAs(clear);
    assertThatThrownBy(() -> new Screen(bank, 0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aBankThrownUpByHandHidesUntilItIsTakenAway() throws ParseException {
    ElevationGrid level = Grounds.level(100, 10);
    Terrain bare = Terrain.builder("t", "EPSG:32631", level.bounds()).elevation(level).build();
    Feature bank =
        new Feature(
            "bank",
            FeatureKind.HEIGHT_OVERRIDE,
            new WKTReader().read("POLYGON ((480 0, 520 0, 520 1000, 480 1000, 480 0))"),
            Optional.empty(),
            Attributes.builder().heightMetres(6).build(),
            Optional.of(
                new HandEdit(
                    "the historian", "a field work, later levelled", Confidence.PROBABLE)));
    Terrain edited = bare.toBuilder().feature(bank).build();
    MapPoint eye = new MapPoint(205, 505);
    MapPoint beyond = new MapPoint(805, 505);
    assertThat(Sight.between(SightGround.of(bare), eye, beyond, OPTIONS).visible()).isTrue();
    assertThat(Sight.between(SightGround.of(edited), eye, beyond, OPTIONS).visible()).isFalse();
    Terrain again = edited.toBuilder().clearFeatures().build();
    assertThat(Sight.from(SightGround.of(again), eye, OPTIONS).isVisible(beyond)).isTrue();
  }
}
