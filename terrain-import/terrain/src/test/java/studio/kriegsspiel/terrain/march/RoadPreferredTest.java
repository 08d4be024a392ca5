package studio.kriegsspiel.terrain.march;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/** A road that costs at most 3 % more is kept to, where roads and fields have one rate. */
class RoadPreferredTest {
  private static final MapPoint FROM = new MapPoint(200, 1000);
  private static final MapPoint TO = new MapPoint(3200, 1000);

  /**
   * A road that bends out to one side: over 1500 m out and back its length is that of two
   * hypotenuses. 300 m aside make it 2 % longer than the 3000 m straight on, 429 m 4 %.
   */
  @ParameterizedTest
  @CsvSource({"301.5, true", "428.5, false"})
  void threeInAHundredDecide(double aside, boolean kept) {
    GridGeometry grid = new GridGeometry(170, 100, 0, 2000, 20);
    Feature road =
        new Feature(
            "r",
            FeatureKind.ROAD,
            new GeometryFactory()
                .createLineString(
                    new Coordinate[] {
                      new Coordinate(FROM.x(), FROM.y()),
                      new Coordinate(1700, 1000 + aside),
                      new Coordinate(TO.x(), TO.y())
                    }),
            Optional.empty(),
            Attributes.NONE);
    Terrain terrain =
        Terrain.builder("test", "EPSG:32631", grid.bounds())
            .elevation(ElevationGrid.computed(grid, (x, y) -> 0))
            .feature(road)
            .build();
    MarchGround ground = MarchGround.of(terrain, SlopeBands.of(45));
    MarchRoute route =
        GroundMarch.findRoadRoute(ground, FROM, TO, (MarchRates) (going, band) -> 75).orElseThrow();
    double farthest =
        route.points().stream().mapToDouble(point -> point.y() - 1000).max().orElseThrow();
    assertThat(farthest > aside / 2).isEqualTo(kept);
  }
}
