package studio.kriegsspiel.terrain.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.Terrain;

class GroundTest {
  private final Ground ground =
      Ground.of(
          Terrain.builder("slope", "EPSG:32631", new Bounds(0, 0, 1000, 1000))
              .elevation(
                  ElevationGrid.computed(
                      new GridGeometry(100, 100, 0, 1000, 10), (x, y) -> 100 + x / 10))
              .feature(
                  feature(
                      "wood",
                      FeatureKind.WOOD_LIGHT,
                      "POLYGON((0 0,500 0,500 500,0 500,0 0))",
                      Attributes.NONE))
              .feature(
                  feature(
                      "path",
                      FeatureKind.ROAD,
                      "LINESTRING(0 250,1000 250)",
                      Attributes.builder().roadWidth(RoadWidthClass.TRACK).build()))
              .feature(
                  feature(
                      "chaussee",
                      FeatureKind.ROAD,
                      "LINESTRING(250 0,250 1000)",
                      Attributes.builder().roadWidth(RoadWidthClass.HIGHWAY).build()))
              .feature(
                  feature(
                      "bank",
                      FeatureKind.SLOPE_OVERRIDE,
                      "POLYGON((600 600,700 600,700 700,600 700,600 600))",
                      Attributes.builder().slopeDegrees(28).build()))
              .build());

  private static Feature feature(String id, FeatureKind kind, String wkt, Attributes attributes) {
    try {
      return new Feature(id, kind, new WKTReader().read(wkt), Optional.empty(), attributes);
    } catch (ParseException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @Test
  void readsHeightSlopeAndAspect() {
    GroundPoint point = ground.at(new MapPoint(800, 800));
    assertThat(point.heightMetres()).isCloseTo(180, within(1e-3));
    assertThat(point.slopeDegrees()).isCloseTo(5.7106, within(1e-3));
    assertThat(point.aspectDegrees()).isCloseTo(270, within(1e-3));
    assertThat(point.features()).isEmpty();
  }

  @Test
  void aSlopeDrawnByHandComesFirst() {
    assertThat(ground.slopeDegreesAt(650, 650)).isEqualTo(28);
  }

  @Test
  void theBroadestRoadCounts() {
    assertThat(ground.roadAt(250, 250)).map(Feature::id).contains("chaussee");
    assertThat(ground.roadAt(400, 251)).map(Feature::id).contains("path");
    assertThat(ground.onRoad(400, 255)).isFalse();
  }

  @Test
  void kindsAtAPoint() {
    assertThat(ground.kindsAt(100, 100)).containsExactly(FeatureKind.WOOD_LIGHT);
    assertThat(ground.at(new MapPoint(100, 250)).kinds())
        .containsExactlyInAnyOrder(FeatureKind.WOOD_LIGHT, FeatureKind.ROAD);
  }
}
