package studio.kriegsspiel.export.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.awt.Color;
import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.paper.UnprintableException;
import studio.kriegsspiel.situation.prose.ProseRun;

class TypeTest {

  private static <T> T with(java.util.function.Function<Typeface, T> what) {
    try (PdfPaper paper = new PdfPaper("x")) {
      return what.apply(paper.typeface(Faces.ROMAN));
    }
  }

  @Test
  void linesBreakAtSpacesAndAfterDashesOnly() {
    List<String> lines =
        with(face -> LineBreaker.of("The half-battalion of the Anglo-Allied army", face, 10, 62));
    assertThat(lines).containsExactly("The half-", "battalion of the", "Anglo-Allied", "army");
  }

  @Test
  void noLineIsWiderThanItsMeasure() {
    String text = "Donaudampfschifffahrtsgesellschaftskapitän ".repeat(4) + "1815 –1816";
    List<Double> widths =
        with(
            face ->
                LineBreaker.of(text, face, 11, 100).stream()
                    .map(line -> face.width(line, 11))
                    .toList());
    assertThat(widths).hasSizeGreaterThan(8).allMatch(width -> width <= 100);
  }

  @Test
  void whatTheFaceLacksBecomesAQuestionMarkAndControlsGo() {
    assertThat((String) with(face -> face.settable("Lüneburg\u0007 \u4e00 łódź Жуков\u200b")))
        .isEqualTo("Lüneburg ? łódź Жуков");
  }

  @Test
  void typewriterQuotesBecomeThoseOfPrint() {
    assertThat(Quotes.curly("hold \"La Haye Sainte\", it's 'here'"))
        .isEqualTo("hold “La Haye Sainte”, it’s ‘here’");
  }

  @Test
  void aLineOfSeveralLooksIsNoWiderThanItsPlace() {
    List<ProseRun> runs =
        List.of(
            new ProseRun("Hold the farm, ", false, false),
            new ProseRun("whatever comes", true, false),
            new ProseRun(", and send word at once \"by an officer\".", false, true));
    with(
        face -> {
          List<List<StyledLines.Segment>> lines = StyledLines.of(runs, faces -> face, 11, 90);
          assertThat(lines).hasSizeGreaterThan(3);
          StringBuilder all = new StringBuilder();
          for (List<StyledLines.Segment> line : lines) {
            StyledLines.Segment last = line.get(line.size() - 1);
            assertThat(last.x() + face.width(last.text(), 11)).isLessThanOrEqualTo(90);
            line.forEach(each -> all.append(each.text()));
            all.append(' ');
          }
          assertThat(all.toString().replaceAll("\\s+", " ").strip())
              .isEqualTo("Hold the farm, whatever comes, and send word at once “by an officer”.");
          return "";
        });
  }

  /** A letter of a private plane, which no machine has. */
  @Test
  void aPictureWithALetterThatNobodyHasIsRefusedAndNotLeftBlank() {
    try (PdfPaper paper = new PdfPaper("x")) {
      paper.addPicturePage(
          100,
          100,
          graphics -> {
            graphics.setColor(Color.BLACK);
            graphics.setFont(Faces.ROMAN.fitting("at \udbff\udffd", 10));
            graphics.drawString("at \udbff\udffd", 20, 20);
          });
      assertThatExceptionOfType(UnprintableException.class)
          .isThrownBy(paper::finish)
          .withMessageContaining("(U+10FFFD) in \"at ");
    }
  }

  /** The mark of a sheet used to be set as {@code WM} and {@code M}. */
  @Test
  void noWordOfATableIsBrokenWhereAnotherColumnCanGiveWay() throws IOException {
    Table table =
        new Table(
            Table.words("What", 60),
            Table.words("Sheet", 4),
            Table.figures("Men", 4),
            Table.words("Remarks", 40));
    table.row(
        "Hand over the sheet from a messenger of the outposts ".repeat(3),
        "WMM",
        "14 190",
        "Grenadier-Garde");
    try (PdfPaper paper = new PdfPaper("x")) {
      Flow flow = new Flow(paper, PageSize.A4);
      flow.table(table).finish("", "");
      try (PDDocument document = Loader.loadPDF(paper.finish().content())) {
        assertThat(new PDFTextStripper().getText(document)).contains("WMM", "14 190");
      }
    }
  }

  @Test
  void aTableOfLongWordsStaysOnItsPage() throws IOException {
    String longest = "Donaudampfschifffahrtsgesellschaftskapitän";
    Table table =
        new Table(
            Table.words("a", 1),
            Table.words("b", 1),
            Table.words("c", 1),
            Table.words("d", 1),
            Table.words("e", 1),
            Table.words("f", 1));
    table.row(longest, longest, longest, longest, longest, longest);
    try (PdfPaper paper = new PdfPaper("x")) {
      Flow flow = new Flow(paper, PageSize.A4);
      flow.table(table).finish("", "");
      try (PDDocument document = Loader.loadPDF(paper.finish().content())) {
        double[] right = {0};
        PDFTextStripper stripper =
            new PDFTextStripper() {
              @Override
              protected void processTextPosition(TextPosition glyph) {
                right[0] = Math.max(right[0], glyph.getX() + glyph.getWidth());
              }
            };
        stripper.getText(document);
        assertThat(right[0]).isBetween(400.0, Typeset.points(210 - 24));
      }
    }
  }

  @Test
  void aFigureStaysWithWhatItCounts() {
    assertThat(Quotes.curly("150 m off, 5 000 men, 40 % lost; p. 461, at 10 of them"))
        .isEqualTo(
            "150\u00a0m off, 5\u00a0000\u00a0men, 40\u00a0% lost; p.\u00a0461, at 10 of them");
    assertThat(Quotes.curly("12 13:00 and 1815 1816")).isEqualTo("12 13:00 and 1815 1816");
    List<String> lines = with(face -> LineBreaker.of("as far as 1200 paces", face, 10, 60));
    assertThat(lines).containsExactly("as far as", "1200\u00a0paces");
  }

  @Test
  void aDirectionIsNotBroken() {
    List<String> lines = with(face -> LineBreaker.of("it faces north-west", face, 10, 62));
    assertThat(lines).containsExactly("it faces", "north-west");
  }

  @Test
  void aTitleIsSetSmallerOrOnMoreLinesAndNeverCut() {
    String title = "The Plateau of Lerchenhof, or Two Armies that Expected Nobody There that Day";
    for (double room : new double[] {600, 300, 150, 60}) {
      FittedText set = FittedText.of(title, Faces.BOLD, 11, room, 2);
      assertThat(String.join(" ", set.lines())).isEqualTo(title);
      assertThat(set.width()).isLessThanOrEqualTo(room);
      assertThat(set.font().getSize2D()).isGreaterThan(6);
    }
    assertThat(FittedText.of(title, Faces.BOLD, 11, 600, 2).lines()).hasSize(1);
    assertThat(FittedText.of(title, Faces.BOLD, 11, 200, 2).lines()).hasSize(2);
  }

  /** The mark alone used to stay at the foot of a page, and its words went over. */
  @Test
  void theMarkOfAnItemStaysWithItsFirstLines() throws IOException {
    String words = "word ".repeat(30).strip();
    for (int items = 15; items < 25; items++) {
      try (PdfPaper paper = new PdfPaper("x")) {
        Flow flow = new Flow(paper, PageSize.A4);
        for (int i = 0; i < items; i++) {
          flow.item("*", words).space(i % 3);
        }
        flow.item("*", words).finish("x", "x");
        try (PDDocument document = Loader.loadPDF(paper.finish().content())) {
          PDFTextStripper text = new PDFTextStripper();
          for (int page = 1; page <= document.getNumberOfPages(); page++) {
            text.setStartPage(page);
            text.setEndPage(page);
            assertThat(text.getText(document)).doesNotContainPattern("(?m)^\\*\\s*$");
          }
        }
      }
    }
  }

  private static List<String> pages(java.util.function.Consumer<Flow> set) throws IOException {
    List<String> pages = new java.util.ArrayList<>();
    try (PdfPaper paper = new PdfPaper("x")) {
      Flow flow = Flow.unnumbered(paper, PageSize.A4);
      set.accept(flow);
      flow.finish("", "");
      try (PDDocument document = Loader.loadPDF(paper.finish().content())) {
        PDFTextStripper text = new PDFTextStripper();
        for (int page = 1; page <= document.getNumberOfPages(); page++) {
          text.setStartPage(page);
          text.setEndPage(page);
          pages.add(text.getText(document).strip());
        }
      }
    }
    return pages;
  }

  @Test
  void noHeadingIsLeftAloneAtTheFootOfAPage() throws IOException {
    for (int points = 560; points < 720; points += 6) {
      int above = points;
      List<String> pages =
          pages(
              flow ->
                  flow.item("*", "First")
                      .space(above)
                      .heading("Sheets to hand over")
                      .subheading("Sheet MHK to Red")
                      .remark("From a patrol")
                      .passage("Cavalry behind the western height, two regiments and more."));
      assertThat(pages.get(0)).as("%d points above", above).doesNotEndWith("to hand over");
      assertThat(pages.get(0)).as("%d points above", above).doesNotEndWith("to Red");
    }
  }

  @Test
  void noLastRowOfATableGoesOverAlone() throws IOException {
    for (int points = 500; points < 700; points += 5) {
      int above = points;
      Table table = new Table(Table.words("Unit", 1));
      for (int i = 1; i <= 8; i++) {
        table.row(i + ". Bataillon");
      }
      List<String> pages = pages(flow -> flow.item("*", "First").space(above).table(table));
      if (pages.size() > 1) {
        assertThat(pages.get(1)).as("%d points above", above).contains("7. Bataillon");
      }
    }
  }
}
