package studio.kriegsspiel.export.blocks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.drawing.style.MapManner;
import studio.kriegsspiel.export.ExportException;
import studio.kriegsspiel.export.ExportRequest;
import studio.kriegsspiel.export.ExportTarget;
import studio.kriegsspiel.export.Exporter;
import studio.kriegsspiel.export.SampleScenario;
import studio.kriegsspiel.export.StrokedBoxes;
import studio.kriegsspiel.export.aids.UmpireAids;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.force.Unit;

/** Blocks are measured on the page; their lengths are worked out by hand from the books. */
class BlocksBookTest {
  private static final double MM = 72 / 25.4;

  @TempDir Path folder;

  private static byte[] print(String name, int scale) {
    RuleBook book = RuleBooks.get(name);
    return new BlocksBook(SampleScenario.scenario(), book, book.pace().metres().toDouble(), scale)
        .toPdf(PageSize.A4, MapManner.COLOUR)
        .content();
  }

  private static List<Rectangle2D> boxes(byte[] pdf) throws IOException {
    List<Rectangle2D> boxes = new ArrayList<>();
    try (PDDocument document = Loader.loadPDF(pdf)) {
      for (var page : document.getPages()) {
        for (Rectangle2D box : StrokedBoxes.of(page)) {
          boxes.add(new Rectangle2D.Double(0, 0, box.getWidth() / MM, box.getHeight() / MM));
        }
      }
    }
    return boxes;
  }

  private static String text(byte[] pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      return new PDFTextStripper().getText(document);
    }
  }

  @ParameterizedTest
  @CsvSource({
    // 962 men stand on 250 x 962 / 900 paces: two blocks of half of that, 75 paces deep
    "reisswitz-1824, 8000, 12.5761, 7.0594",
    // the same at 1:4500
    "reisswitz-1824, 4500, 22.3575, 12.5500",
    // their close column is 962 / 900 of 37 paces deep in two blocks, and drawn 75 broad
    "reisswitz-1824, 8000, 7.0594, 1.8613",
    // 600 horse in line, four squadrons of 100 paces, each by itself, 50 deep
    "reisswitz-1824, 8000, 9.4125, 4.7063",
    // a base of foot, of horse, of a battery at 1:2000
    "napoleonic-rng, 8000, 20, 15",
    "napoleonic-rng, 8000, 30, 40",
    "napoleonic-rng, 8000, 20, 40",
    // 962 men in line, 188 x 962 / 900 m by 5, on a table of 45.72 m an inch
    "kriegskunst, 8000, 111.638, 2.7778",
    // 4103 men in line, 188 x 4103 / 900 m, are broader than the paper: three pieces
    "kriegskunst, 8000, 158.7185, 2.7778"
  })
  void aBlockIsAsLongAndAsDeepAsTheBookSays(String book, int scale, double width, double height)
      throws IOException {
    assertThat(boxes(print(book, scale)))
        .anySatisfy(
            box -> {
              assertThat(box.getWidth()).isCloseTo(width, within(0.03));
              assertThat(box.getHeight()).isCloseTo(height, within(0.03));
            });
  }

  @ParameterizedTest
  @CsvSource({"reisswitz-1824", "british-1815", "battle-system", "kriegskunst", "napoleonic-rng"})
  void everyBodyOfTheScenarioHasItsBlocksAndNobodyElse(String book) throws IOException {
    String text = text(print(book, 8000));
    List<String> bodies =
        SampleScenario.scenario().units().filter(Unit::isBody).map(Unit::title).toList();
    assertThat(bodies).hasSizeGreaterThan(8);
    assertThat(text).contains(bodies);
    SampleScenario.scenario()
        .units()
        .filter(unit -> !unit.isBody())
        .forEach(unit -> assertThat(text).doesNotContain(unit.title() + ", "));
    assertThat(text).contains("Concealed columns and dummies");
  }

  @Test
  void placesOfTheFiguresStandBesideThem() throws IOException {
    assertThat(text(print("reisswitz-1824", 8000))).contains("(Introduction; depth default DM-02)");
    assertThat(text(print("napoleonic-rng", 8000))).contains("20 × 15 mm (2.4.1 Infantry)");
  }

  @Test
  void aBlockLargerThanThePaperIsToldBeforeAnythingIsWritten() {
    Path out = folder.resolve("out");
    ExportRequest request =
        ExportRequest.of(
                SampleScenario.situation(SampleScenario.scenario(), SampleGround.flat()),
                List.of(),
                Set.of(ExportTarget.BLOCKS, ExportTarget.PLAY),
                out)
            .on(PageSize.A4, 450);
    assertThatThrownBy(() -> new Exporter().export(request))
        .isInstanceOf(ExportException.class)
        .hasMessageMatching(
            "At 1:450 the block of \\w+ is \\d+ by \\d+ mm, and the paper has room for 190 by"
                + " \\d+ mm; take a larger paper or a smaller scale\\.");
    assertThat(Files.exists(out)).isFalse();
  }

  @Test
  void aNameWithALetterThatHasNoSignIsToldBeforeAnythingIsWritten() {
    Path out = folder.resolve("out");
    // a letter of private use, which no face of any machine has
    ExportRequest request =
        ExportRequest.of(
            SampleScenario.situation(
                SampleScenario.changed("Bremen Field Battalion", "Bremen \ue123 Battalion"),
                SampleGround.flat()),
            List.of(),
            Set.of(ExportTarget.BLOCKS),
            out);
    assertThatThrownBy(() -> new Exporter().export(request))
        .isInstanceOf(ExportException.class)
        .hasMessageContaining("Bremen");
    assertThat(Files.exists(out)).isFalse();
  }

  @Test
  void exchangePiecesAreShorterByTheMenTheyLack() throws IOException {
    byte[] pdf =
        new UmpireAids(SampleScenario.scenario(), RuleBooks.get("reisswitz-1824"), 8000)
            .toPdf(PageSize.A4, MapManner.COLOUR)
            .content();
    // 5/6 and 4/6 of 125 paces of 0.753 m, 75 paces deep
    assertThat(boxes(pdf))
        .anySatisfy(box -> assertThat(box.getWidth()).isCloseTo(9.8047, within(0.02)))
        .anySatisfy(box -> assertThat(box.getWidth()).isCloseTo(7.8438, within(0.02)));
    assertThat(text(pdf)).contains("Larger exchange piece", "(ruling C012)", "60 points");
  }

  @Test
  void randomNumbersAreThoseOfTheBookAndComeAgain() throws IOException {
    RuleBook book = RuleBooks.get("napoleonic-rng");
    UmpireAids aids = new UmpireAids(SampleScenario.scenario(), book, 8000);
    byte[] pdf = aids.toPdf(PageSize.A4, MapManner.COLOUR).content();
    List<String> numbers =
        List.of(text(pdf).split("\\s+")).stream().filter(it -> it.matches("0\\.\\d{3}")).toList();
    assertThat(numbers).hasSizeGreaterThan(650);
    assertThat(Set.copyOf(numbers)).hasSizeGreaterThan(400);
    assertThat(aids.toPdf(PageSize.A4, MapManner.COLOUR).content()).isEqualTo(pdf);
    assertThat(
            new UmpireAids(SampleScenario.scenario(), RuleBooks.get("kriegskunst"), 8000).isAny())
        .isFalse();
  }
}
