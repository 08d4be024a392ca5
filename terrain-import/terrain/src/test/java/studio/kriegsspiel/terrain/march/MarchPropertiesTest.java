package studio.kriegsspiel.terrain.march;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/** What must hold of march times whatever the ground is; each case says its seed. */
class MarchPropertiesTest {
  private static final SlopeBands BANDS = SlopeBands.of(5, 10, 15);
  private static final double[] BY_BAND = {80, 60, 40, 0};
  private static final MarchRates FOOT = (going, band) -> BY_BAND[band];

  @Test
  void waysOverOpenGroundAreStraightAndTrueInEveryDirection() {
    MarchGround ground =
        MarchGround.bare(
            ElevationGrid.computed(new GridGeometry(201, 201, 0, 2010, 10), (x, y) -> 7), BANDS);
    MapPoint start = new MapPoint(1003, 1008);
    MarchTimes level = GroundMarch.from(ground, start, FOOT);
    MarchTimes directed =
        GroundMarch.from(ground, start, (Underfoot going, int band, double up) -> BY_BAND[band]);
    for (int bearing = 0; bearing < 360; bearing += 7) {
      MapPoint goal = start.offset(900, bearing);
      for (MarchTimes times : new MarchTimes[] {level, directed}) {
        MarchRoute route = times.findRoute(goal).orElseThrow();
        assertThat(route.lengthMetres()).as("bearing %d", bearing).isBetween(899.0, 912.0);
        assertThat(route.totalMinutes()).isCloseTo(900 / 80.0, within(0.12));
        MapPoint half = route.pointAfterMetres(450);
        assertThat(half.distanceMetres(start.offset(450, bearing))).isLessThan(25);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13, 14})
  void timesGrowWithTheWayAndShrinkWithTheRates(long seed) {
    MarchGround ground = rolling(seed);
    MapPoint start = any(new Random(seed));
    MarchTimes times = GroundMarch.from(ground, start, FOOT);
    MarchTimes quicker =
        GroundMarch.from(ground, start, (going, band) -> BY_BAND[band] * (1 + 0.1 * band));
    float[] slow = times.toArray();
    float[] quick = quicker.toArray();
    for (int i = 0; i < slow.length; i++) {
      assertThat(quick[i]).as("seed %d cell %d", seed, i).isLessThanOrEqualTo(slow[i] * 1.0001f);
    }
    for (double minutes : new double[] {3, 6}) {
      for (Coordinate at : Isochrones.at(times, minutes).getCoordinates()) {
        assertThat(times.findMinutes(new MapPoint(at.x, at.y)).orElseThrow())
            .as("seed %d", seed)
            .isCloseTo(minutes, within(0.15));
      }
    }
    for (int i = 0; i < slow.length; i++) {
      int column = i % 100;
      int row = i / 100;
      if (times.stepsTo(column, row, 4) == 0) {
        assertThat(times.stepsTo(column, row, 8)).isZero();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {21, 22, 23})
  void thereAndBackTakeEquallyLongWhereUpAndDownAreOne(long seed) {
    MarchGround ground = rolling(seed);
    Random random = new Random(seed);
    for (int i = 0; i < 4; i++) {
      MapPoint a = any(random);
      MapPoint b = any(random);
      double there = GroundMarch.from(ground, a, FOOT).findMinutes(b).orElse(-1);
      double back = GroundMarch.from(ground, b, FOOT).findMinutes(a).orElse(-1);
      assertThat(there).as("seed %d", seed).isCloseTo(back, within(0.03 * there + 0.2));
      DirectedRates same = (going, band, up) -> BY_BAND[band];
      double directed = GroundMarch.from(ground, a, same).findMinutes(b).orElse(-1);
      assertThat(directed).as("seed %d", seed).isCloseTo(there, within(0.03 * there + 0.2));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {31, 32})
  void walkersNeedLongerUpThanDownByTheHeight(long seed) {
    GridGeometry grid = new GridGeometry(100, 100, 0, 1000, 10);
    double tangent = 0.05 + new Random(seed).nextDouble() / 20;
    ElevationGrid ramp = ElevationGrid.computed(grid, (x, y) -> x * tangent);
    MarchGround ground = MarchGround.bare(ramp, BANDS);
    MapPoint low = new MapPoint(105, 505);
    MapPoint high = new MapPoint(905, 505);
    double up = GroundMarch.from(ground, low, new WalkingRates()).findMinutes(high).orElseThrow();
    double down = GroundMarch.from(ground, high, new WalkingRates()).findMinutes(low).orElseThrow();
    assertThat(up).isCloseTo(800 * (0.72 + 6 * tangent) / 60, within(0.1));
    assertThat(down).isCloseTo(800 * (0.72 - 1.9998 * tangent) / 60, within(0.1));
  }

  @Test
  void gunsOnRopesComeUpASlopeThatTheyCannotBeLetDown() {
    GridGeometry grid = new GridGeometry(120, 60, 0, 600, 10);
    ElevationGrid bank =
        ElevationGrid.computed(
            grid, (x, y) -> Math.tan(Math.toRadians(12)) * Math.max(0, Math.min(300, x - 400)));
    MarchGround ground = MarchGround.bare(bank, BANDS);
    DirectedRates ropes =
        (going, band, up) -> band == 0 ? 113 : band == 1 ? 75 : band == 2 && up >= 0 ? 56 : 0;
    MapPoint below = new MapPoint(105, 305);
    MapPoint above = new MapPoint(1005, 305);
    assertThat(GroundMarch.findRoute(ground, above, below, ropes)).isEmpty();
    MarchRoute up = GroundMarch.findRoute(ground, below, above, ropes).orElseThrow();
    assertThat(up.totalMinutes()).isCloseTo(600 / 113.0 + 300 / 56.0, within(0.4));
    assertThat(up.lengthMetres()).isCloseTo(900, within(9.0));
    MapPoint along = new MapPoint(555, 105);
    assertThat(GroundMarch.findRoute(ground, new MapPoint(555, 505), along, ropes).orElseThrow())
        .satisfies(way -> assertThat(way.lengthMetres()).isCloseTo(400, within(8.0)));
  }

  @Test
  void stoppingAtTheGoalChangesNothing() {
    MarchGround ground = rolling(41);
    Random random = new Random(41);
    for (int i = 0; i < 5; i++) {
      MapPoint a = any(random);
      MapPoint b = any(random);
      Optional<MarchRoute> whole = GroundMarch.from(ground, a, FOOT).findRoute(b);
      Optional<MarchRoute> soon = GroundMarch.findRoute(ground, a, b, FOOT);
      assertThat(soon.isPresent()).isEqualTo(whole.isPresent());
      if (whole.isPresent()) {
        assertThat(soon.get().totalMinutes()).isCloseTo(whole.get().totalMinutes(), within(1e-4));
      }
    }
  }

  @Test
  void slopesDrawnByHandCountUntilTheyAreTakenAway() throws ParseException {
    ElevationGrid level =
        ElevationGrid.computed(new GridGeometry(100, 100, 0, 1000, 10), (x, y) -> 5);
    Terrain bare = Terrain.builder("t", "EPSG:32631", level.bounds()).elevation(level).build();
    Feature drawn =
        new Feature(
            "s",
            FeatureKind.SLOPE_OVERRIDE,
            new WKTReader().read("POLYGON ((300 0, 500 0, 500 1000, 300 1000, 300 0))"),
            Optional.empty(),
            Attributes.builder().slopeDegrees(7).build());
    Terrain edited = bare.toBuilder().feature(drawn).build();
    MapPoint west = new MapPoint(105, 505);
    MapPoint east = new MapPoint(905, 505);
    assertThat(minutes(bare, west, east)).isCloseTo(10, within(0.1));
    assertThat(minutes(edited, west, east)).isCloseTo(600 / 80.0 + 200 / 60.0, within(0.2));
    assertThat(minutes(edited.toBuilder().clearFeatures().build(), west, east))
        .isCloseTo(10, within(0.1));
  }

  @Test
  void aRoadIntoARiverEndsAtItsBankUnlessABridgeCarriesIt() throws ParseException {
    MarchRates foot =
        (going, band) -> going.has(FeatureKind.RIVER) && !going.has(FeatureKind.BRIDGE) ? 0 : 80;
    Feature river = line("r", FeatureKind.RIVER, "LINESTRING (500 0, 500 1000)", 30);
    Feature road = line("w", FeatureKind.ROAD, "LINESTRING (100 505, 900 505)", 6);
    Feature bridge = line("b", FeatureKind.BRIDGE, "LINESTRING (495 505, 505 505)", 6);
    Terrain broken = flat(river, road);
    Terrain bridged = flat(river, road, bridge);
    MapPoint west = new MapPoint(150, 505);
    MapPoint east = new MapPoint(850, 505);
    assertThat(GroundMarch.findRoute(MarchGround.of(broken, BANDS), west, east, foot)).isEmpty();
    assertThat(GroundMarch.findRoute(MarchGround.of(bridged, BANDS), west, east, foot)).isPresent();
    assertThat(
            GroundMarch.findRoute(
                MarchGround.inCells(Ground.of(broken), BANDS, 25), west, east, foot))
        .isEmpty();
    assertThat(
            GroundMarch.findRoute(
                    MarchGround.inCells(Ground.of(bridged), BANDS, 25), west, east, foot)
                .orElseThrow()
                .totalMinutes())
        .isCloseTo(700 / 80.0, within(0.2));
  }

  private static double minutes(Terrain terrain, MapPoint from, MapPoint to) {
    return GroundMarch.from(MarchGround.of(terrain, BANDS), from, FOOT)
        .findMinutes(to)
        .orElseThrow();
  }

  private static Feature line(String id, FeatureKind kind, String shape, double width)
      throws ParseException {
    return new Feature(
        id,
        kind,
        new WKTReader().read(shape),
        Optional.empty(),
        Attributes.builder().widthMetres(width).roadWidth(RoadWidthClass.SMALL_ROAD).build());
  }

  private static Terrain flat(Feature... features) {
    ElevationGrid level =
        ElevationGrid.computed(new GridGeometry(100, 100, 0, 1000, 10), (x, y) -> 5);
    Terrain.Builder terrain = Terrain.builder("t", "EPSG:32631", level.bounds()).elevation(level);
    for (Feature feature : features) {
      terrain.feature(feature);
    }
    return terrain.build();
  }

  private static MapPoint any(Random random) {
    return new MapPoint(50 + 900 * random.nextDouble(), 50 + 900 * random.nextDouble());
  }

  private static MarchGround rolling(long seed) {
    ElevationGrid.Surface swells = SlopeSearchTest.swells(seed);
    return MarchGround.bare(
        ElevationGrid.computed(
            new GridGeometry(100, 100, 0, 1000, 10), (x, y) -> swells.heightMetres(x, y) / 2),
        BANDS);
  }
}
