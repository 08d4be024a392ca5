package studio.kriegsspiel.terrain.fire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.sight.SightGround;

/** Fire on made profiles whose shadows are worked out by hand. */
class FireExamplesTest {
  private static final MapPoint GUN = new MapPoint(1505, 505);
  private static final RangeBands REACH = RangeBands.of("near", 300, "far", 2000);

  /** Muzzle 1 m above ground and targets of 1 m, straight north. */
  private static final FirePosition POSITION = new FirePosition(GUN, 0, 180, 1, 1);

  @ParameterizedTest(name = "crest {0} m high at {1} m: dead to {2} m")
  @CsvSource({
    // The muzzle is 20 + 1 = 21 m above the plain. The line over the crest sinks from 21 m to the
    // crest and on to the head of a target, 1 m above the plain, where it is
    // distance x (21 - 1) / (21 - crest) from the muzzle.
    // 300 x 20 / 10 = 600
    "11, 300, 600",
    // 300 x 20 / 5 = 1200
    "16, 300, 1200",
    // 500 x 20 / 16 = 625
    "5, 500, 625",
    // 200 x 20 / 4 = 1000
    "17, 200, 1000"
  })
  void deadGroundEndsWhereSimilarTrianglesSay(double crest, double at, double end) {
    ElevationGrid heights = behind(crest, at);
    SightGround bare = SightGround.bare(heights);
    FieldOfFire field = FieldOfFire.of(bare, POSITION, REACH, 0);
    Ground ground =
        Ground.of(
            Terrain.builder("test", "EPSG:32631", heights.bounds()).elevation(heights).build());
    for (double metres = 100; metres <= 1500; metres += 10) {
      MapPoint target = GUN.offset(metres, 0);
      // A cell either side of the end and the crest's own slopes are left out.
      boolean shadow = metres > at + 20 && metres < end - 10;
      boolean open = metres < at - 20 || metres > end + 10;
      if (shadow || open) {
        assertThat(field.isDead(target)).as("field at %s m", metres).isEqualTo(shadow);
        FireLine shot = FireLine.of(ground, bare, POSITION, REACH, target, 0);
        assertThat(shot.isPossible()).as("shot at %s m", metres).isEqualTo(open);
      }
    }
  }

  @Test
  void aTargetOnThePlainStandsLowerThanTheGunOnItsHill() {
    ElevationGrid heights = behind(11, 300);
    Ground ground =
        Ground.of(
            Terrain.builder("test", "EPSG:32631", heights.bounds()).elevation(heights).build());
    MapPoint target = GUN.offset(1000, 0);
    FireLine shot = FireLine.of(ground, SightGround.bare(heights), POSITION, REACH, target, 0);
    assertThat(shot.risesMetres()).isCloseTo(-20, within(0.1));
  }

  @Test
  void aCrestAsHighAsTheMuzzleHidesAllBehindIt() {
    // 300 x 20 / (21 - 21): the line never comes down.
    FieldOfFire field = FieldOfFire.of(SightGround.bare(behind(21, 300)), POSITION, REACH, 0);
    assertThat(field.isDead(GUN.offset(320, 0))).isTrue();
    assertThat(field.isDead(GUN.offset(1990, 0))).isTrue();
    assertThat(field.isDead(GUN.offset(250, 0))).isFalse();
  }

  @ParameterizedTest(name = "{0} m is {1}")
  @CsvSource({"300, near", "300.001, far", "2000, far", "2000.001, ", "0, near"})
  void aRangeEndsAtItsFigure(double metres, String band) {
    assertThat(REACH.findAt(metres).map(RangeBands.Band::name).orElse(null)).isEqualTo(band);
  }

  @Test
  void roundingOfPlacesFarFromTheOriginDoesNotShortenARange() {
    // 5,600,000.1 + 301.2 is not kept exactly: the difference comes out some billionths longer.
    RangeBands pace400 = RangeBands.of("400 paces", 301.2);
    MapPoint gun = new MapPoint(3_500_000.1, 5_600_000.1);
    for (double bearing = 0; bearing < 360; bearing += 7) {
      double metres = gun.distanceMetres(gun.offset(301.2, bearing));
      assertThat(pace400.indexAt(metres)).as("towards %s", bearing).isZero();
      assertThat(pace400.indexAt(gun.distanceMetres(gun.offset(301.21, bearing)))).isEqualTo(-1);
    }
  }

  /** A plain, the gun on a knoll 20 m high, and a sharp crest across the line of fire. */
  private static ElevationGrid behind(double crest, double metres) {
    return ElevationGrid.computed(
        new GridGeometry(300, 300, 0, 3000, 10),
        (x, y) -> y < 510 ? 20 : Math.abs(y - 505 - metres) < 1 ? crest : 0);
  }
}
