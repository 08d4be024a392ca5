package studio.kriegsspiel.terrain.march;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/** Columns keep to roads that cost them next to nothing, and pass villages on roads alone. */
class RoadRouteTest {
  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  /** 75 m a minute everywhere but in villages, where only the road is open. */
  private static final MarchRates FOOT =
      (going, band) -> going.road().isEmpty() && going.has(FeatureKind.VILLAGE) ? 0 : 75;

  private static final MapPoint START = new MapPoint(105, 515);
  private static final MapPoint GOAL = new MapPoint(1905, 515);

  @Test
  void atOneRateTheRoadIsTakenThoughItBendsALittle() {
    Geometry road = line(100, 500, 1000, 560, 1910, 500);
    MarchGround ground = ground(road);
    MarchRoute quickest = GroundMarch.findRoute(ground, START, GOAL, FOOT).orElseThrow();
    MarchRoute way = GroundMarch.findRoadRoute(ground, START, GOAL, FOOT).orElseThrow();

    // Beside the road 1800 m, on it 1803.9 and the steps to it: 24 min, and a little more.
    assertThat(quickest.totalMinutes()).isCloseTo(24, within(0.2));
    assertThat(way.totalMinutes()).isBetween(quickest.totalMinutes() - 0.1, 24 * 1.03);
    assertThat(onRoad(way, road)).isGreaterThan(0.95);
    assertThat(onRoad(quickest, road)).isLessThan(0.5);
    assertThat(way.totalMinutes()).isCloseTo(way.lengthMetres() / 75, within(0.1));
  }

  @Test
  void aRoadThatLeadsFarRoundIsNotTaken() {
    Geometry road = line(100, 500, 1000, 900, 1910, 500);
    MarchRoute way = GroundMarch.findRoadRoute(ground(road), START, GOAL, FOOT).orElseThrow();
    assertThat(way.totalMinutes()).isCloseTo(24, within(0.2));
    assertThat(onRoad(way, road)).isLessThan(0.2);
  }

  @Test
  void whoGoesIntoAVillageGoesInByItsRoad() {
    // The goal lies in the village; its road comes from the north.
    Geometry road = line(1700, 900, 1700, 510);
    MarchGround ground = ground(road, village(1600, 1800, 400, 700));
    MapPoint goal = new MapPoint(1700, 512);
    for (Optional<MarchRoute> found :
        List.of(
            GroundMarch.findRoute(ground, START, goal, FOOT),
            GroundMarch.findRoadRoute(ground, START, goal, FOOT))) {
      MarchRoute way = found.orElseThrow();
      // Straight to the road behind the village's north edge and 190 m down it.
      double least = Math.hypot(1700 - 105, 700 - 515) + 188;
      assertThat(way.lengthMetres()).isCloseTo(least, within(25.0));
      assertThat(way.totalMinutes()).isCloseTo(way.lengthMetres() / 75, within(0.3));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void noWayLeadsThroughVillagesButOnTheRoad(long seed) {
    Random random = new Random(seed);
    List<Coordinate> bends = new ArrayList<>();
    for (double x = 5; x < 2000; x += 150 + 200 * random.nextDouble()) {
      bends.add(new Coordinate(x, 200 + 600 * random.nextDouble()));
    }
    Geometry road = GEOMETRY.createLineString(bends.toArray(new Coordinate[0]));
    List<Geometry> villages = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      double west = 300 + 1300 * random.nextDouble();
      double south = 700 * random.nextDouble();
      villages.add(village(west, west + 200, south, south + 300));
    }
    MarchGround ground = ground(road, villages.toArray(new Geometry[0]));
    Coordinate first = bends.get(0);
    Coordinate last = bends.get(bends.size() - 1);
    MapPoint from = new MapPoint(first.x + 1, first.y);
    MapPoint to = new MapPoint(last.x - 1, last.y);
    for (Optional<MarchRoute> found :
        List.of(
            GroundMarch.findRoute(ground, from, to, FOOT),
            GroundMarch.findRoadRoute(ground, from, to, FOOT))) {
      MarchRoute way = found.orElseThrow();
      double length = way.lengthMetres();
      // No way is quicker than its own length; the search itself is 1 % exact.
      assertThat(way.totalMinutes()).as("seed %d", seed).isGreaterThan(length / 75 * 0.985);
      for (double at = 0; at < length; at += 5) {
        MapPoint point = way.pointAfterMetres(at);
        Geometry here = GEOMETRY.createPoint(new Coordinate(point.x(), point.y()));
        boolean inside = villages.stream().anyMatch(each -> each.buffer(-15).contains(here));
        assertThat(!inside || here.distance(road) < 15)
            .as("seed %d at %s of the way", seed, point)
            .isTrue();
      }
    }
  }

  /** The share of the way that lies on a road. */
  private static double onRoad(MarchRoute way, Geometry road) {
    int on = 0;
    int all = 0;
    for (double at = 0; at < way.lengthMetres(); at += 5) {
      MapPoint point = way.pointAfterMetres(at);
      on += GEOMETRY.createPoint(new Coordinate(point.x(), point.y())).distance(road) < 2 ? 1 : 0;
      all++;
    }
    return (double) on / all;
  }

  private static Geometry line(double... xy) {
    Coordinate[] points = new Coordinate[xy.length / 2];
    for (int i = 0; i < points.length; i++) {
      points[i] = new Coordinate(xy[2 * i], xy[2 * i + 1]);
    }
    return GEOMETRY.createLineString(points);
  }

  private static Geometry village(double west, double east, double south, double north) {
    return GEOMETRY.toGeometry(new Envelope(west, east, south, north));
  }

  private static MarchGround ground(Geometry road, Geometry... villages) {
    ElevationGrid heights =
        ElevationGrid.computed(new GridGeometry(200, 100, 0, 1000, 10), (x, y) -> 50);
    var terrain =
        Terrain.builder("test", "EPSG:32631", heights.bounds())
            .elevation(heights)
            .feature(
                new Feature(
                    "road",
                    FeatureKind.ROAD,
                    road,
                    Optional.empty(),
                    Attributes.builder().roadWidth(RoadWidthClass.HIGHWAY).build()));
    for (Geometry village : villages) {
      terrain.feature(
          new Feature(
              "village " + village.getEnvelopeInternal(),
              FeatureKind.VILLAGE,
              village,
              Optional.empty(),
              Attributes.NONE));
    }
    return MarchGround.of(terrain.build(), SlopeBands.of(5, 10));
  }
}
