package studio.kriegsspiel.export.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.troops.TroopBlocks;
import studio.kriegsspiel.export.SampleScenario;
import studio.kriegsspiel.export.pdf.MapPlate;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.TroopPost;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.Provenance;
import studio.kriegsspiel.terrain.Terrain;

/** The ground of the fight has a page of its own where the whole is too small to read. */
class FightMapTest {
  private static final Bounds WIDE =
      new Bounds(
          SampleGround.WEST - 8000,
          SampleGround.SOUTH - 8000,
          SampleGround.WEST + 12_000,
          SampleGround.SOUTH + 8000);

  /** Rulers in metres and in paces begin at a corner of the map. */
  private static final String RULED = "metres0 .*paces0 ";

  private record Page(String scale, String text) {}

  private static Page last(Scenario scenario, Terrain ground) throws IOException {
    Situation situation = SampleScenario.situation(scenario, ground);
    byte[] book =
        new UmpireBook(
                situation,
                new MapPlate(new MapPainter(ground), ground.extent(), 0.753),
                MapLayers.drawn(),
                new TroopBlocks(0.753)
                    .of(TroopPost.ofAll(scenario, situation.ground().orElseThrow().positions())))
            .toPdf(PageSize.A4)
            .content();
    try (PDDocument read = Loader.loadPDF(book)) {
      int number = read.getNumberOfPages();
      PDFTextStripper words = new PDFTextStripper();
      words.setStartPage(number);
      COSArray viewports =
          read.getPage(number - 1).getCOSObject().getCOSArray(COSName.getPDFName("VP"));
      COSDictionary measure =
          ((COSDictionary) viewports.getObject(0)).getCOSDictionary(COSName.getPDFName("Measure"));
      return new Page(measure.getString("R"), words.getText(read).replaceAll("[\\s\u00a0]+", " "));
    }
  }

  private static Terrain wide() {
    return SampleGround.flat().toBuilder().extent(WIDE).build();
  }

  /** All stand within 1.7 km by 2 km: at 1:16 000 a page of A4 holds 2.8 by 3.6 km. */
  @Test
  void allThatStandTogetherAreOnIt() throws IOException {
    Page page = last(SampleScenario.scenario(), wide());
    assertThat(page.scale).isEqualTo("1:16000");
    assertThat(page.text)
        .contains("Batterie de la garde", "Lüneburg", "Lloyd")
        .containsPattern(RULED)
        .doesNotContain("mean error");
  }

  /** Who stands six kilometres off is left out; the place of the objective is not. */
  @Test
  void whereAllHaveNoRoomTheObjectivesHave() throws IOException {
    Page page =
        last(
            SampleScenario.changed(
                "Grande in battery at 1500 paces south-south-east",
                "Grande in battery at 9000 paces south-south-east"),
            wide());
    assertThat(page.scale).isEqualTo("1:25000");
    assertThat(page.text).contains("La Haye Sainte").doesNotContain("Batterie de la garde");
  }

  /** The sample ground is drawn at 1:16 000 anyway; rulers lie along that map then. */
  @Test
  void aLargeMapOfTheWholeIsTheMapOfTheFight() throws IOException {
    Terrain known =
        SampleGround.flat().toBuilder()
            .notes(
                LayerKind.FEATURES,
                new Provenance("A survey", "", "", "", Confidence.PROBABLE),
                Accuracy.horizontal(24.6, ""))
            .build();
    Page page = last(SampleScenario.scenario(), known);
    assertThat(page.scale).isIn("1:16000", "1:20000");
    assertThat(page.text).contains("Papelotte", "mean error 25 m").containsPattern(RULED);
  }
}
