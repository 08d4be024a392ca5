package studio.kriegsspiel.desk.importing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

class GroundFactsTest {
  @Test
  void standInOneSentenceOneBehindTheOther() {
    ElevationGrid heights =
        ElevationGrid.computed(new GridGeometry(400, 200, 0, 2000, 10), (x, y) -> 50);
    Terrain plain =
        Terrain.builder("plain", "EPSG:32631", heights.bounds())
            .elevation(heights)
            .place(new Place("Inn", new MapPoint(3005, 1005)))
            .place(new Place("Mill", new MapPoint(2005, 1505)))
            .build();
    assertThat(String.join("; ", GroundFacts.lines(plain)))
        .isEqualTo("4.0 × 2.0 km, EPSG:32631; heights in cells of 10 m; 0 features, 2 places");
  }
}
