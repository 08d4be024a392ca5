package studio.kriegsspiel.terrain.sight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

class SightLineTest {

  private static final SightOptions FLAT_EARTH = new SightOptions(1.7, 1.7, 20_000, 25, 0);

  @Test
  void aRidgeHidesAsMuchAsTheRaySays() {
    ElevationGrid heights =
        ElevationGrid.computed(
            new GridGeometry(101, 3, 0, 30, 10), (x, y) -> Math.abs(x - 505) < 1 ? 6 : 0);
    SightGround ground = SightGround.bare(heights);
    SightLine line = Sight.between(ground, new MapPoint(5, 15), new MapPoint(1005, 15), FLAT_EARTH);
    // From 1.7 m over 6 m at 500 m the ray stands at 1.7 + 4.3 * 2 = 10.3 m at 1000 m.
    assertThat(line.hiddenMetres()).isCloseTo(10.3, within(1e-6));
    assertThat(line.visible()).isFalse();
    assertThat(line.hiddenBy().orElseThrow().x()).isCloseTo(505, within(1e-6));
    assertThat(
            Sight.between(
                    ground,
                    new MapPoint(5, 15),
                    new MapPoint(1005, 15),
                    FLAT_EARTH.withHeights(1.7, 10.4))
                .visible())
        .isTrue();
  }

  @Test
  void levelGroundHidesNothing() {
    SightGround ground = SightGround.bare(Grounds.level(100, 10));
    SightLine line = Sight.between(ground, new MapPoint(3, 7), new MapPoint(911, 640), FLAT_EARTH);
    assertThat(line.visible()).isTrue();
    assertThat(line.hiddenMetres()).isZero();
    assertThat(line.hiddenBy()).isEmpty();
  }

  @Test
  void theEarthFallsAwayAtTenKilometres() {
    SightGround ground = SightGround.bare(Grounds.level(1100, 10));
    SightOptions ship = new SightOptions(2, 0, 20_000, 0, 6 / 7.0);
    SightLine line = Sight.between(ground, new MapPoint(5, 5505), new MapPoint(10005, 5505), ship);
    double effectiveRadius = 6_371_000 * 7 / 6.0;
    double horizon = Math.sqrt(2 * effectiveRadius * 2);
    double beyond = 10_000 - horizon;
    assertThat(line.hiddenMetres())
        .isCloseTo(beyond * beyond / (2 * effectiveRadius), within(0.01));
  }

  @Test
  void nothingIsSeenBeyondTheRange() {
    SightGround ground = SightGround.bare(Grounds.level(100, 10));
    MapPoint from = new MapPoint(5, 5);
    MapPoint to = new MapPoint(805, 5);
    assertThat(Sight.between(ground, from, to, FLAT_EARTH.withRange(801)).visible()).isTrue();
    assertThat(Sight.between(ground, from, to, FLAT_EARTH.withRange(799)).visible()).isFalse();
  }

  @Test
  void outsideTheGroundNothingIsKnown() {
    SightGround ground = SightGround.bare(Grounds.level(10, 10));
    SightLine line = Sight.between(ground, new MapPoint(5, 5), new MapPoint(500, 5), FLAT_EARTH);
    assertThat(line.visible()).isFalse();
    assertThat(line.hiddenMetres()).isNaN();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void whoSeesIsSeen(long seed) {
    SightGround ground =
        SightGround.bare(
            seed % 2 == 0 ? Grounds.rolling(120, 10, seed) : Grounds.rough(120, 10, seed));
    Random random = new Random(seed);
    int visible = 0;
    for (int i = 0; i < 2000; i++) {
      MapPoint first = new MapPoint(1200 * random.nextDouble(), 1200 * random.nextDouble());
      MapPoint second = new MapPoint(1200 * random.nextDouble(), 1200 * random.nextDouble());
      double eye = 3 * random.nextDouble();
      double target = i % 2 == 0 ? eye : 3 * random.nextDouble();
      SightOptions options = FLAT_EARTH.withHeights(eye, target);
      boolean there = Sight.between(ground, first, second, options).visible();
      boolean back = Sight.between(ground, second, first, options.reversed()).visible();
      assertThat(there).isEqualTo(back);
      visible += there ? 1 : 0;
    }
    assertThat(visible).isBetween(20, 1980);
  }

  @ParameterizedTest
  @ValueSource(longs = {11, 12})
  void aHigherTargetIsNeverSeenLess(long seed) {
    SightGround ground = SightGround.bare(Grounds.rolling(120, 10, seed));
    Random random = new Random(seed);
    for (int i = 0; i < 500; i++) {
      MapPoint first = new MapPoint(1200 * random.nextDouble(), 1200 * random.nextDouble());
      MapPoint second = new MapPoint(1200 * random.nextDouble(), 1200 * random.nextDouble());
      SightLine line = Sight.between(ground, first, second, FLAT_EARTH);
      double needed = line.hiddenMetres();
      SightOptions enough = FLAT_EARTH.withHeights(1.7, needed + 1e-6);
      assertThat(Sight.between(ground, first, second, enough).visible()).isTrue();
      if (needed > 1e-3) {
        SightOptions little = FLAT_EARTH.withHeights(1.7, needed - 1e-3);
        assertThat(Sight.between(ground, first, second, little).visible()).isFalse();
      }
    }
  }

  @Test
  void aWoodHidesWhatIsBehindItButNotWhoStandsAtItsEdge() {
    SightGround ground = SightGround.of(wooded());
    MapPoint west = new MapPoint(205, 505);
    assertThat(Sight.between(ground, west, new MapPoint(805, 505), FLAT_EARTH).visible()).isFalse();
    assertThat(Sight.between(ground, west, new MapPoint(415, 505), FLAT_EARTH).visible()).isTrue();
    assertThat(Sight.between(ground, west, new MapPoint(500, 505), FLAT_EARTH).visible()).isFalse();
    assertThat(Sight.between(ground, new MapPoint(415, 505), west, FLAT_EARTH).visible()).isTrue();
    assertThat(Sight.between(ground, west, new MapPoint(805, 505), FLAT_EARTH).hiddenMetres())
        .isGreaterThan(12);
  }

  static Terrain wooded() {
    Feature wood =
        new Feature(
            "wood",
            FeatureKind.WOOD_DENSE,
            new GeometryFactory().toGeometry(new Envelope(400, 600, 300, 700)),
            java.util.Optional.empty(),
            Attributes.builder().heightMetres(12).build());
    ElevationGrid level = Grounds.level(100, 10);
    return Terrain.builder("wooded", "EPSG:32631", level.bounds())
        .elevation(level)
        .feature(wood)
        .build();
  }
}
