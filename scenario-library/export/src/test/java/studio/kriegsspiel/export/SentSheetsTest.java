package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.export.audit.Audit;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.pdf.LockedPdf;
import studio.kriegsspiel.export.seal.KeyWords;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.SealedSheet;
import studio.kriegsspiel.situation.secret.Leak;

/** News for an evening by mail: each sheet opens by its own words and by nothing else. */
class SentSheetsTest {
  private static final Situation SITUATION = EveningPapersTest.situation();
  private static final List<Paper> PAPERS = made();
  private static final List<Paper> SHEETS = PAPERS.subList(1, PAPERS.size());

  private static List<Paper> made() {
    return EveningPapersTest.drafts(EnumSet.of(ExportTarget.MAIL)).stream()
        .map(each -> each.make().apply(pages -> {}))
        .toList();
  }

  static String words(Paper sheet) {
    return ((PaperAudience.Sheets) sheet.audience()).words().orElseThrow();
  }

  private static String text(byte[] pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      return new PDFTextStripper().getText(document);
    }
  }

  @Test
  void eachSheetHasAFileAndWordsOfItsOwn() throws IOException {
    assertThat(PAPERS.get(0).fileName()).isEqualTo("umpire-mail.pdf");
    assertThat(SHEETS).hasSizeGreaterThan(5);
    Set<String> all = new HashSet<>();
    String list = text(PAPERS.get(0).content()).replaceAll("\\s+", " ");
    for (Paper each : SHEETS) {
      assertThat(each.fileName()).matches("sheet-[B-Z]{3}\\.pdf");
      assertThat(list).contains(each.fileName());
      assertThat(words(each).split(" ")).hasSize(KeyWords.COUNT);
      assertThat(all.add(words(each))).isTrue();
    }
  }

  @Test
  void itsWordsOpenItAndNothingElseDoes() throws IOException {
    for (Paper each : SHEETS) {
      assertThatThrownBy(() -> Loader.loadPDF(each.content()).close())
          .isInstanceOf(InvalidPasswordException.class);
      assertThatThrownBy(() -> LockedPdf.unlock(each.content(), words(each) + "s"))
          .isInstanceOf(InvalidPasswordException.class);
      String sheet = ((PaperAudience.Sheets) each.audience()).sheets().get(0).sheet().mark();
      assertThat(text(LockedPdf.unlock(each.content(), words(each)).orElseThrow())).contains(sheet);
      try (PDDocument document = Loader.loadPDF(each.content(), words(each))) {
        assertThat(document.getEncryption().getLength()).isEqualTo(256);
        assertThat(document.getCurrentAccessPermission().canExtractForAccessibility()).isTrue();
      }
      assertThat(new String(each.content(), StandardCharsets.ISO_8859_1))
          .as("no word of it lies open, its title neither")
          .doesNotContain("All of one evening");
    }
  }

  @Test
  void theAuditReadsWhatTheWordsOpen() {
    for (Paper each : PAPERS) {
      assertThat(new Audit(SITUATION).check(each)).as(each.fileName()).isEmpty();
    }
    Paper first = SHEETS.get(0);
    Paper other =
        SHEETS.stream()
            .filter(each -> !sheet(each).text().equals(sheet(first).text()))
            .filter(each -> !sheet(each).audience().equals(sheet(first).audience()))
            .findFirst()
            .orElseThrow();
    PaperAudience swapped =
        new PaperAudience.Sheets(
            ((PaperAudience.Sheets) first.audience()).sheets(), Optional.of(words(other)));
    assertThat(
            new Audit(SITUATION)
                .check(new Paper(first.fileName(), swapped, other.content(), other.ownWords())))
        .as("another's news in his file")
        .isNotEmpty();
  }

  @Test
  void aSheetThatOpensWithoutItsWordsIsALeak() throws IOException {
    Paper locked = SHEETS.get(0);
    byte[] open = LockedPdf.unlock(locked.content(), words(locked)).orElseThrow();
    Paper bare = new Paper(locked.fileName(), locked.audience(), open, locked.ownWords());
    assertThat(new Audit(SITUATION).check(bare))
        .extracting(Leak::what)
        .contains("a sheet that opens without its words");
  }

  private static SealedSheet sheet(Paper paper) {
    return ((PaperAudience.Sheets) paper.audience()).sheets().get(0).sheet();
  }
}
