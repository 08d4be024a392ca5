package studio.kriegsspiel.export.aids;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.export.SampleScenario;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.MessengerRide;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Unit;

/** The umpire's forms have a row for each body, and couriers ride as the book says. */
class UmpireFormsTest {
  static Stream<RuleBook> books() {
    return RuleBookId.values().stream().map(RuleBooks::get);
  }

  private static String text(RuleBook book) throws IOException {
    return text(SampleScenario.scenario(), book);
  }

  private static String text(Scenario scenario, RuleBook book) throws IOException {
    byte[] pdf = new UmpireForms(scenario, book).toPdf(PageSize.A4).content();
    try (PDDocument document = Loader.loadPDF(pdf)) {
      return new PDFTextStripper().getText(document).replaceAll("[\\s\u00a0]+", " ");
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void everyBodyHasARowUnderEveryBook(RuleBook book) throws IOException {
    String text = text(book);
    assertThat(
            SampleScenario.scenario().sides().stream()
                .flatMap(side -> side.army().stream())
                .flatMap(Unit::withAllParts)
                .filter(Unit::isBody)
                .filter(unit -> !unit.isHeadquarters())
                .map(unit -> unit.title().replace('\'', '\u2019')))
        .isNotEmpty()
        .allMatch(text::contains);
  }

  @ParameterizedTest
  @MethodSource("books")
  void couriersRideAsTheBookSays(RuleBook book) throws IOException {
    String text = text(book);
    Optional<MessengerRide> ride = book.fieldManual().findMessengerRide(5000);
    if (ride.isEmpty()) {
      assertThat(text).doesNotContain("Minutes of the clock");
      return;
    }
    long minutes = (long) Math.ceil(ride.get().minutes());
    assertThat(text).containsPattern("minutes( \\d+){7} " + minutes + "( \\d+){3} ");
  }

  @ParameterizedTest
  @CsvSource({
    "reisswitz-1824, half battalion",
    "kriegskunst, figures",
    "napoleonic-rng, base units"
  })
  void bodiesCountAsWhatTheBookPlaysWith(String book, String counter) throws IOException {
    assertThat(text(RuleBooks.get(book))).containsPattern("\\d " + counter);
  }

  @Test
  void theSizesOfWhatIsCountedStandAbove() throws IOException {
    assertThat(text(RuleBooks.get("reisswitz-1824"))).contains("450 to a half battalion");
  }

  @ParameterizedTest
  @MethodSource("books")
  void everyCounterHasAName(RuleBook book) throws IOException {
    assertThat(text(book)).doesNotContain("null");
  }

  /** Reisswitz: 90 points to 450 men, five to a box; so 378 men have 75.6, and 600 have 120. */
  @ParameterizedTest
  @CsvSource({
    "378, 16, 1 half battalion",
    "600, 24, 2 half battalions",
    "450, 18, 1 half battalion"
  })
  void aBodyHasTheBoxesOfItsMen(int men, int boxes, String counted) throws IOException {
    String text =
        text(SampleScenario.changed("378 men", men + " men"), RuleBooks.get("reisswitz-1824"));
    Matcher row =
        Pattern.compile("2nd Light Battalion KGL " + men + " ([^\u25a1]*) ([\u25a1 ]+)")
            .matcher(text);
    assertThat(row.find()).isTrue();
    assertThat(row.group(1)).isEqualTo(counted);
    assertThat(row.group(2).replace(" ", "")).hasSize(boxes);
  }

  @Test
  void lossesAreCrossedOutAsTheBookCountsThem() throws IOException {
    String sixths = "\u25a1{6} \u25a1{6} \u25a1{6}";
    assertThat(text(RuleBooks.get("reisswitz-1824")))
        .contains("half battalion, 18 boxes of 5 points", "two guns, 5 boxes of 5 points")
        .containsPattern(sixths);
    assertThat(text(RuleBooks.get("british-1815"))).contains("gun, 5 boxes of 2.5 points");
    assertThat(text(RuleBooks.get("kriegskunst")))
        .contains("a box is a figure")
        .containsPattern("15 figures \u25a1{5} \u25a1{5} \u25a1{5} ");
  }

  /** A regular has four points, halts at none, goes back at one below and breaks at three below. */
  @Test
  void moraleIsCrossedOutWhereItIsTakenAway() throws IOException {
    String point = "\u25a1{4}";
    assertThat(text(RuleBooks.get("battle-system")))
        .contains("a box is 0.25 points", "at each bar, and at the end, the body is halted")
        .containsPattern("[^\u25a1] (?:%1$s ){4}\\| %1$s \\| %1$s %1$s [^|]".formatted(point));
  }
}
