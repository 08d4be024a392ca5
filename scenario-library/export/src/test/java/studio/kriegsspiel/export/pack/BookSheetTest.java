package studio.kriegsspiel.export.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.export.SampleScenario;
import studio.kriegsspiel.export.paper.TableWords;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.book.RuleDefault;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.sheet.Extract;
import studio.kriegsspiel.rules.sheet.Present;
import studio.kriegsspiel.rules.sheet.TableSheet;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.ground.Ground;

/** What is printed of a book's tables is what the tables hold, row by row, under all five books. */
class BookSheetTest {
  private static final int MOST_PAGES = 9;

  static Stream<RuleBook> books() {
    return RuleBookId.values().stream().map(RuleBooks::get);
  }

  private static Situation under(RuleBook book) {
    return new Situation(
        SampleScenario.scenario(), book, Optional.of(Ground.of(SampleGround.flat())));
  }

  /** The words in the order in which they were set, without blanks. */
  private static String text(PDDocument pdf) throws IOException {
    return plain(new PDFTextStripper().getText(pdf));
  }

  private static String plain(String words) {
    return words
        .replaceAll("[\\s\u00a0]+", "")
        .replaceAll("[\u2018\u2019]", "'")
        .replaceAll("[\u201c\u201d]", "\"");
  }

  @ParameterizedTest
  @MethodSource("books")
  void everyRowAndEveryStepStandsOnTheSheet(RuleBook book) throws IOException {
    Situation situation = under(book);
    byte[] pdf = BookSheet.of(situation).orElseThrow().toPdf(PageSize.A4).content();
    try (PDDocument document = Loader.loadPDF(pdf)) {
      assertThat(document.getNumberOfPages()).isLessThanOrEqualTo(MOST_PAGES);
      String printed = text(document);
      Present present = SheetNeeds.of(situation);
      List<TableSheet.Section> sections =
          TableSheet.of(book).orElseThrow().sections().stream()
              .filter(each -> each.isFor(present))
              .toList();
      assertThat(sections).isNotEmpty();
      for (TableSheet.Section section : sections) {
        section.steps().forEach(step -> assertThat(printed).contains(plain(step.text())));
        section.tables().forEach(table -> rows(table, present, printed));
      }
      assertThat(book.defaults().stream().map(RuleDefault::value))
          .allMatch(value -> printed.contains(plain(value)));
    }
  }

  private static void rows(Extract table, Present present, String printed) {
    for (TableRow row : table.rows(present)) {
      StringBuilder figures = new StringBuilder();
      table.columns().stream()
          .filter(each -> table.rows(present).stream().anyMatch(one -> !isDash(one, each.name())))
          .skip(1)
          .forEach(each -> figures.append(TableWords.cell(row, each)));
      assertThat(printed).as(row.keyText()).contains(plain(figures.toString()));
    }
  }

  private static boolean isDash(TableRow row, String column) {
    Object value = row.value(column);
    return value == null || value.equals("") || value.equals(false);
  }
}
