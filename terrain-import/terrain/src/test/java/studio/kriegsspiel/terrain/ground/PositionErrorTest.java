package studio.kriegsspiel.terrain.ground;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.Provenance;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.Terrain;

class PositionErrorTest {
  private static final Feature WOOD =
      new Feature(
          "w1",
          FeatureKind.WOOD_DENSE,
          new GeometryFactory().toGeometry(new Envelope(10, 20, 10, 20)),
          Optional.empty(),
          Attributes.NONE);

  private static Terrain.Builder sheet() {
    return Terrain.builder("test", "EPSG:32631", new Bounds(0, 0, 100, 100))
        .sheet(
            new SheetImage(
                "sheet.png",
                10,
                10,
                new Georeference(10, 0, 0, 0, -10, 100),
                java.io.InputStream::nullInputStream,
                Optional.empty()))
        .notes(LayerKind.SHEET, origin(), Accuracy.horizontal(453, "left out one by one"));
  }

  private static Provenance origin() {
    return new Provenance("map", "", "", "", Confidence.PROBABLE);
  }

  @Test
  void whatWasDrawnOnASheetIsAsFarOffAsTheSheet() {
    assertThat(PositionError.of(sheet().feature(WOOD).build()))
        .contains(new PositionError(453, LayerKind.SHEET));
  }

  @Test
  void aSheetOnWhichNothingWasDrawnBoundsNothing() {
    assertThat(PositionError.of(sheet().build())).isEmpty();
  }

  @Test
  void featuresOfAnotherOriginHaveTheirOwnError() {
    Terrain surveyed =
        sheet()
            .feature(WOOD)
            .notes(LayerKind.FEATURES, origin(), Accuracy.horizontal(5, "GPS"))
            .build();
    assertThat(PositionError.of(surveyed)).contains(new PositionError(5, LayerKind.FEATURES));
    Terrain unknown =
        sheet().feature(WOOD).notes(LayerKind.FEATURES, origin(), Accuracy.UNKNOWN).build();
    assertThat(PositionError.of(unknown)).isEmpty();
  }

  @Test
  void noLayerOfFeaturesIsNotTheSameAsNoFeatures() {
    assertThat(sheet().build().knowsFeatures()).isFalse();
    assertThat(sheet().feature(WOOD).build().knowsFeatures()).isTrue();
    assertThat(
            sheet().notes(LayerKind.FEATURES, origin(), Accuracy.UNKNOWN).build().knowsFeatures())
        .isTrue();
  }
}
