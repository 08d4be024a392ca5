package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PdfPaper;

/** Every PDF keeps to PDF/UA-1 and to PDF/A-2a, as veraPDF reads these standards. */
class PdfStandardsTest {
  private static final List<PDFAFlavour> STANDARDS =
      List.of(PDFAFlavour.PDFUA_1, PDFAFlavour.PDFA_2_A);

  /** PDF/A knows no passwords. */
  private static final List<PDFAFlavour> UNDER_LOCK = List.of(PDFAFlavour.PDFUA_1);

  @BeforeAll
  static void found() {
    VeraGreenfieldFoundryProvider.initialise();
  }

  /** The umpire's book has each kind of page; what these add to it is more of the same ground. */
  private static final Pattern MORE_OF_THE_SAME =
      Pattern.compile(
          "map|umpire-phases|blue-commander|exercise-2-.*|exercise-.-(student|debrief)");

  /** Red's are made as Blue's are, and leave the checker more time for the rest. */
  private static Stream<Papers.Draft> papers(boolean more) {
    return EveningPapersTest.drafts(EnumSet.allOf(ExportTarget.class)).stream()
        .filter(each -> each.fileName().endsWith(".pdf") && !each.fileName().startsWith("red"))
        .filter(
            each ->
                MORE_OF_THE_SAME.matcher(each.fileName().replace(".pdf", "")).matches() == more);
  }

  static Stream<Papers.Draft> ofEachKind() {
    return papers(false);
  }

  static Stream<Papers.Draft> ofTheSame() {
    return papers(true);
  }

  @ParameterizedTest
  @MethodSource("ofTheSame")
  @Tag("long")
  void theRestKeepsToThem(Papers.Draft draft) throws Exception {
    keepsToThem(draft);
  }

  @ParameterizedTest
  @MethodSource("ofEachKind")
  void keepsToThem(Papers.Draft draft) throws Exception {
    Paper paper = draft.make().apply(pages -> {});
    byte[] content = EveningPapersTest.opened(paper);
    assertThat(breaches(content, content == paper.content() ? STANDARDS : UNDER_LOCK))
        .as(draft.fileName())
        .isEmpty();
  }

  @Test
  void aFileThatDoesNotIsSeen() throws Exception {
    try (PdfPaper paper = new PdfPaper("Bare")) {
      Flow flow = new Flow(paper, PageSize.A4);
      flow.heading("Told");
      flow.finish("", "");
      byte[] whole = paper.finish().content();
      byte[] broken =
          new String(whole, StandardCharsets.ISO_8859_1)
              .replace("<pdfuaid:part>1<", "<pdfuaid:part>9<")
              .getBytes(StandardCharsets.ISO_8859_1);
      assertThat(breaches(whole, STANDARDS)).isEmpty();
      assertThat(breaches(broken, STANDARDS)).isNotEmpty();
    }
  }

  private static List<String> breaches(byte[] content, List<PDFAFlavour> standards)
      throws Exception {
    try (PDFAParser parser =
            Foundries.defaultInstance().createParser(new ByteArrayInputStream(content));
        PDFAValidator validator = Foundries.defaultInstance().createValidator(standards)) {
      return validator.validateAll(parser).stream()
          .flatMap(
              result ->
                  result.getTestAssertions().stream()
                      .filter(each -> each.getStatus() == TestAssertion.Status.FAILED)
                      .map(
                          each ->
                              "%s, %s: %s"
                                  .formatted(
                                      result.getPDFAFlavour(),
                                      each.getRuleId().getClause(),
                                      each.getMessage())))
          .distinct()
          .toList();
    }
  }
}
