package studio.kriegsspiel.terrain.march;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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
import studio.kriegsspiel.terrain.slope.SlopeBands;

/** The times of others on a way that was found for one. */
class RouteRatesTest {
  private static final MapPoint START = new MapPoint(105, 505);
  private static final MapPoint GOAL = new MapPoint(1905, 505);

  /** A wood from x = 800 to 1200 across the whole ground. */
  private static final MarchGround GROUND = ground();

  private static MarchRates rates(double open, double wood) {
    return (going, band) -> going.has(FeatureKind.WOOD_LIGHT) ? wood : open;
  }

  @Test
  void equalRatesGiveTheSameTimes() {
    MarchRates foot = rates(75, 60);
    MarchRoute route = GroundMarch.findRoute(GROUND, START, GOAL, foot).orElseThrow();
    assertThat(RouteRates.along(GROUND, route, foot, rates(75, 60))).hasValue(route);
  }

  @ParameterizedTest
  @ValueSource(doubles = {30, 60, 150})
  void othersTakeTheirOwnTimeOverEachGround(double wood) {
    MarchRates foot = rates(75, 60);
    MarchRoute route = GroundMarch.findRoute(GROUND, START, GOAL, foot).orElseThrow();
    MarchRoute horse = RouteRates.along(GROUND, route, foot, rates(150, wood)).orElseThrow();
    // 1400 m of open ground at 150 and 400 m of wood.
    assertThat(horse.totalMinutes()).isCloseTo(1400 / 150.0 + 400 / wood, within(0.3));
    assertThat(horse.points()).isEqualTo(route.points());
  }

  @Test
  void whoCannotPassTheWoodCannotGoThatWay() {
    MarchRates foot = rates(75, 60);
    MarchRoute route = GroundMarch.findRoute(GROUND, START, GOAL, foot).orElseThrow();
    assertThat(RouteRates.along(GROUND, route, foot, rates(75, 0))).isEmpty();
  }

  private static MarchGround ground() {
    ElevationGrid heights =
        ElevationGrid.computed(new GridGeometry(200, 100, 0, 1000, 10), (x, y) -> 50);
    Terrain terrain =
        Terrain.builder("test", "EPSG:32631", heights.bounds())
            .elevation(heights)
            .feature(
                new Feature(
                    "wood",
                    FeatureKind.WOOD_LIGHT,
                    new GeometryFactory().toGeometry(new Envelope(800, 1200, -10, 1010)),
                    java.util.Optional.empty(),
                    Attributes.NONE))
            .build();
    return MarchGround.of(terrain, SlopeBands.of(5, 10));
  }
}
