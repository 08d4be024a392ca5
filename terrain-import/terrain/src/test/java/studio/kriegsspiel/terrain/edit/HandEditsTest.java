package studio.kriegsspiel.terrain.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.HandEdit;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

class HandEditsTest {
  private static final String LINE = "LINESTRING(0 102.5, 300 102.5)";
  private static final String AREA = "POLYGON((50 150,150 150,150 250,50 250,50 150))";

  private static Terrain terrain(double cell, FeatureKind kind, String wkt, Attributes attributes) {
    int side = (int) (300 / cell);
    GridGeometry geometry = new GridGeometry(side, side, 0, 300, cell);
    try {
      return Terrain.builder("field", "EPSG:32631", new Bounds(0, 0, 300, 300))
          .elevation(ElevationGrid.computed(geometry, (x, y) -> 100))
          .feature(
              new Feature(
                  "edit",
                  kind,
                  new WKTReader().read(wkt),
                  Optional.empty(),
                  attributes,
                  Optional.of(new HandEdit("seen on the spot", "", Confidence.CERTAIN))))
          .build();
    } catch (ParseException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static double height(Terrain terrain, double x, double y) {
    return Ground.of(terrain).heightMetresAt(x, y);
  }

  @Test
  void aSunkenRoadIsCutWithBanksOf45Degrees() {
    Attributes cut = Attributes.builder().depthMetres(4).widthMetres(10).build();
    Terrain field = terrain(1, FeatureKind.SUNKEN_ROAD, LINE, cut);
    assertThat(height(field, 150, 102.5)).isCloseTo(96, within(0.01));
    assertThat(height(field, 150, 109.5)).isCloseTo(98, within(0.15));
    assertThat(height(field, 150, 113.5)).isCloseTo(100, within(0.01));
  }

  @Test
  void aCutNarrowerThanACellShowsInItsMean() {
    Attributes cut = Attributes.builder().depthMetres(2).widthMetres(4).build();
    Terrain field = terrain(25, FeatureKind.DITCH, LINE, cut);
    assertThat(height(field, 112.5, 112.5)).isBetween(99.0, 99.9);
    assertThat(height(field, 112.5, 162.5)).isEqualTo(100);
  }

  @Test
  void groundIsRaisedAndTheStoredHeightsStay() {
    Attributes raised = Attributes.builder().heightMetres(6).build();
    Terrain field = terrain(5, FeatureKind.HEIGHT_OVERRIDE, AREA, raised);
    assertThat(height(field, 100, 200)).isCloseTo(106, within(0.01));
    assertThat(height(field, 250, 50)).isEqualTo(100);
    assertThat(field.elevation().orElseThrow().highestMetres()).isEqualTo(100);
    assertThat(height(field.toBuilder().clearFeatures().build(), 100, 200)).isEqualTo(100);
  }

  @Test
  void aFeatureOfASourceLeavesTheHeightsAlone() {
    Attributes cut = Attributes.builder().depthMetres(4).widthMetres(10).build();
    Terrain field = terrain(1, FeatureKind.SUNKEN_ROAD, LINE, cut);
    Feature drawn = field.features().get(0);
    Feature source =
        new Feature(drawn.id(), drawn.kind(), drawn.geometry(), drawn.name(), drawn.attributes());
    Terrain plain = field.toBuilder().clearFeatures().feature(source).build();
    assertThat(height(plain, 150, 102.5)).isEqualTo(100);
  }
}
