package studio.kriegsspiel.export.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.export.SampleScenario;
import studio.kriegsspiel.export.audit.Audit;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.pdf.MapPlate;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.sheet.Present;
import studio.kriegsspiel.rules.sheet.TableSheet;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.PlayerViews;
import studio.kriegsspiel.situation.plan.PlanMarks;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/** What a pack says of the rule book, under all five, and of where the reader stands. */
class PlayerGuideTest {
  private static final Terrain TERRAIN = SampleGround.flat();
  private static final String AT_THE_FARM = "Commander at the farm";

  static Stream<RuleBook> books() {
    return RuleBookId.values().stream().map(RuleBooks::get);
  }

  private static Situation under(RuleBook book, Scenario scenario) {
    return new Situation(scenario, book, Optional.of(Ground.of(TERRAIN)));
  }

  private static Printed pack(RuleBook book, PlayerView view) {
    MapPlate plate = new MapPlate(new MapPainter(TERRAIN), TERRAIN.extent(), 0.753);
    return new PlayerPack(
            view,
            plate,
            MapLayers.drawn(),
            List.of(),
            PlanMarks.of(view),
            Optional.empty(),
            PlayerGuide.of(book, view))
        .toPdf(PageSize.A4);
  }

  private static String text(Printed printed) throws IOException {
    try (PDDocument document = Loader.loadPDF(printed.content())) {
      return new PDFTextStripper().getText(document);
    }
  }

  private static String plain(String words) {
    return words.replaceAll("[\\s\u00a0]+", "").replaceAll("[\u2018\u2019]", "'");
  }

  @ParameterizedTest
  @MethodSource("books")
  void everyLineForHisTroopsStandsInThePackAndTheAuditKnowsItsWords(RuleBook book)
      throws IOException {
    Situation situation = under(book, SampleScenario.scenario());
    PlayerView view = PlayerViews.of(situation, "Blue", Optional.of(AT_THE_FARM));
    Printed printed = pack(book, view);
    String read = plain(text(printed));
    Present present = TroopNeeds.of(view);
    TableSheet sheet = TableSheet.ofPlayers(book).orElseThrow();
    assertThat(read).contains(plain(sheet.note()));
    for (TableSheet.Section section : sheet.sections()) {
      for (TableSheet.Instruction step : section.steps()) {
        assertThat(read.contains(plain(step.text())))
            .as(step.text())
            .isEqualTo(section.isFor(present));
      }
    }
    assertThat(sheet.sections()).anyMatch(section -> !section.isFor(present));
    Paper paper = printed.as("blue.pdf", new PaperAudience.Player(view));
    assertThat(new Audit(situation).check(paper)).isEmpty();
  }

  /** 250 paces a move of two minutes are 1250 in ten: 941 m, at the 753 mm of the book's pace. */
  @Test
  void ratesAreOfHisOwnArmsInTheUnitsOfHisMap() throws IOException {
    RuleBook book = RuleBooks.get("reisswitz-1824");
    Situation situation = under(book, SampleScenario.scenario());
    PlayerView view = PlayerViews.of(situation, "Blue", Optional.of(AT_THE_FARM));
    String read = text(pack(book, view)).replaceAll("[\\s\u00a0]+", " ");
    int scale = Integer.parseInt(read.replaceAll("(?s).*of your map at 1:(\\d+).*", "$1"));
    String millimetres = String.valueOf(Math.round(250 * 0.753 * 5 * 1000 / scale));
    assertThat(read.substring(read.indexOf("Rates of march and of messengers")))
        .contains("250 1250 941 " + millimetres + " \u00a734")
        .contains("Officers and messengers on a long ride 700 3500 2640 ")
        .doesNotContain("cavalry", "artillery");
  }

  @Test
  void heReadsWhereHeAndHisChiefStand() throws IOException {
    RuleBook book = RuleBooks.get("reisswitz-1824");
    Scenario scenario =
        SampleScenario.changed(
            "deploy\n", "deploy\n  headquarters of Ompteda at 200 m north of \"La Haye Sainte\"\n");
    Situation situation = under(book, scenario);
    PlayerView farm = PlayerViews.of(situation, "Blue", Optional.of(AT_THE_FARM));
    assertThat(text(pack(book, farm)).replaceAll("[\\s\u00a0]+", " "))
        .contains("You stand With 2nd Light Battalion KGL, La Haye Sainte, grid ")
        .contains("Your chief stands 265 paces north of La Haye Sainte, grid ");
    PlayerView nobody =
        PlayerViews.of(
            under(book, SampleScenario.scenario()),
            "Red",
            Optional.of("Commander of the first corps"));
    assertThat(text(pack(book, nobody)).replaceAll("[\\s\u00a0]+", " "))
        .contains("You stand Not told. Say in your first order where you are.");
  }

  @Test
  void whoLeadsTroopsToComeReadsThatHeIsWithThem() throws IOException {
    RuleBook book = RuleBooks.get("reisswitz-1824");
    Scenario scenario =
        SampleScenario.changed(
            "  role \"Commander of the first corps\"",
            "  role \"Commander of the second line\" for Bachelu\n"
                + "  role \"Commander of the first corps\"");
    PlayerView second =
        PlayerViews.of(under(book, scenario), "Red", Optional.of("Commander of the second line"));
    assertThat(text(pack(book, second)).replaceAll("[\\s\u00a0]+", " "))
        .contains("You stand With Division Bachelu, which is still to come.");
  }
}
