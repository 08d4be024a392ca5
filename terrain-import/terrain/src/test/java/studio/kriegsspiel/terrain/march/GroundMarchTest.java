package studio.kriegsspiel.terrain.march;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Geometry;
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
import studio.kriegsspiel.terrain.slope.SlopeBands;

class GroundMarchTest {

  private static final SlopeBands BANDS = SlopeBands.of(5, 10, 15);

  /** 80 m a minute, 100 on a road, half in woods; no water, no slope over 10 degrees. */
  private static final MarchRates FOOT =
      (going, band) -> {
        if (going.has(FeatureKind.RIVER) && !going.has(FeatureKind.BRIDGE) || band > 1) {
          return 0;
        }
        double rate = going.road().isPresent() ? 100 : going.has(FeatureKind.WOOD_LIGHT) ? 40 : 80;
        return band == 1 ? rate / 2 : rate;
      };

  @ParameterizedTest
  @CsvSource({"1505, 1505", "5, 5", "1500, 20", "733.3, 2101.7"})
  void distancesOnOpenGroundAreTrueToTwoPercent(double x, double y) {
    MarchGround ground = MarchGround.bare(level(300), BANDS);
    MapPoint start = new MapPoint(x, y);
    MarchTimes times = GroundMarch.from(ground, start, FOOT);
    double sum = 0;
    for (int row = 0; row < 300; row++) {
      for (int column = 0; column < 300; column++) {
        MapPoint goal = new MapPoint(ground.grid().centreX(column), ground.grid().centreY(row));
        double metres = goal.distanceMetres(start);
        double error = times.minutes(column, row) * 80 - metres;
        if (metres > 20) {
          assertThat(error / metres).as("at %s", goal).isBetween(-0.001, 0.02);
          sum += Math.abs(error / metres);
        }
      }
    }
    assertThat(sum / 90_000).isLessThan(0.01);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void timesAreAMetric(long seed) throws ParseException {
    MarchGround ground = MarchGround.of(patchwork(seed), BANDS);
    Random random = new Random(seed);
    for (int i = 0; i < 6; i++) {
      MapPoint a = any(random);
      MapPoint b = any(random);
      MapPoint c = any(random);
      MarchTimes fromA = GroundMarch.from(ground, a, FOOT);
      MarchTimes fromB = GroundMarch.from(ground, b, FOOT);
      assertThat(fromA.findMinutes(a).orElseThrow()).isCloseTo(0, within(0.2));
      double there = fromA.findMinutes(b).orElseThrow();
      double back = fromB.findMinutes(a).orElseThrow();
      assertThat(there).isCloseTo(back, within(0.02 * there + 0.2));
      double direct = fromA.findMinutes(c).orElseThrow();
      double around = there + fromB.findMinutes(c).orElseThrow();
      assertThat(direct).isLessThanOrEqualTo(around * 1.02 + 0.2);
      double straight = a.distanceMetres(b);
      assertThat(there).isGreaterThan(straight / 100 * 0.98);
      MarchTimes slower =
          GroundMarch.from(ground, a, (going, band) -> FOOT.metresPerMinute(going, band) / 2);
      assertThat(slower.findMinutes(b).orElseThrow()).isCloseTo(2 * there, within(0.02 * there));
    }
  }

  @Test
  void aRoadHasItsTrueLengthInEveryDirection() throws ParseException {
    MapPoint start = new MapPoint(120, 130);
    MapPoint goal = new MapPoint(2610, 1375);
    Terrain terrain = with(road("LINESTRING (120 130, 1365 752.5, 2610 1375)"));
    MarchTimes times = GroundMarch.from(MarchGround.of(terrain, BANDS), start, FOOT);
    double minutes = start.distanceMetres(goal) / 100;
    assertThat(times.findMinutes(goal).orElseThrow()).isCloseTo(minutes, within(minutes * 0.01));
    MarchRoute route = times.findRoute(goal).orElseThrow();
    assertThat(route.lengthMetres()).isCloseTo(start.distanceMetres(goal), within(minutes));
    assertThat(route.points()).hasSizeLessThan(8);
  }

  @Test
  void troopsTurnFromOneRoadToAnother() throws ParseException {
    Terrain terrain =
        with(road("LINESTRING (5 1505, 2995 1505)"), road("LINESTRING (1502 1507, 1502 2995)"));
    MarchRates guns = (going, band) -> going.road().isPresent() ? 100 : 20;
    MarchTimes times =
        GroundMarch.from(MarchGround.of(terrain, BANDS), new MapPoint(105, 1505), guns);
    assertThat(times.findMinutes(new MapPoint(1502, 2900)).orElseThrow())
        .isCloseTo((1397 + 1395) / 100.0, within(0.3));
  }

  @Test
  void aRiverIsPassedByItsBridgeOnly() throws ParseException {
    Feature river = feature("r", FeatureKind.RIVER, "LINESTRING (1500 0, 1500 3000)", 20);
    MapPoint west = new MapPoint(1000, 1500);
    MapPoint east = new MapPoint(2000, 1500);
    assertThat(GroundMarch.from(MarchGround.of(with(river), BANDS), west, FOOT).findMinutes(east))
        .isEmpty();
    Terrain bridged =
        with(
            river,
            feature("b", FeatureKind.BRIDGE, "LINESTRING (1480 2500, 1520 2500)", 12),
            road("LINESTRING (1300 2500, 1700 2500)"));
    MarchTimes times = GroundMarch.from(MarchGround.of(bridged, BANDS), west, FOOT);
    double leg = Math.hypot(490, 1000);
    assertThat(times.findMinutes(east).orElseThrow()).isCloseTo(2 * leg / 80 + 0.2, within(0.5));
    MarchRoute route = times.findRoute(east).orElseThrow();
    assertThat(route.points())
        .anyMatch(point -> point.distanceMetres(new MapPoint(1500, 2500)) < 220);
    assertThat(times.findRoute(new MapPoint(1500, 100))).isEmpty();
  }

  @Test
  void slopesCountByTheirBand() {
    ElevationGrid ramp =
        ElevationGrid.computed(
            new GridGeometry(300, 100, 0, 1000, 10),
            (x, y) -> x < 1000 ? 0 : (x - 1000) * Math.tan(Math.toRadians(7)));
    MarchTimes times =
        GroundMarch.from(MarchGround.bare(ramp, BANDS), new MapPoint(105, 505), FOOT);
    assertThat(times.findMinutes(new MapPoint(905, 505)).orElseThrow()).isCloseTo(10, within(0.2));
    assertThat(times.findMinutes(new MapPoint(1805, 505)).orElseThrow())
        .isCloseTo(900 / 80.0 + 800 / 40.0, within(0.8));
    ElevationGrid cliff =
        ElevationGrid.computed(
            new GridGeometry(300, 100, 0, 1000, 10), (x, y) -> x < 1000 ? 0 : 60);
    assertThat(
            GroundMarch.from(MarchGround.bare(cliff, BANDS), new MapPoint(105, 505), FOOT)
                .findMinutes(new MapPoint(1805, 505)))
        .isEmpty();
  }

  @Test
  void nothingIsToldBeyondTheLimit() {
    MarchGround ground = MarchGround.bare(level(300), BANDS);
    MarchTimes times = GroundMarch.within(ground, new MapPoint(1505, 1505), FOOT, 10);
    assertThat(times.findMinutes(new MapPoint(2255, 1505))).isPresent();
    assertThat(times.findMinutes(new MapPoint(2405, 1505))).isEmpty();
    assertThat(times.findMinutes(new MapPoint(-5, 1505))).isEmpty();
    assertThat(times.stepsTo(150, 149, 2)).isZero();
    assertThat(times.stepsTo(200, 149, 2)).isEqualTo(3);
    assertThat(times.stepsTo(299, 299, 2)).isEqualTo(-1);
  }

  @Test
  void anIsochroneOnOpenGroundIsACircle() {
    MarchGround ground = MarchGround.bare(level(300), BANDS);
    MarchTimes times = GroundMarch.from(ground, new MapPoint(1505, 1505), FOOT);
    Geometry line = Isochrones.at(times, 10);
    assertThat(line.getNumGeometries()).isEqualTo(1);
    assertThat(line.getLength()).isCloseTo(2 * Math.PI * 800, within(60.0));
    assertThat(Isochrones.at(times, 500).isEmpty()).isTrue();
  }

  @Test
  void theStartMustBeOnTheGround() {
    MarchGround ground = MarchGround.bare(level(30), BANDS);
    assertThatThrownBy(() -> GroundMarch.from(ground, new MapPoint(-5, 5), FOOT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not on the ground");
  }

  private static MapPoint any(Random random) {
    return new MapPoint(50 + 2900 * random.nextDouble(), 50 + 2900 * random.nextDouble());
  }

  private static ElevationGrid level(int cells) {
    return ElevationGrid.computed(
        new GridGeometry(cells, cells, 0, cells * 10.0, 10), (x, y) -> 100);
  }

  /** Level ground with a dozen woods and two roads. */
  private static Terrain patchwork(long seed) throws ParseException {
    Random random = new Random(seed);
    Feature[] features = new Feature[14];
    for (int i = 0; i < 12; i++) {
      MapPoint at = any(random);
      Geometry round =
          new WKTReader()
              .read("POINT (" + at.x() + " " + at.y() + ")")
              .buffer(100 + 300 * random.nextDouble());
      features[i] =
          new Feature("w" + i, FeatureKind.WOOD_LIGHT, round, Optional.empty(), Attributes.NONE);
    }
    features[12] = road("LINESTRING (0 700, 1400 900, 3000 2400)");
    features[13] = road("LINESTRING (900 3000, 1400 900, 1600 0)");
    return with(features);
  }

  private static Terrain with(Feature... features) {
    ElevationGrid heights = level(300);
    Terrain.Builder terrain =
        Terrain.builder("test", "EPSG:32631", heights.bounds()).elevation(heights);
    for (Feature feature : features) {
      terrain.feature(feature);
    }
    return terrain.build();
  }

  private static Feature road(String line) throws ParseException {
    return new Feature(
        "road" + line.hashCode(),
        FeatureKind.ROAD,
        new WKTReader().read(line),
        Optional.empty(),
        Attributes.builder().roadWidth(RoadWidthClass.HIGHWAY).widthMetres(8).build());
  }

  private static Feature feature(String id, FeatureKind kind, String shape, double width)
      throws ParseException {
    return new Feature(
        id,
        kind,
        new WKTReader().read(shape),
        Optional.empty(),
        Attributes.builder().widthMetres(width).build());
  }
}
