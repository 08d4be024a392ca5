package studio.kriegsspiel.export.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.PDFTextStripperByArea;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.troops.TroopBlocks;
import studio.kriegsspiel.export.SampleScenario;
import studio.kriegsspiel.export.paper.MarkedText;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.pdf.MapPlate;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.PlayerViews;
import studio.kriegsspiel.situation.knowledge.SealedSheets;
import studio.kriegsspiel.situation.knowledge.TroopPost;
import studio.kriegsspiel.terrain.Terrain;

/** Reads the papers as their readers do. */
class PacksTest {
  private static final Terrain TERRAIN = SampleGround.flat();
  private static final Scenario SCENARIO = SampleScenario.scenario();
  private static final Situation SITUATION = SampleScenario.situation();
  private static final MapPlate PLATE =
      new MapPlate(new MapPainter(TERRAIN), TERRAIN.extent(), 0.753);
  private static final TroopBlocks TROOPS = new TroopBlocks(0.753);

  private static byte[] farm() {
    PlayerView view = PlayerViews.of(SITUATION, "Blue", Optional.of("Commander at the farm"));
    return new PlayerPack(view, PLATE, MapLayers.drawn(), TROOPS.of(TroopPost.of(view)))
        .toPdf(PageSize.A4)
        .content();
  }

  private static byte[] umpire() {
    return umpire(SITUATION);
  }

  private static byte[] umpire(Situation situation) {
    return new UmpireBook(
            situation,
            PLATE,
            MapLayers.drawn(),
            TROOPS.of(
                TroopPost.ofAll(SCENARIO, new PositionResolver(TERRAIN, SITUATION.measures()))))
        .toPdf(PageSize.A4)
        .content();
  }

  private static String text(byte[] pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      return new PDFTextStripper().getText(document).replaceAll("[\\s\u00a0]+", " ");
    }
  }

  @Test
  void aPlayerFindsEverythingTheEveningNeeds() throws IOException {
    assertThat(text(farm()))
        .containsSubsequence(
            "Anglo-Allied",
            "The Farm in the Valley",
            "Commander at the farm",
            "18 June 1815, 13:00",
            "Reisswitz 1824",
            "Heavy",
            "General Idea",
            "its line behind the crest. Half-way down the slope",
            "Separate Reports",
            "From headquarters, 12:45",
            "The Duke expects the farm to be held at all costs.",
            "You have sixty rounds a rifle and no reserve.",
            "Objective and line of retreat",
            "Hold “La Haye Sainte” until 18:30",
            "Brussels road, northward",
            "Commands",
            "Commander at the farm 2nd Light Battalion KGL",
            "Forces",
            "3rd Division 2 391 6",
            "2nd Light Battalion KGL rifles 378",
            "5 guns 9-pdr, 1 howitzer",
            "Positions at 13:00",
            "2nd Light Battalion KGL garrison La Haye Sainte 600.05 5613.70 south",
            "460 paces north-north-west of La Haye Sainte");
  }

  @Test
  void everyPageIsNumberedAndTheMapIsAmongThem() throws IOException {
    try (PDDocument document = Loader.loadPDF(umpire())) {
      int pages = document.getNumberOfPages();
      for (int number = 1; number <= pages; number++) {
        PDFTextStripper page = new PDFTextStripper();
        page.setStartPage(number);
        page.setEndPage(number);
        assertThat(page.getText(document)).contains(number + " / " + pages);
      }
    }
  }

  @Test
  void aFigureIsNeverBroken() throws IOException {
    Scenario strong = SampleScenario.changed("4103 men", "104103 men");
    byte[] book =
        new UmpireBook(
                SampleScenario.situation(strong, TERRAIN), PLATE, MapLayers.drawn(), List.of())
            .toPdf(PageSize.A4)
            .content();
    try (PDDocument document = Loader.loadPDF(book)) {
      assertThat(new PDFTextStripper().getText(document)).contains("104 103");
    }
  }

  @Test
  void aPlayersMapIsSearchableAndShowsOwnTroops() throws IOException {
    try (PDDocument document = Loader.loadPDF(farm())) {
      PDFTextStripper last = new PDFTextStripper();
      last.setStartPage(document.getNumberOfPages());
      assertThat(last.getText(document))
          .contains("Mont-Saint-Jean", "Papelotte", "5th Line Battalion KGL", "paces", "metres")
          .doesNotContain("ligne", "Travers");
    }
  }

  @Test
  void theRunSheetFollowsTheClock() {
    RunSheet run = new RunSheet(SITUATION);
    assertThat(run.entries())
        .extracting(
            entry -> entry.clock() + " " + entry.whom() + ": " + MarkedText.plain(entry.what()))
        .containsExactly(
            "12:30 Red: Separate Report from the Emperor, in the papers.",
            "12:45 Blue: Separate Report from headquarters, in the papers.",
            "13:00 Blue, Commander at the farm: Separate Report, in the papers.",
            "13:00 all: Play begins.",
            "13:30 Blue: Hand over. From a patrol, held to be reliable: \u201cDivision Quiot is forming"
                + " column on the high road, about four battalions.\u201d",
            "14:00\u201314:20 Red: Hand over. From an inhabitant, held to be doubtful (false): \u201cThe"
                + " farm has been abandoned by its garrison, which went off along the hedge.\u201d",
            "15:00 all: Ground: soft.",
            "16:00 Red: Division Bachelu enters at La Belle Alliance from the south in column of"
                + " route.",
            "16:19 Red: Division Bachelu is due at La Haye Sainte, as its way and rate bring it"
                + " there; the text says by 17:00.",
            "17:15 umpire: Remind yourself of the cartridges.",
            "18:30 Blue: Objective falls due: hold \"La Haye Sainte\" until 18:30.",
            "18:30 all: Play ends.");
    assertThat(run.waiting())
        .extracting(one -> MarkedText.plain(one.event()))
        .containsExactly(
            "When 54e régiment de ligne is within 400 paces of La Haye Sainte. From own"
                + " observation, held to be reliable: \u201cThrough the smoke you count eagles: two"
                + " regiments at the least, and cavalry behind them.\u201d");
    List<String> marks =
        SealedSheets.of(SITUATION).stream().map(due -> due.sheet().mark()).toList();
    assertThat(run.entries()).extracting(RunSheet.Entry::mark).contains(marks.get(0), marks.get(1));
    assertThat(run.waiting()).extracting(RunSheet.Waiting::mark).containsExactly(marks.get(2));
  }

  /** Its head is due at 16:19, and its tail comes up behind. */
  @Test
  void theUmpireReadsWhereAColumnIsEveryTenMinutes() throws IOException {
    assertThat(text(umpire()))
        .containsPattern("Division Bachelu 16:00 .*La Belle Alliance .*not on the map 16:10 ")
        .containsPattern(
            "16:20 45 paces south of La Haye Sainte .*paces south of Brussels road .*16:30 45 ");
  }

  /** A sentence that speaks of two hours stands once, at the first; one of none, nowhere. */
  @Test
  void theRunSheetHasTheWordsOfNotesThatSpeakOfAnHour() throws IOException {
    Scenario told =
        SampleScenario.changed(
            "run out between four and six;",
            "run out by 17:40 (1:8000, 3.5 mm, 25:10), not before 16:20. Tell nobody.");
    RunSheet run = new RunSheet(SampleScenario.situation(told, TERRAIN));
    assertThat(run.entries().stream().filter(entry -> entry.what().contains("note")))
        .extracting(entry -> entry.clock() + " " + entry.whom() + ": " + entry.what())
        .containsExactly(
            "16:20 umpire: Umpire's note 1: Let the rifle ammunition of the garrison run out by"
                + " 17:40 (1:8000, 3.5 mm, 25:10), not before 16:20.");
    assertThat(run.entries()).extracting(RunSheet.Entry::time).isSorted();
  }

  /** Who sends a courier is called as on the map. */
  @Test
  void aCourierIsOfATitle() throws IOException {
    Scenario sent =
        SampleScenario.changed(
            "at 13:30 to Blue from a patrol",
            "by courier of Bremen from \"Papelotte\" leaving 13:30 to \"Commander at the farm\" of Blue"
                + " from a patrol");
    assertThat(text(umpire(SampleScenario.situation(sent, TERRAIN))))
        .contains("by courier of Bremen Field Battalion from Papelotte at 13:30");
  }

  @Test
  void positionsArePacesFromAPlaceOnTheMapAndByItsGrid() throws IOException {
    Scenario inMetres =
        SampleScenario.changed(
            "KGL5 in line at 460 paces north-north-west of \"La Haye Sainte\"",
            "KGL5 in line at 301.2 m north of 150.6 m east of \"La Haye Sainte\"");
    PlayerView view =
        PlayerViews.of(
            SampleScenario.situation(inMetres, TERRAIN),
            "Blue",
            Optional.of("Commander at the farm"));
    byte[] pack =
        new PlayerPack(view, PLATE, MapLayers.drawn(), List.of()).toPdf(PageSize.A4).content();
    // 200 paces of 0.753 m east and 400 north: 447 paces, 26.6 degrees; the farm is at 2050, 1700.
    assertThat(text(pack))
        .contains(
            "5th Line Battalion KGL line 445 paces north-north-east of La Haye Sainte"
                + " 600.20 5614.00 south")
        .doesNotContain(" m north");
  }

  /** Two of the three sheets are too long for a row of the run sheet. */
  @Test
  void bookmarksAndLinksLeadThroughTheBook() throws IOException {
    Scenario talkative =
        SampleScenario.changed(
            text ->
                text.replace(
                        "The farm has been abandoned",
                        "Nobody has seen it, and all say it. ".repeat(12) + "The farm is abandoned")
                    .replace(
                        "Through the smoke",
                        "Smoke, and more smoke, and nothing else. ".repeat(11)
                            + "Through the smoke"));
    try (PDDocument document =
        Loader.loadPDF(umpire(SampleScenario.situation(talkative, TERRAIN)))) {
      List<String> titles = new ArrayList<>();
      for (PDOutlineItem item : document.getDocumentCatalog().getDocumentOutline().children()) {
        titles.add(item.getTitle());
      }
      assertThat(titles)
          .containsSubsequence(
              "Run sheet", "General Idea", "Long sheets to hand over", "Umpire's notes", "Map");
      List<Integer> goals = new ArrayList<>();
      for (PDPage page : document.getPages()) {
        for (PDAnnotation note : page.getAnnotations()) {
          PDPageDestination goal = (PDPageDestination) ((PDAnnotationLink) note).getDestination();
          goals.add(goal.retrievePageNumber());
        }
      }
      assertThat(goals).as("two sheets").hasSize(2);
      for (int goal : goals) {
        PDFTextStripper page = new PDFTextStripper();
        page.setStartPage(goal + 1);
        page.setEndPage(goal + 1);
        assertThat(page.getText(document)).contains("Sheet ");
      }
    }
  }

  @Test
  void theUmpireReadsWhatNobodyElseMay() throws IOException {
    assertThat(text(umpire()))
        .contains(
            "Ends 18 June 1815, 18:30",
            "Heavy until 15:00, then soft",
            "From an inhabitant, held to be doubtful (false): \u201cThe farm has been abandoned by its"
                + " garrison, which went off along the hedge.\u201d",
            "54e régiment de ligne",
            "1. Siborne 1844, p. 461 (probable)",
            "finds the waggon overturned",
            "Remind yourself of the cartridges.");
  }

  @Test
  void everySheetIsForOneReceiver() throws IOException {
    Paper sheets =
        new SealedSheetsBook(
                SCENARIO.title(),
                SealedSheets.of(SITUATION).stream().map(SealedSheets.Due::sheet).toList())
            .toPaper("sheets.pdf", PageSize.A4);
    try (PDDocument document = Loader.loadPDF(sheets.content())) {
      assertThat(document.getNumberOfPages()).isEqualTo(1);
      PDFTextStripperByArea second = new PDFTextStripperByArea();
      float width = document.getPage(0).getMediaBox().getWidth() / 2;
      float height = document.getPage(0).getMediaBox().getHeight() / 2;
      second.addRegion("outside", new Rectangle2D.Float(width, 0, width, height / 3));
      second.addRegion("inside", new Rectangle2D.Float(width, height / 3, width, height * 2 / 3));
      second.extractRegions(document.getPage(0));
      String mark = SealedSheets.of(SITUATION).get(1).sheet().mark();
      assertThat(second.getTextForRegion("outside"))
          .contains("Red", "Handed over at", mark)
          .doesNotContain("inhabitant", "abandoned", "14:");
      assertThat(second.getTextForRegion("inside"))
          .contains("From an inhabitant, held to be doubtful", "abandoned by its garrison")
          .doesNotContain("14:", "false", "Quiot", "Blue");
    }
  }

  @Test
  void fontsAreEmbeddedAndMetadataTellNothing() throws IOException {
    try (PDDocument document = Loader.loadPDF(farm())) {
      for (PDPage page : document.getPages()) {
        for (COSName name : page.getResources().getFontNames()) {
          PDFont font = page.getResources().getFont(name);
          assertThat(font.isEmbedded()).as(font.getName()).isTrue();
          assertThat(font.getName()).contains("+LiberationSerif");
        }
      }
      assertThat(document.getDocumentInformation().getMetadataKeys())
          .containsExactlyInAnyOrder("Title", "Producer");
      assertThat(document.getDocumentInformation().getTitle()).isEqualTo("The Farm in the Valley");
    }
  }
}
