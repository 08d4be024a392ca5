package studio.kriegsspiel.desk.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.map.LayerChoice.Group;
import studio.kriegsspiel.drawing.MapLayer;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.Terrain;

/** The sheet is hidden until a ground with one comes in; then it shows as strongly as is wished. */
class LayerChoiceTest {
  private static Terrain.Builder ground() {
    return Terrain.builder(
        "ground", "EPSG:32631", new Bounds(600_000, 5_600_000, 601_000, 5_601_000));
  }

  private static Terrain withSheet() {
    return ground()
        .sheet(
            new SheetImage(
                "old_map.jpg",
                10,
                10,
                Georeference.northUp(600_000, 5_601_000, 100),
                InputStream::nullInputStream,
                Optional.empty()))
        .build();
  }

  @Test
  void theSheetShowsAfterItsImportAndNothingElseChanges() {
    LayerChoice before = LayerChoice.USUAL;
    assertThat(before.has(Group.SHEET)).isFalse();
    LayerChoice after = before.afterImport(withSheet());
    assertThat(after.has(Group.SHEET)).isTrue();
    assertThat(after.with(Group.SHEET, false)).isEqualTo(before);
  }

  @Test
  void groundWithoutASheetLeavesTheLayersAsTheyWere() {
    assertThat(LayerChoice.USUAL.afterImport(ground().build())).isEqualTo(LayerChoice.USUAL);
  }

  @Test
  void itsOpacityIsSetAndStaysWhenLayersAreTurnedOnAndOff() {
    LayerChoice faint = LayerChoice.USUAL.afterImport(withSheet()).withSheet(0.25);
    assertThat(faint.drawn().sheetOpacity()).isEqualTo(0.25);
    LayerChoice turned = faint.with(Group.SHEET, false).with(Group.GRID, true);
    assertThat(turned.has(Group.SHEET)).isFalse();
    LayerChoice again = turned.afterImport(withSheet()).with(MapLayer.HACHURES, false);
    assertThat(again.drawn().has(MapLayer.SHEET)).isTrue();
    assertThat(again.drawn().sheetOpacity()).isEqualTo(0.25);
  }

  @Test
  void askingForAStrengthShowsAHiddenSheet() {
    assertThat(LayerChoice.USUAL.withSheet(0.5).has(Group.SHEET)).isTrue();
  }

  @Test
  void leftOfTheDividerLiesTheSheetAndRightOfItTheDrawnMap() {
    LayerChoice choice = LayerChoice.USUAL.withSheet(0.25).with(Group.GRID, false);
    assertThat(choice.swipe()).isFalse();
    LayerChoice left = choice.ofSheet();
    assertThat(left.drawn().sheetOpacity()).isEqualTo(1);
    assertThat(left.drawn().shown())
        .containsExactlyInAnyOrder(MapLayer.SHEET, MapLayer.TROOPS, MapLayer.TROOP_LABELS);
    LayerChoice right = choice.besideSheet();
    assertThat(right.has(Group.SHEET)).isFalse();
    assertThat(right.has(Group.RELIEF)).isTrue();
    assertThat(right.has(Group.GRID)).isFalse();
    assertThat(choice.withSwipe(true).with(Group.GRID, true).swipe()).isTrue();
  }
}
