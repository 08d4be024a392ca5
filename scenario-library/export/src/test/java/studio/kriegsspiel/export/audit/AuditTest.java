package studio.kriegsspiel.export.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.pdmodel.common.PDMetadata;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.apache.pdfbox.pdmodel.interactive.action.PDActionURI;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationText;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.drawing.troops.TroopBlocks;
import studio.kriegsspiel.export.SampleScenario;
import studio.kriegsspiel.export.map.MapSheets;
import studio.kriegsspiel.export.pack.PlayerPack;
import studio.kriegsspiel.export.pack.SealedSheetsBook;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.pdf.MapPlate;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PdfPaper;
import studio.kriegsspiel.export.pdf.SharedPicture;
import studio.kriegsspiel.export.play.PlayerFile;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.PlayerViews;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.SealedSheets;
import studio.kriegsspiel.situation.knowledge.TroopPost;
import studio.kriegsspiel.situation.secret.Allowed;
import studio.kriegsspiel.situation.secret.Leak;
import studio.kriegsspiel.situation.secret.SecretFinder;
import studio.kriegsspiel.situation.secret.Secrets;
import studio.kriegsspiel.terrain.Terrain;

/** Plants every kind of leak in a clean file, and expects the audit to find it. */
class AuditTest {
  private static final Terrain TERRAIN = SampleGround.flat();
  private static final Scenario SCENARIO = SampleScenario.scenario();
  private static final Situation SITUATION = SampleScenario.situation();
  private static final PlayerView BLUE =
      PlayerViews.of(SITUATION, "Blue", Optional.of("Commander of the division"));
  private static final Paper CLEAN = pack(BLUE);

  private final Audit audit = new Audit(SITUATION);

  private static Paper pack(PlayerView view) {
    TroopBlocks troops = new TroopBlocks(0.753);
    MapPlate plate = new MapPlate(new MapPainter(TERRAIN), TERRAIN.extent(), 0.753);
    byte[] pdf =
        new PlayerPack(view, plate, MapLayers.drawn(), troops.of(TroopPost.of(view)))
            .toPdf(PageSize.A4)
            .content();
    return new Paper("blue.pdf", new PaperAudience.Player(view), pdf);
  }

  private interface Change {
    void to(PDDocument document) throws IOException;
  }

  private List<Leak> after(Change change) throws IOException {
    try (PDDocument document = Loader.loadPDF(CLEAN.content())) {
      change.to(document);
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      document.save(bytes);
      return audit.check(new Paper(CLEAN.fileName(), CLEAN.audience(), bytes.toByteArray()));
    }
  }

  private List<Leak> afterText(String... lines) throws IOException {
    return after(
        document -> {
          try (PDPageContentStream content =
              new PDPageContentStream(
                  document, document.getPage(0), AppendMode.APPEND, true, true)) {
            content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 1);
            content.setNonStrokingColor(Color.WHITE);
            for (int i = 0; i < lines.length; i++) {
              content.beginText();
              content.newLineAtOffset(20, 20 - 2 * i);
              content.showText(lines[i]);
              content.endText();
            }
          }
        });
  }

  @Test
  void everyCleanPackPasses() {
    for (Reader.Player reader : Reader.playersOf(SCENARIO)) {
      PlayerView view = PlayerViews.of(SITUATION, reader, SampleScenario.BEGINS);
      assertThat(audit.check(pack(view))).as(reader.toString()).isEmpty();
    }
  }

  @Test
  void aPackGivenToTheOtherSideFails() {
    PlayerView red = PlayerViews.of(SITUATION, "Red", Optional.empty());
    assertThat(audit.check(new Paper("red.pdf", new PaperAudience.Player(red), CLEAN.content())))
        .extracting(Leak::what)
        .contains(
            "unit `2nd Light Battalion KGL` of Blue",
            "Separate Report to Blue",
            "objective of Blue",
            "something in the colour of Blue");
  }

  @Test
  void theTitleOfAnEnemyUnitIsFoundEvenInWhite() throws IOException {
    assertThat(afterText("Brigade TRAVERS de Jever"))
        .containsExactly(
            new Leak("blue.pdf", "text of page 1", "unit `Brigade Travers de Jever` of Red"),
            new Leak("blue.pdf", "text of page 1", "unit `Red.Travers`"));
  }

  @Test
  void aShortNameIsFound() throws IOException {
    assertThat(afterText("beware of L55")).extracting(Leak::what).containsExactly("unit `Red.L55`");
  }

  @Test
  void halfALineOfAnUmpiresNoteIsFoundAcrossLines() throws IOException {
    assertThat(afterText("a runner who asks", "for cartridges"))
        .extracting(Leak::what)
        .containsExactly("an umpire's note");
  }

  @Test
  void intelligenceBeforeItsTimeIsFound() throws IOException {
    assertThat(afterText("forming column on the high road"))
        .extracting(Leak::what)
        .containsExactly("intelligence for Blue");
  }

  @Test
  void anotherRolesReportIsFound() throws IOException {
    assertThat(afterText("sixty rounds a rifle and no reserve"))
        .extracting(Leak::what)
        .containsExactly("Separate Report to Blue, Commander at the farm");
  }

  @Test
  void anotherSidesRoleIsFound() throws IOException {
    assertThat(afterText("Commander of the first corps"))
        .extracting(Leak::what)
        .containsExactly("role `Commander of the first corps` of Red");
  }

  @Test
  void whatTheReaderIsToldOnceMayNotStandTwice() {
    PlayerView later =
        PlayerViews.of(SITUATION, Reader.Player.ofSide("Blue"), SampleScenario.at(13, 30));
    Paper clean = pack(later);
    assertThat(audit.check(clean)).as("the patrol has named Quiot").isEmpty();
    assertThat(
            new SecretFinder(Secrets.of(SITUATION), Allowed.to(later))
                .find(
                    "x.pdf",
                    List.of(
                        new SecretFinder.Found("p", "Division Quiot is forming column"),
                        new SecretFinder.Found("map", "Division Quiot"))))
        .extracting(Leak::place)
        .contains("map");
  }

  @Test
  void metadataAreRead() throws IOException {
    assertThat(after(document -> document.getDocumentInformation().setAuthor("x")))
        .extracting(Leak::what)
        .containsExactly("the entry /Author, which none of our files has");
    assertThat(
            after(
                document ->
                    document.getDocumentInformation().setCreationDate(new GregorianCalendar())))
        .extracting(Leak::what)
        .containsExactly("the entry /CreationDate, which none of our files has");
    assertThat(after(document -> document.getDocumentInformation().setTitle("Bachelu comes")))
        .extracting(Leak::toString)
        .containsExactly("blue.pdf, metadata: unit `Red.Bachelu`");
    assertThat(
            after(
                document ->
                    document
                        .getDocumentCatalog()
                        .setMetadata(
                            new PDMetadata(
                                document,
                                new java.io.ByteArrayInputStream(
                                    new byte[] {'<', 'x', '/', '>'})))))
        .extracting(Leak::what)
        .containsExactly("the entry /Metadata, which none of our files has");
  }

  @Test
  void anAnnotationIsFound() throws IOException {
    assertThat(
            after(
                document -> {
                  PDAnnotationText note = new PDAnnotationText();
                  note.setContents("Bachelu");
                  document.getPage(1).getAnnotations().add(note);
                  document.getPage(1).setAnnotations(List.of(note));
                }))
        .extracting(Leak::what)
        .contains("the entry /Annots, which none of our files has", "unit `Red.Bachelu`");
  }

  @Test
  void aBlockWithoutALabelIsFoundByItsColour() throws IOException {
    assertThat(
            after(
                document -> {
                  PDPage last = document.getPage(document.getNumberOfPages() - 1);
                  try (PDPageContentStream content =
                      new PDPageContentStream(document, last, AppendMode.APPEND, true, true)) {
                    content.setNonStrokingColor(MapStyle.staffMap().side("red", "fill"));
                    content.addRect(100, 100, 10, 5);
                    content.fill();
                  }
                }))
        .extracting(Leak::what)
        .containsExactly("something in the colour of Red");
  }

  @Test
  void aMapCutToTheTroopsIsFound() {
    try (PdfPaper paper = new PdfPaper("The Farm in the Valley")) {
      paper.addMapPage(
          100,
          100,
          new Rectangle2D.Double(10, 10, 50, 50),
          8000,
          new SharedPicture(100, 100, graphics -> {}),
          graphics -> {});
      assertThat(audit.check(new Paper("blue.pdf", CLEAN.audience(), paper.finish().content())))
          .extracting(Leak::toString)
          .containsExactly(
              "blue.pdf, map on page 1: a map cut otherwise than the ground all play on");
    }
  }

  @Test
  void aTellingFileNameIsFound() {
    assertThat(audit.check(new Paper("blue-against-quiot.pdf", CLEAN.audience(), CLEAN.content())))
        .extracting(Leak::toString)
        .containsExactly("blue-against-quiot.pdf, file name: unit `Red.Quiot`");
  }

  @Test
  void playFilesAreReadKeyByKey() {
    byte[] clean = PlayerFile.of(BLUE);
    assertThat(audit.check(json(clean))).isEmpty();
    String text = new String(clean, StandardCharsets.UTF_8);
    assertThat(audit.check(json(text.replace("\"version\"", "\"Bachelu\" : 1, \"version\""))))
        .extracting(Leak::toString)
        .containsExactly("play-blue.json, /Bachelu: unit `Red.Bachelu`");
    assertThat(
            audit.check(
                json(text.replace("\"heavy\"", "\"cartridges finds the waggon overturned\""))))
        .extracting(Leak::toString)
        .containsExactly("play-blue.json, /ground: an umpire's note");
    assertThat(audit.check(json(text.replace("598000.0", "599000.0"))))
        .extracting(Leak::place)
        .containsExactly("/map/extent");
    assertThat(audit.check(json(text + "{}"))).extracting(Leak::place).containsExactly("file");
  }

  private static Paper json(byte[] content) {
    return new Paper("play-blue.json", new PaperAudience.Player(BLUE), content);
  }

  private static Paper json(String content) {
    return json(content.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void aSheetHoldsItsOwnTextAlone() throws IOException {
    var sheets = SealedSheets.of(SITUATION).stream().map(SealedSheets.Due::sheet).toList();
    Paper clean = new SealedSheetsBook(SCENARIO.title(), sheets).toPaper("sheets.pdf", PageSize.A4);
    assertThat(audit.check(clean)).isEmpty();
    try (PDDocument document = Loader.loadPDF(clean.content())) {
      PDPage page = document.getPage(0);
      try (PDPageContentStream content =
          new PDPageContentStream(document, page, AppendMode.APPEND, true, true)) {
        content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 6);
        content.beginText();
        content.newLineAtOffset(30, page.getMediaBox().getHeight() - 300);
        content.showText("which went off along the hedge");
        content.endText();
      }
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      document.save(bytes);
      assertThat(
              audit.check(
                  new Paper("sheets.pdf", clean.audience(), bytes.toByteArray(), clean.ownWords())))
          .as("Red's news among Blue's")
          .extracting(Leak::toString)
          .containsExactly("sheets.pdf, text of page 1: intelligence for Red");
      PaperAudience.Sheets held = (PaperAudience.Sheets) clean.audience();
      assertThat(
              audit.check(
                  new Paper(
                      "sheets.pdf",
                      new PaperAudience.Sheets(held.sheets().subList(0, 2)),
                      clean.content(),
                      clean.ownWords())))
          .as("a sheet that nobody is to have")
          .extracting(Leak::what)
          .contains("intelligence for Blue, Commander at the farm");
    }
  }

  @Test
  void aBookmarkThatTellsOrLeadsElsewhereIsFound() throws IOException {
    assertThat(after(document -> bookmark(document).setTitle("Bachelu comes")))
        .extracting(Leak::toString)
        .containsExactly("blue.pdf, metadata: unit `Red.Bachelu`");
    assertThat(
            after(
                document -> {
                  PDActionURI action = new PDActionURI();
                  action.setURI("http://example.invalid/");
                  bookmark(document).setAction(action);
                }))
        .extracting(Leak::what)
        .containsExactly("the entry /Outlines, which none of our files has");
  }

  private static PDOutlineItem bookmark(PDDocument document) {
    return document.getDocumentCatalog().getDocumentOutline().getFirstChild();
  }

  @Test
  void theNameOfASheetIsTheExportersOwnInItsPlaceAlone() throws IOException {
    Scenario scenario = SampleScenario.changed("L55", "A2");
    Printed map =
        new MapSheets(TERRAIN, new MapPainter(TERRAIN), MapLayers.drawn(), 0.753)
            .toPdf(PageSize.A4, 8000);
    Audit strict = new Audit(SampleScenario.situation(scenario, TERRAIN));
    assertThat(strict.check(map.as("map.pdf", new PaperAudience.Table()))).isEmpty();
    assertThat(strict.check(new Paper("map.pdf", new PaperAudience.Table(), map.content())))
        .as("nobody said where the exporter's own words stand")
        .extracting(Leak::toString)
        .contains("map.pdf, text of page 1: unit `Red.A2`", "map.pdf, metadata: unit `Red.A2`");
    try (PDDocument document = Loader.loadPDF(map.content())) {
      try (PDPageContentStream content =
          new PDPageContentStream(document, document.getPage(1), AppendMode.APPEND, true, true)) {
        content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 8);
        content.beginText();
        content.newLineAtOffset(300, 300);
        content.showText("A2");
        content.endText();
      }
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      document.save(bytes);
      assertThat(
              strict.check(
                  new Paper(
                      "map.pdf", new PaperAudience.Table(), bytes.toByteArray(), map.ownWords())))
          .extracting(Leak::toString)
          .containsExactly("map.pdf, text of page 2: unit `Red.A2`");
    }
  }

  /** At 1:50000 the kilometres 598, 599, 600 stand side by side around the map. */
  @Test
  void figuresOfTheGridAreTheExportersOwnInTheirPlaceAlone() {
    Scenario scenario =
        SampleScenario.changed(
            "L55 in attack column at 1000 paces south-south-east of \"La Haye Sainte\"",
            "L55 in attack column at grid 598599 5612613");
    Printed map =
        new MapSheets(TERRAIN, new MapPainter(TERRAIN), MapLayers.drawn(), 0.753)
            .toPdf(PageSize.A4, 50000);
    Audit strict = new Audit(SampleScenario.situation(scenario, TERRAIN));
    assertThat(strict.check(map.as("map.pdf", new PaperAudience.Table()))).isEmpty();
    assertThat(strict.check(new Paper("map.pdf", new PaperAudience.Table(), map.content())))
        .as("nobody said where the exporter's own words stand")
        .extracting(Leak::toString)
        .contains("map.pdf, text of page 1: position of `Red.L55`");
  }

  @Test
  void aNameIsNotTheExportersOwnBecauseItIsCalledSo() {
    try (PdfPaper paper = new PdfPaper("The Farm in the Valley")) {
      paper.addPicturePage(
          100,
          100,
          graphics -> {
            graphics.setColor(Color.BLACK);
            graphics.setFont(Faces.ROMAN.at(10));
            paper.ownWords().set(graphics, "Bachelu", 20, 20);
          });
      assertThat(audit.check(paper.finish().as("blue.pdf", CLEAN.audience())))
          .extracting(Leak::toString)
          .containsExactly("blue.pdf, text of page 1: unit `Red.Bachelu`");
    }
  }

  @Test
  void whatLiesOnTheTableNamesNoTroops() {
    assertThat(audit.check(new Paper("map.pdf", new PaperAudience.Table(), CLEAN.content())))
        .extracting(Leak::what)
        .contains("unit `3rd Division` of Blue");
  }

  @Test
  void aFileThatCannotBeReadBackFails() {
    assertThat(audit.check(new Paper("blue.pdf", CLEAN.audience(), new byte[] {1, 2, 3})))
        .extracting(Leak::place)
        .containsExactly("file");
    assertThat(audit.check(new Paper("blue.png", CLEAN.audience(), new byte[] {1, 2, 3})))
        .extracting(Leak::what)
        .containsExactly("a kind of file the audit cannot read");
  }
}
