package studio.kriegsspiel.export.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.export.audit.AuditedPack.after;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.GregorianCalendar;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.pdmodel.common.PDMetadata;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
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
import studio.kriegsspiel.export.SampleScenario;
import studio.kriegsspiel.export.map.MapSheets;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PdfPaper;
import studio.kriegsspiel.export.pdf.SharedPicture;
import studio.kriegsspiel.export.play.PlayerFile;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.secret.Leak;
import studio.kriegsspiel.terrain.Terrain;

/** Plants leaks where a file holds more than text, and expects the audit to find them. */
class AuditOfFilesTest {
  private static final Terrain TERRAIN = AuditedPack.TERRAIN;
  private static final PlayerView BLUE = AuditedPack.BLUE;
  private static final Paper CLEAN = AuditedPack.CLEAN;

  private final Audit audit = new Audit(AuditedPack.SITUATION);

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
        .containsExactly(
            "blue.pdf, metadata: the entry /Metadata, which none of our files has",
            "blue.pdf, metadata: unit `Red.Bachelu`");
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
  void whatScreenReadersReadIsRead() throws IOException {
    assertThat(
            after(
                document ->
                    ((PDStructureElement)
                            document.getDocumentCatalog().getStructureTreeRoot().getKids().get(0))
                        .setActualText("Bachelu comes")))
        .extracting(Leak::toString)
        .containsExactly("blue.pdf, metadata: unit `Red.Bachelu`");
    assertThat(
            after(
                document -> {
                  PDPage last = document.getPage(document.getNumberOfPages() - 1);
                  try (PDPageContentStream content =
                      new PDPageContentStream(document, last, AppendMode.APPEND, true, true)) {
                    content.appendRawCommands("/Span <</ActualText (Bachelu)>> BDC EMC\n");
                  }
                }))
        .extracting(Leak::what)
        .containsExactly("a mark with words of its own");
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
          List.of(new SharedPicture(100, 100, graphics -> {})),
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
        .containsExactly(
            "play-blue.json, /ground: an umpire's note"
                + " (\"cartridges finds the waggon overturned\")");
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
        .contains("map.pdf, text of page 1: position of `Red.L55` (\"598 599\")");
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
  void aFileThatCannotBeReadBackFails() {
    assertThat(audit.check(new Paper("blue.pdf", CLEAN.audience(), new byte[] {1, 2, 3})))
        .extracting(Leak::place)
        .containsExactly("file");
    assertThat(audit.check(new Paper("blue.dxf", CLEAN.audience(), new byte[] {1, 2, 3})))
        .extracting(Leak::what)
        .containsExactly("a kind of file the audit cannot read");
  }
}
