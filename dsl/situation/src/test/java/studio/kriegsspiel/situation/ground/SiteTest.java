package studio.kriegsspiel.situation.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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
          .place(new Place("Oak", new MapPoint(1100, 1300)))
          .build();

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
