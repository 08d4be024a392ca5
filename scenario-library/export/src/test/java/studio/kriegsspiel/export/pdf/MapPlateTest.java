package studio.kriegsspiel.export.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.TroopsAndNames;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.names.LabelManner;
import studio.kriegsspiel.drawing.troops.TroopBlocks;
import studio.kriegsspiel.export.SampleScenario;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.situation.knowledge.TroopPost;
import studio.kriegsspiel.situation.plan.PlanMarks;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

class MapPlateTest {
  private static final String LONG =
      "The Plateau of Lerchenhof, or Two Armies that Expected Nobody on the Road That Day";

  private static String print(int places, double north, PageSize size) throws IOException {
    Terrain.Builder terrain = SampleGround.flat().toBuilder();
    for (int i = 0; i < places; i++) {
      terrain.place(
          new Place("Crowded place the " + i + "th of all", SampleGround.point(2000 + i, 1000)));
    }
    Terrain ground = terrain.build();
    Bounds all = ground.extent();
    Bounds part = new Bounds(all.west(), all.south(), all.east(), all.south() + north);
    try (PdfPaper paper = new PdfPaper("x")) {
      new MapPlate(new MapPainter(ground), part, 0.753)
          .addTo(
              paper, size, LONG, "Blue: own troops", MapLayers.drawn(), List.of(), PlanMarks.NONE);
      try (PDDocument document = Loader.loadPDF(paper.finish().content())) {
        return document.getNumberOfPages()
            + " pages "
            + new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
      }
    }
  }

  /** A few numbers used to take a page of their own where the map was as wide as the page. */
  @Test
  void aShortListOfNumbersStandsOnThePageOfTheMap() throws IOException {
    for (double north : new double[] {2150, 2400, 3000}) {
      assertThat(print(14, north, PageSize.A4))
          .as("map of " + north + " m")
          .startsWith("1 pages")
          .containsPattern("\\b[0-9]+ Crowded place the");
    }
  }

  @Test
  void noTitleIsCut() throws IOException {
    for (PageSize size : PageSize.values()) {
      assertThat(print(0, 3000, size)).contains(LONG).doesNotContain("\u2026");
    }
  }

  /** Packing hachures anew for each reader took most of the time of an export. */
  @Test
  void whatSeveralReadersSeeIsDrawnOnce() {
    Terrain ground = SampleGround.terrain();
    Terrain fewer =
        ground.toBuilder().place(new Place("Crossroads", SampleGround.point(2000, 1000))).build();
    MapViewport viewport = MapViewport.onPaper(ground.extent(), 20_000);
    TroopsAndNames names = TroopsAndNames.names(MapLayers.drawn(), LabelManner.PAPER);
    TroopsAndNames troops =
        names.with(
            new TroopBlocks(0.753)
                .of(
                    TroopPost.ofAll(
                        SampleScenario.scenario(),
                        SampleScenario.situation().ground().orElseThrow().positions())));
    MapPlate plate = new MapPlate(new MapPainter(ground), ground.extent(), 0.753);
    List<SharedPicture> one = plate.under(viewport, troops, PlanMarks.NONE);
    assertThat(plate.under(viewport, troops, PlanMarks.NONE)).isEqualTo(one);
    assertThat(plate.under(viewport, names, PlanMarks.NONE))
        .startsWith(one.get(0), one.get(1), one.get(2))
        .doesNotContain(one.get(3));
    assertThat(plate.showing(fewer).under(viewport, troops, PlanMarks.NONE))
        .as("the relief alone is common to all readers")
        .contains(one.get(1))
        .doesNotContain(one.get(0), one.get(2), one.get(3));
  }
}
