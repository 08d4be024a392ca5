package studio.kriegsspiel.situation.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

class SiteTest {
  private static final GeometryFactory SHAPES = new GeometryFactory();
  private static final Terrain TERRAIN =
      Terrain.builder("plain", "EPSG:32631", new Bounds(0, 0, 4000, 2000))
          .feature(
              new Feature(
                  "road",
                  FeatureKind.ROAD,
                  SHAPES.createLineString(
                      new Coordinate[] {new Coordinate(0, 1000), new Coordinate(4000, 1000)}),
                  Optional.of("High road"),
                  Attributes.NONE))
          .feature(
              new Feature(
                  "wood",
                  FeatureKind.WOOD_DENSE,
                  SHAPES.toGeometry(new Envelope(1000, 1400, 1200, 1600)),
                  Optional.empty(),
                  Attributes.NONE))
          .feature(way("short", 250))
          .feature(way("long", 251))
          .place(new Place("Oak", new MapPoint(1100, 1300)))
          .place(
              new Place("The chaussee", List.of(), new MapPoint(2000, 1000), Optional.of("road")))
          .build();

  private static Feature way(String name, double metres) {
    return new Feature(
        name,
        FeatureKind.ROAD,
        SHAPES.createLineString(
            new Coordinate[] {new Coordinate(3000, 1900), new Coordinate(3000 + metres, 1900)}),
        Optional.of(name),
        Attributes.NONE);
  }

  private static Site site(String name, MapPoint point) {
    return Site.of(TERRAIN, new Position.AtPlace(name, TextSpan.NONE), point);
  }

  @Test
  void aRoadIsAllOfIt() {
    Site road = site("high road", new MapPoint(2000, 1000));
    assertThat(road.metresTo(new MapPoint(100, 1030))).isCloseTo(30, within(1e-9));
    assertThat(road.nearestTo(new MapPoint(100, 1030))).isEqualTo(new MapPoint(100, 1000));
    assertThat(road.isWay()).isTrue();
  }

  @Test
  void aPlaceStandsForItsFeatureAndForNoOther() {
    Site road = site("the chaussee", new MapPoint(2000, 1000));
    assertThat(road.shapes()).hasSize(1);
    assertThat(road.metresTo(new MapPoint(100, 1030))).isCloseTo(30, within(1e-9));
    assertThat(site("Oak", new MapPoint(2000, 1000)).shapes()).isEmpty();
  }

  /** A stretch of 250 m may be a bridge or a wall. */
  @Test
  void whatIsLongerThan250MetresIsAWay() {
    assertThat(site("short", new MapPoint(3000, 1900)).isWay()).isFalse();
    assertThat(site("long", new MapPoint(3000, 1900)).isWay()).isTrue();
  }

  @Test
  void whatLiesNearAnyOfItIsWithinReach() {
    Site road = site("High road", new MapPoint(2000, 1000));
    assertThat(road.isWithin(30, new MapPoint(100, 1030))).isTrue();
    assertThat(road.isWithin(29.9, new MapPoint(100, 1030))).isFalse();
    assertThat(road.isWithin(10, new MapPoint(2010, 1000))).isTrue();
    Site oak = site("Oak", new MapPoint(1100, 1300));
    assertThat(oak.isWithin(0, new MapPoint(1390, 1590))).isTrue();
    assertThat(oak.isWithin(100, new MapPoint(1500, 1300))).isTrue();
    assertThat(oak.isWithin(99.9, new MapPoint(1500, 1300))).isFalse();
    // A bent road's frame is near, the road is not.
    Site bent =
        new Site(
            new MapPoint(0, 0),
            List.of(
                SHAPES.createLineString(
                    new Coordinate[] {
                      new Coordinate(0, 0), new Coordinate(1000, 0), new Coordinate(1000, 1000)
                    })));
    assertThat(bent.isWithin(400, new MapPoint(500, 500))).isFalse();
    assertThat(bent.isWithin(500, new MapPoint(500, 500))).isTrue();
  }

  @Test
  void aPlaceInAWoodIsTheWood() {
    Site oak = site("Oak", new MapPoint(1100, 1300));
    assertThat(oak.metresTo(new MapPoint(1390, 1590))).isZero();
    assertThat(oak.metresTo(new MapPoint(1500, 1300))).isCloseTo(100, within(1e-9));
    assertThat(oak.isWay()).isFalse();
    // From (1100, 1300) to the corner (1400, 1600).
    assertThat(oak.radiusMetres()).isCloseTo(Math.hypot(300, 300), within(1e-9));
  }

  @Test
  void aBarePointIsItself() {
    Site bare = site("Nowhere", new MapPoint(3000, 500));
    assertThat(bare.shapes()).isEmpty();
    assertThat(bare.metresTo(new MapPoint(3003, 504))).isCloseTo(5, within(1e-9));
  }
}
