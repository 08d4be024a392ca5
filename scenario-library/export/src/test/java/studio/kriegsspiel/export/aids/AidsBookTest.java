package studio.kriegsspiel.export.aids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.export.ExportException;
import studio.kriegsspiel.export.ExportRequest;
import studio.kriegsspiel.export.ExportTarget;
import studio.kriegsspiel.export.Exporter;
import studio.kriegsspiel.export.SampleScenario;
import studio.kriegsspiel.export.StrokedBoxes;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.Scenario;

/** Aids are measured on the page as a player would, with a rule. */
class AidsBookTest {
  private static final double MM = 72 / 25.4;
  private static final int DPI = 254;

  @TempDir Path folder;

  private static byte[] print(String book, PageSize size, int scale) {
    return new AidsBook("An evening", RuleBooks.get(book), SampleScenario.at(13, 0), scale)
        .toPdf(size)
        .content();
  }

  /** The square of the first page, measured on the rendered picture, ten dots to a millimetre. */
  @ParameterizedTest
  @EnumSource(PageSize.class)
  void theSquareIsAHundredMillimetres(PageSize size) throws IOException {
    try (PDDocument document = Loader.loadPDF(print("reisswitz-1824", size, 8000))) {
      Inked page = Inked.of(new PDFRenderer(document).renderImageWithDPI(0, DPI));
      int least = (int) (95 * DPI / 25.4);
      List<Integer> upright =
          where(page.width(), x -> run(page.height(), y -> page.isDark(x, y)) > least);
      int left = upright.get(0);
      double width = (upright.get(upright.size() - 1) - left) * 25.4 / DPI;
      assertThat(width).isCloseTo(100, within(0.2));
      double height = run(page.height(), y -> page.isDark(left, y)) * 25.4 / DPI;
      assertThat(height).isCloseTo(100, within(0.2));
    }
  }

  private static List<Integer> where(int size, IntPredicate at) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      if (at.test(i)) {
        found.add(i);
      }
    }
    return found;
  }

  private static int run(int size, IntPredicate at) {
    int best = 0;
    int now = 0;
    for (int i = 0; i < size; i++) {
      now = at.test(i) ? now + 1 : 0;
      best = Math.max(best, now);
    }
    return best;
  }

  private record Inked(int[] points, int width, int height) {
    static Inked of(BufferedImage page) {
      int width = page.getWidth();
      int height = page.getHeight();
      return new Inked(page.getRGB(0, 0, width, height, null, 0, width), width, height);
    }

    boolean isDark(int x, int y) {
      int rgb = points[y * width + x];
      return ((rgb >> 16 & 0xff) + (rgb >> 8 & 0xff) + (rgb & 0xff)) / 3 < 170;
    }
  }

  private static List<Rectangle2D> boxes(byte[] pdf) throws IOException {
    List<Rectangle2D> boxes = new ArrayList<>();
    try (PDDocument document = Loader.loadPDF(pdf)) {
      for (var page : document.getPages()) {
        for (Rectangle2D box : StrokedBoxes.of(page)) {
          boxes.add(
              new Rectangle2D.Double(
                  box.getX() / MM, box.getY() / MM, box.getWidth() / MM, box.getHeight() / MM));
        }
      }
    }
    return boxes;
  }

  private static String text(byte[] pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      return new PDFTextStripper().getText(document).replace('\u00a0', ' ');
    }
  }

  /** Bars of marches; the lengths are worked out by hand from what each book prints. */
  @ParameterizedTest
  @CsvSource({
    // infantry on the march 200 paces of 0.753 m; light cavalry in action 900
    "reisswitz-1824, 8000, 18.825",
    "reisswitz-1824, 8000, 84.7125",
    "reisswitz-1824, 5280, 128.352",
    // 900 paces of 0.804672 m
    "british-1815, 8000, 90.5256",
    // five spaces of 150 m
    "battle-system, 8000, 93.75",
    // 18 inches of 45.72 m
    "kriegskunst, 8000, 102.87",
    // 190 mm of 2 m
    "napoleonic-rng, 8000, 47.5"
  })
  void aBarIsAsLongAsTheMarch(String book, int scale, double length) throws IOException {
    assertThat(boxes(print(book, PageSize.A4, scale)))
        .filteredOn(box -> Math.abs(box.getHeight() - 3.8) < 0.05)
        .anySatisfy(box -> assertThat(box.getWidth()).isCloseTo(length, within(0.02)));
  }

  /** Bands of ranges, from the end of one to the end of the next. */
  @ParameterizedTest
  @CsvSource({
    // small canister of a 12-pdr: 500 paces; its last band as long
    "reisswitz-1824, 47.0625",
    // large canister of a 6-pdr: 400 to 800 paces
    "british-1815, 40.2336",
    // heavy guns at two to four spaces
    "battle-system, 56.25",
    // long range of a 12-pounder: 24 to 48 inches
    "kriegskunst, 137.16",
    // foot battery from 150 to 450 mm
    "napoleonic-rng, 75"
  })
  void aBandIsAsLongAsTheRange(String book, double length) throws IOException {
    assertThat(boxes(print(book, PageSize.A4, 8000)))
        .filteredOn(box -> Math.abs(box.getHeight() - 4.8) < 0.05)
        .anySatisfy(box -> assertThat(box.getWidth()).isCloseTo(length, within(0.02)));
  }

  @Test
  void aRulerThatIsLongerThanThePaperLiesOnItInPieces() throws IOException {
    // 2000 paces are 1506 m, 753 mm at 1:2000, and a sheet has room for 277
    assertThat(text(print("reisswitz-1824", PageSize.A4, 2000)))
        .contains("piece 3 of 3")
        .doesNotContain("piece 4");
  }

  @Test
  void aRulerNobodyWouldGlueIsRefusedBeforeAnythingIsWritten() {
    Path out = folder.resolve("out");
    ExportRequest request =
        ExportRequest.of(
                SampleScenario.situation(SampleScenario.scenario(), SampleGround.flat()),
                List.of(),
                Set.of(ExportTarget.AIDS),
                out)
            .on(PageSize.A4, 500);
    assertThatThrownBy(() -> new Exporter().export(request))
        .isInstanceOf(ExportException.class)
        .hasMessage(
            "At 1:500 the ruler for 12-pdr is 3012 mm long, 11 pieces of this paper; choose a"
                + " smaller scale such as 1:1400.");
    assertThat(Files.exists(out)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"reisswitz-1824, 5", "british-1815, 10", "kriegskunst, 2", "battle-system, 1"})
  void aDieHasSixFacesOfTwentyMillimetres(String book, int dice) throws IOException {
    assertThat(boxes(print(book, PageSize.A4, 8000)))
        .filteredOn(
            box -> Math.abs(box.getWidth() - 20) < 0.02 && Math.abs(box.getHeight() - 20) < 0.02)
        .hasSize(6 * dice);
  }

  @Test
  void figuresOfTheDiceStandWithTheirRulings() throws IOException {
    String text = text(print("reisswitz-1824", PageSize.A4, 8000));
    assertThat(text).contains("Die II, 3:2", "Die III, 2:1", "Die IV, 3:1", "Die V, 4:1", "(§5)");
    assertThat(text.replaceAll("\\s+", " ")).contains("Die III: ruling C067");
  }

  @Test
  void aBookOfRandomNumbersHasNoDiceButATableForThem() throws IOException {
    assertThat(text(print("napoleonic-rng", PageSize.A4, 8000)))
        .contains("Random numbers from common dice")
        .doesNotContain("Dice to cut out");
  }

  @Test
  void eachFigureFallsAlikeOften() {
    int[] ways = new int[10];
    int again = 0;
    for (int first = 1; first <= 6; first++) {
      for (int second = 1; second <= 6; second++) {
        int digit = DiceTables.digit(first, second);
        if (digit < 0) {
          again++;
        } else {
          ways[digit]++;
        }
      }
    }
    assertThat(ways).containsOnly(3);
    assertThat(again).isEqualTo(6);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "from 13:00 to 18:30 => from 13:00 to 20:00",
        "as Baring: 378 men => as Baring: 600 men",
        "5 guns 9-pdr, 1 howitzer => 6 guns 12-pdr"
      })
  void theyAreTheSameWhateverTheSidesHaveAndWheneverPlayEnds(String change) throws IOException {
    String[] words = change.split(" => ");
    Scenario other = SampleScenario.changed(words[0], words[1]);
    assertThat(other).isNotEqualTo(SampleScenario.scenario());
    assertThat(exported(other, "other")).isEqualTo(exported(SampleScenario.scenario(), "as it is"));
  }

  private byte[] exported(Scenario scenario, String name) throws IOException {
    Path out = folder.resolve(name);
    new Exporter()
        .export(
            ExportRequest.of(
                SampleScenario.situation(scenario, SampleGround.flat()),
                List.of(),
                Set.of(ExportTarget.AIDS),
                out));
    return Files.readAllBytes(out.resolve("aids.pdf"));
  }

  @Test
  void theTrackBeginsWhenPlayDoesAndGoesOnByTheTurn() throws IOException {
    assertThat(text(print("reisswitz-1824", PageSize.A4, 8000))).contains("13:00", "16:58");
    assertThat(text(print("kriegskunst", PageSize.A4, 8000)))
        .contains("13:15", "22:45")
        .doesNotContain("13:02");
  }
}
