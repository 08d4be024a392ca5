package studio.kriegsspiel.export.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.export.pdf.MapPlate;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.figures.Sourced;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.PlayerViews;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/** What a text says of days, squadrons, sources and variants, as its papers have it. */
class PapersOfATextTest {
  private static final String TEXT =
      """
      scenario "An evening"
        rules reisswitz-1824
        on 3 September 1815 from 10:00 to 14:00
      side Blue
        role "Commander" for Alpha
      side Red
        role "Commander" for Omega
      army of Blue
        brigade "Blue Brigade" as Alpha
          battalion "First Foot" as Foot1: 900 men, line
          regiment "First Horse" as Horse1: 400 riders, hussars
          regiment "Second Horse" as Horse2: 3 squadrons, hussars
          pioneers "Sappers" as Sappers: 80 men
      army of Red
        brigade "Red Brigade" as Omega
          battalion "Third Foot" as Foot3: 900 men, line
      report to Blue at 09:00 from headquarters "Your forces: {forces}. The brigade has {Alpha.strength}."
        source "Journal, p. 1"
        enemy from a spy, doubtful, observed 20:00 on 2 September: Red.Foot3, about 900 men
          source "Journal, p. 2"
        enemy from a patrol, reliable, observed 08:10: Red.Foot3, about 800 men
      report to Red at 09:10 from headquarters "Wait."
        source "Journal, p. 3"
      intelligence
        at 11:00 to Blue from a spy, doubtful: "They cook."
          source "Journal, p. 4"
        at 12:00 to Blue from a spy, doubtful: "They stand to arms."
          source "Journal, p. 5"
      variant "The bridge is mined" easier for Blue
        engineering
          Sappers destroys "Bridge" with powder from 11:00 to 12:00
          bridge "Mill bridge" broken
      """;

  private static final Situation SITUATION = situation();

  private static Situation situation() {
    ParsedScenario parsed = new ScenarioLanguage().parse("evening.kriegsspiel", TEXT);
    assertThat(parsed.findings()).isEmpty();
    return new Situation(
        parsed.scenario().orElseThrow(),
        RuleBooks.get("reisswitz-1824"),
        Optional.of(Ground.of(SampleGround.flat())));
  }

  private static MapPlate plate() {
    Terrain terrain = SampleGround.flat();
    return new MapPlate(new MapPainter(terrain), terrain.extent(), 0.753);
  }

  private static String text(byte[] pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      return new PDFTextStripper().getText(document).replaceAll("[\\s\u00a0]+", " ");
    }
  }

  private static String blue() throws IOException {
    PlayerView view = PlayerViews.of(SITUATION, "Blue", Optional.of("Commander"));
    return text(
        new PlayerPack(view, plate(), MapLayers.drawn(), List.of()).toPdf(PageSize.A4).content());
  }

  private static String umpire() throws IOException {
    return text(
        new UmpireBook(SITUATION, plate(), MapLayers.drawn(), List.of())
            .toPdf(PageSize.A4)
            .content());
  }

  @Test
  void whatWasSeenOnAnotherDayKeepsItsDay() throws IOException {
    assertThat(blue())
        .contains("observed 20:00 on 2 September", "observed 08:10")
        .doesNotContain("observed 08:10 on");
  }

  @Test
  void squadronsWithoutRidersStandBesideTheRidersOfOthers() throws IOException {
    assertThat(blue()).contains("The brigade has 1,380 men and 3 squadrons");
  }

  @Test
  void everySourceIsToldByWhatItIsOf() throws IOException {
    Scenario scenario = SITUATION.scenario();
    List<String> rows =
        Sourced.of(scenario).stream().map(each -> each.what() + each.which()).toList();
    assertThat(rows).hasSize(5).doesNotHaveDuplicates();
    assertThat(umpire()).contains("to Blue, 11:00", "to Blue, 12:00", "to Red, 09:10");
  }

  @Test
  void theUmpireReadsTheWorksOfAVariant() throws IOException {
    assertThat(umpire())
        .containsSubsequence(
            "The bridge is mined",
            "Sappers: ",
            "Bridge (powder) from 11:00 to 12:00",
            "Mill bridge");
  }
}
