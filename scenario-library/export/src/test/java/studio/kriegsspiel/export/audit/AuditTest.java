package studio.kriegsspiel.export.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.export.audit.AuditedPack.afterText;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.export.SampleScenario;
import studio.kriegsspiel.export.pack.SealedSheetsBook;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.PlayerViews;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.SealedSheets;
import studio.kriegsspiel.situation.secret.Allowed;
import studio.kriegsspiel.situation.secret.Leak;
import studio.kriegsspiel.situation.secret.SecretFinder;
import studio.kriegsspiel.situation.secret.Secrets;
import studio.kriegsspiel.terrain.Terrain;

/** Plants what is another reader's in a clean file, and expects the audit to find it. */
class AuditTest {
  private static final Terrain TERRAIN = AuditedPack.TERRAIN;
  private static final Scenario SCENARIO = SampleScenario.scenario();
  private static final Situation SITUATION = AuditedPack.SITUATION;
  private static final Paper CLEAN = AuditedPack.CLEAN;

  private final Audit audit = new Audit(SITUATION);

  @Test
  void everyCleanPackPasses() {
    for (Reader.Player reader : Reader.playersOf(SCENARIO)) {
      PlayerView view = PlayerViews.of(SITUATION, reader, SampleScenario.BEGINS);
      assertThat(audit.check(AuditedPack.of(view))).as(reader.toString()).isEmpty();
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
        .extracting(Leak::toString)
        .containsExactly(
            "blue.pdf, text of page 1: unit `Brigade Travers de Jever` of Red",
            "blue.pdf, text of page 1: unit `Red.Travers`");
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
    Paper clean = AuditedPack.of(later);
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
          .containsExactly(
              "sheets.pdf, text of page 1: intelligence for Red (\"which went off along the hedge\")");
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
  void whatLiesOnTheTableNamesNoTroops() {
    assertThat(audit.check(new Paper("map.pdf", new PaperAudience.Table(), CLEAN.content())))
        .extracting(Leak::what)
        .contains("unit `3rd Division` of Blue");
  }

  /** Names of units in a row read as the rows of the return of forces do, and as labels do. */
  @Test
  void aSentenceOfUnitsIsNotTakenForTheReturnOfForces() throws IOException {
    Situation listing =
        SampleScenario.situation(
            SampleScenario.changed(
                "The Duke expects the farm to be held at all costs.",
                "{KGL5}, {KGL8}; {Lueneburg} and {Bremen} cover the farm: {KGL5} {KGL8} in line,"
                    + " {Bremen} 300 paces north-east of {\"La Haye Sainte\"}."),
            TERRAIN);
    Audit strict = new Audit(listing);
    for (Reader.Player reader : Reader.playersOf(listing.scenario())) {
      Paper pack = AuditedPack.of(PlayerViews.of(listing, reader, SampleScenario.BEGINS));
      assertThat(strict.check(pack)).as(reader.toString()).isEmpty();
    }
    Paper blue = AuditedPack.of(PlayerViews.of(listing, "Blue", Optional.empty()));
    assertThat(
            strict.check(
                AuditedPack.changed(
                    blue, file -> AuditedPack.whisper(file, "Field Battalion cover the farm"))))
        .as("told once, printed twice")
        .extracting(Leak::toString)
        .containsExactly(
            "blue.pdf, text of page 1: Separate Report to Blue"
                + " (\"Field Battalion cover the farm\")");
    Paper red = AuditedPack.of(PlayerViews.of(listing, "Red", Optional.empty()));
    assertThat(
            strict.check(
                AuditedPack.changed(
                    red,
                    file -> AuditedPack.whisper(file, "300 paces north-east of La Haye Sainte"))))
        .as("figures and places are open to those alone who were told them")
        .extracting(Leak::what)
        .contains("Separate Report to Blue");
  }
}
