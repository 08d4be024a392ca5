package studio.kriegsspiel.export.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.export.SampleScenario;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PdfPaper;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.Terrain;

/** The umpire reads who sees whom at the start, and at each hour what is otherwise. */
class SightPagesTest {
  private static final String RAIN = "overcast after a night of rain";

  private static String told(Scenario scenario, Terrain ground) throws IOException {
    return told(new SightPages(SampleScenario.situation(scenario, ground)));
  }

  private static String told(SightPages pages) throws IOException {
    try (PdfPaper paper = new PdfPaper("Sight")) {
      Flow flow = new Flow(paper, PageSize.A4);
      flow.title("", "Sight", "");
      pages.addTo(flow);
      flow.finish("Sight", "Umpire");
      try (PDDocument read = Loader.loadPDF(paper.finish().content())) {
        return new PDFTextStripper().getText(read).replaceAll("[\\s\u00a0]+", " ");
      }
    }
  }

  /** By the positions of the text: 700 paces south-south-east, and 300 north-east of the farm. */
  @Test
  void onFlatGroundOneSeesTheNearest() throws IOException {
    String text = told(SampleScenario.scenario(), rising((x, y) -> 100));
    assertThat(text)
        .containsPattern("Blue .{0,30}2nd Light Battalion KGL 54e régiment de ligne \\d{3} ")
        .containsPattern("Red 54e régiment de ligne Bremen Field Battalion \\d{3} ")
        .doesNotContain("See no enemy");
  }

  /** In fog one sees 200 m, in the clear 4 km: nobody stands within the one, all in the other. */
  @Test
  void whenTheFogLiftsItSaysWhatIsSeenThen() throws IOException {
    String text =
        told(SampleScenario.changed(RAIN, "fog until 15:00, then fair"), rising((x, y) -> 100));
    assertThat(text)
        .containsPattern("At 13:00 See no enemy 2nd Light Battalion KGL, .*Batterie de la garde At")
        .containsPattern("At 15:00 Who looks .*2nd Light Battalion KGL 54e régiment de ligne")
        .contains("As at the hour before: 14:00, 16:00, 18:00.");
  }

  /**
   * A hill before the farm's southern gate hides the foot south-south-east of it; horse stand
   * farther off, to the right of the hill.
   */
  @Test
  void whoIsNearerAndHiddenIsTold() throws IOException {
    Terrain ground =
        rising(
            (x, y) ->
                x > SampleGround.WEST + 2000
                        && x < SampleGround.WEST + 2600
                        && y > SampleGround.SOUTH + 1380
                        && y < SampleGround.SOUTH + 1460
                    ? 140
                    : 100);
    assertThat(told(SampleScenario.scenario(), ground))
        .containsPattern(
            "2nd Light Battalion KGL Brigade Travers de Jever 1 \\d{3} "
                + "54e régiment de ligne, 55e régiment de ligne");
  }

  /** As above, but nobody looks farther than at the two nearest: of the farm's, the foot. */
  @Test
  void whereTheyAreManyEachLooksAtTheNearestOnly() throws IOException {
    Terrain ground =
        rising(
            (x, y) ->
                x > SampleGround.WEST + 2000
                        && x < SampleGround.WEST + 2600
                        && y > SampleGround.SOUTH + 1380
                        && y < SampleGround.SOUTH + 1460
                    ? 140
                    : 100);
    Situation situation = SampleScenario.situation(SampleScenario.scenario(), ground);
    assertThat(told(new SightPages(situation, 1, 2)))
        .contains("They are so many that each looks at the 2 enemies nearest to it and no farther.")
        .containsPattern("See none of the nearest .{0,80}2nd Light Battalion KGL");
    assertThat(told(new SightPages(situation))).doesNotContain("They are so many");
  }

  @Test
  void withoutHeightsNothingIsSaid() throws IOException {
    assertThat(told(SampleScenario.scenario(), SampleGround.flat())).doesNotContain("Who sees");
  }

  private static Terrain rising(ElevationGrid.Surface height) {
    return SampleGround.flat().toBuilder()
        .elevation(
            ElevationGrid.computed(
                new GridGeometry(200, 150, SampleGround.WEST, SampleGround.SOUTH + 3000, 20),
                height))
        .build();
  }
}
