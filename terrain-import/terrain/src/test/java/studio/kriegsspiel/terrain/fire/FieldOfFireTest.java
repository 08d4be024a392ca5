package studio.kriegsspiel.terrain.fire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.sight.SightGround;

class FieldOfFireTest {

  private static final RangeBands GUN =
      RangeBands.of("canister", 300, "effective", 700, "extreme", 1200);
  private static final MapPoint MIDDLE = new MapPoint(1505, 1505);

  @Test
  void bandsAreRingsCutByTheArc() {
    FieldOfFire field =
        FieldOfFire.of(
            SightGround.bare(ground((x, y) -> 0)), FirePosition.gun(MIDDLE, 0, 30), GUN, 0);
    double third = Math.PI / 6;
    assertThat(field.squareMetres(GUN.bands().get(0))).isCloseTo(third * 300 * 300, within(1500.0));
    assertThat(field.squareMetres(GUN.bands().get(2)))
        .isCloseTo(third * (1200 * 1200 - 700 * 700), within(6000.0));
    assertThat(field.deadSquareMetres()).isZero();
    assertThat(field.findBandAt(MIDDLE.offset(500, 20)).orElseThrow().name())
        .isEqualTo("effective");
    assertThat(field.findBandAt(MIDDLE.offset(500, 40))).isEmpty();
    assertThat(field.findBandAt(MIDDLE.offset(1300, 0))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(longs = {5, 6, 7})
  void rangesLieWithinEachOtherAndALongerReachChangesNothingNearer(long seed) {
    Random random = new Random(seed);
    double[] wave = {random.nextDouble() * 6, random.nextDouble() / 200, random.nextDouble() / 150};
    SightGround ground =
        SightGround.bare(
            ground((x, y) -> 20 * Math.sin(wave[0] + x * wave[1]) * Math.cos(y * wave[2])));
    FirePosition gun = FirePosition.gun(MIDDLE, 360 * random.nextDouble(), 60);
    FieldOfFire whole = FieldOfFire.of(ground, gun, GUN, 0);
    FieldOfFire near = FieldOfFire.of(ground, gun, RangeBands.of("canister", 300), 0);
    for (int row = 0; row < whole.grid().rows(); row++) {
      for (int column = 0; column < whole.grid().columns(); column++) {
        MapPoint at = new MapPoint(whole.grid().centreX(column), whole.grid().centreY(row));
        byte mark = whole.mark(column, row);
        double metres = at.distanceMetres(MIDDLE);
        if (mark >= 0) {
          assertThat(metres)
              .as("seed %d", seed)
              .isBetween(
                  mark == 0 ? 0 : GUN.bands().get(mark - 1).upToMetres(),
                  GUN.bands().get(mark).upToMetres());
        }
        assertThat(near.findBandAt(at).isPresent()).as("seed %d", seed).isEqualTo(mark == 0);
      }
    }
    assertThat(near.squareMetres(near.bands().bands().get(0)))
        .isEqualTo(whole.squareMetres(GUN.bands().get(0)))
        .isPositive();
  }

  @Test
  void groundBehindASwellIsDead() {
    ElevationGrid swell = ground((x, y) -> y > 1800 ? 0 : y > 1700 ? 8 : 0);
    FieldOfFire field =
        FieldOfFire.of(SightGround.bare(swell), FirePosition.gun(MIDDLE, 0, 45), GUN, 0);
    assertThat(field.isDead(MIDDLE.offset(400, 0))).isTrue();
    assertThat(field.findBandAt(MIDDLE.offset(400, 0))).isEmpty();
    assertThat(field.findBandAt(MIDDLE.offset(150, 0)).orElseThrow().name()).isEqualTo("canister");
    assertThat(field.isDead(MIDDLE.offset(400, 180))).isFalse();
    assertThat(field.deadSquareMetres()).isGreaterThan(100_000);
  }

  @ParameterizedTest
  @CsvSource({
    "350, 20, 10, true",
    "350, 20, 329, false",
    "0, 180, 179, true",
    "90, 90, 181, false"
  })
  void arcsGoRoundNorth(double facing, double half, double bearing, boolean covered) {
    FirePosition position = FirePosition.gun(MIDDLE, facing, half);
    assertThat(position.covers(MIDDLE.offset(100, bearing))).isEqualTo(covered);
    assertThat(position.covers(MIDDLE)).isTrue();
  }

  @Test
  void aLineTellsWhatTheBookAsksFor() {
    ElevationGrid ramp = ground((x, y) -> (y - 1505) * 0.05);
    Feature village =
        new Feature(
            "v",
            FeatureKind.ORCHARD,
            new GeometryFactory().toGeometry(new Envelope(1400, 1600, 1900, 2100)),
            Optional.empty(),
            Attributes.NONE);
    Terrain terrain =
        Terrain.builder("test", "EPSG:32631", ramp.bounds())
            .elevation(ramp)
            .feature(village)
            .build();
    FireLine line =
        FireLine.of(
            Ground.of(terrain),
            SightGround.of(terrain),
            FirePosition.gun(MIDDLE, 0, 30),
            GUN,
            new MapPoint(1505, 1915),
            25);
    assertThat(line.isPossible()).isTrue();
    assertThat(line.band().orElseThrow().name()).isEqualTo("effective");
    assertThat(line.targetKinds()).containsExactly(FeatureKind.ORCHARD);
    assertThat(line.targetSlopeDegrees()).isCloseTo(2.86, within(0.01));
    assertThat(line.risesMetres()).isCloseTo(20.5, within(0.01));
    FireLine deep =
        FireLine.of(
            Ground.of(terrain),
            SightGround.of(terrain),
            FirePosition.gun(MIDDLE, 0, 30),
            GUN,
            new MapPoint(1505, 2050),
            25);
    assertThat(deep.isPossible()).isFalse();
  }

  @Test
  void whatLiesInSightBeyondAllRangeIsOutOfRangeAndNotHidden() {
    ElevationGrid flat = ground((x, y) -> 100);
    Terrain terrain = Terrain.builder("test", "EPSG:32631", flat.bounds()).elevation(flat).build();
    FireLine line =
        FireLine.of(
            Ground.of(terrain),
            SightGround.of(terrain),
            FirePosition.gun(MIDDLE, 90, 45),
            RangeBands.of("near", 100, "far", 200),
            MIDDLE.offset(400, 90),
            25);
    assertThat(line.sight().visible()).isTrue();
    assertThat(line.sight().hiddenMetres()).isZero();
    assertThat(line.band()).isEmpty();
    assertThat(line.isPossible()).isFalse();
  }

  @Test
  void refusesRangesThatDoNotGrow() {
    assertThatThrownBy(() -> RangeBands.of("near", 300, "far", 300))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("far");
    assertThatThrownBy(() -> new RangeBands(List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> FirePosition.gun(MIDDLE, 0, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static ElevationGrid ground(ElevationGrid.Surface surface) {
    return ElevationGrid.computed(new GridGeometry(300, 300, 0, 3000, 10), surface);
  }
}
