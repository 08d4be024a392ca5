package studio.kriegsspiel.desk.importing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Provenance;
import studio.kriegsspiel.terrain.Terrain;

class GroundFactsTest {
  private static final Provenance CRAAN =
      new Provenance("Craan", "", "1816", "", Confidence.PROBABLE);

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

  @Test
  void theErrorsOfALayerAreToldAsExactlyAsTheyDeserve() {
    Terrain terrain =
        Terrain.builder("plain", "EPSG:32631", new Bounds(0, 0, 500, 1500))
            .place(new Place("Inn", new MapPoint(5, 5)))
            .notes(
                LayerKind.ELEVATION,
                CRAAN,
                new Accuracy(OptionalDouble.of(12.4), OptionalDouble.of(2.5), ""))
            .notes(LayerKind.FEATURES, CRAAN, Accuracy.UNKNOWN)
            .build();
    assertThat(GroundFacts.lines(terrain))
        .containsExactly(
            "0.5 × 1.5 km, EPSG:32631",
            "0 features, 1 place",
            "heights true to about 12 m in place, 2.5 m in height");
    assertThat(GroundFacts.error(new Accuracy(OptionalDouble.of(9.96), OptionalDouble.of(10), "")))
        .isEqualTo("10 m in place, 10 m in height");
  }
}
