package studio.kriegsspiel.desk.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Queue;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.desk.core.ExportWish;
import studio.kriegsspiel.desk.core.Here;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.drawing.style.MapManner;
import studio.kriegsspiel.export.ExportTarget;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.scenario.reading.ReadingChoice;

/** Pages that would be exported, looked at before. */
class ExportPreviewTest {
  private static final ExportWish PACKS =
      ExportWish.of(Path.of("out"), EnumSet.of(ExportTarget.PACK, ExportTarget.MAP));
  private static final String BLUE = "Blue: Commander";

  private final EveningBench bench = new EveningBench();

  private ExportPreview preview() {
    return preview(bench.runner);
  }

  private ExportPreview preview(BackgroundRunner runner) {
    bench.desk.manuscript().load(EveningBench.MEETING);
    ExportPreview preview = new ExportPreview(bench.desk, runner);
    preview.fit(300, 300);
    return preview;
  }

  @Test
  void eachReaderHasHisPapersAndNobodyElsesTroopsOnThem() {
    ExportPreview preview = preview();
    preview.wish(PACKS);
    assertThat(preview.shown().get().readers())
        .containsExactly("The umpire", BLUE, "Red: Commander", "All, on the table");
    assertThat(preview.shown().get().papers()).containsExactly("umpire.pdf", "umpire-tables.pdf");
    assertThat(sides(preview)).containsExactly(true, true);
    preview.chooseReader(BLUE);
    assertThat(preview.shown().get().papers()).containsExactly("blue-commander.pdf");
    assertThat(sides(preview)).containsExactly(true, false);
    preview.chooseReader("Red: Commander");
    assertThat(sides(preview)).containsExactly(false, true);
    preview.choosePaper("red-commander.pdf");
    assertThat(preview.shown().get().page()).isOne();
  }

  /** Whether any page of the paper has ink of Blue, and whether any has of Red. */
  private static List<Boolean> sides(ExportPreview preview) {
    boolean blue = false;
    boolean red = false;
    for (int page = 1; page <= preview.shown().get().pages(); page++) {
      preview.goTo(page);
      BufferedImage picture = preview.shown().get().picture().orElseThrow();
      assertThat(Math.max(picture.getWidth(), picture.getHeight())).isBetween(299, 301);
      blue |= has(picture, ink -> ink.getBlue() - ink.getRed() > 90);
      red |= has(picture, ink -> ink.getRed() > 120 && ink.getGreen() < 60 && ink.getBlue() < 60);
    }
    return List.of(blue, red);
  }

  private static boolean has(BufferedImage picture, Predicate<Color> ink) {
    return IntStream.range(0, picture.getWidth() * picture.getHeight())
        .mapToObj(i -> new Color(picture.getRGB(i % picture.getWidth(), i / picture.getWidth())))
        .anyMatch(ink);
  }

  @Test
  void figuresOfAnotherSourceAreSeen() {
    ExportPreview preview = new ExportPreview(bench.desk, bench.runner);
    bench
        .desk
        .manuscript()
        .load(
            EveningBench.MEETING.replace(
                "as Foot: 900 men, line\n",
                "as Foot: 900 men, line\n"
                    + "      source \"Siborne 1844\"\n      or 20 men source \"Beamish 1837\"\n"));
    preview.fit(300, 300);
    ExportWish blocks = ExportWish.of(Path.of("out"), EnumSet.of(ExportTarget.BLOCKS));
    preview.wish(blocks);
    int whole = blueDots(preview);
    preview.wish(blocks.following(new ReadingChoice.Lowest()));
    assertThat(blueDots(preview)).as("a block of 20 men").isLessThan(whole);
    preview.wish(blocks.following(new ReadingChoice.OfWork("Siborne 1844")));
    assertThat(blueDots(preview)).isEqualTo(whole);
    preview.wish(blocks.following(new ReadingChoice.OfWork("Nobody")));
    assertThat(preview.shown().get().words()).contains("No source is named");
  }

  private static int blueDots(ExportPreview preview) {
    int dots = 0;
    for (int page = 1; page <= preview.shown().get().pages(); page++) {
      preview.goTo(page);
      BufferedImage picture = preview.shown().get().picture().orElseThrow();
      dots +=
          (int)
              IntStream.range(0, picture.getWidth() * picture.getHeight())
                  .mapToObj(
                      i ->
                          new Color(picture.getRGB(i % picture.getWidth(), i / picture.getWidth())))
                  .filter(ink -> ink.getBlue() - ink.getRed() > 60)
                  .count();
    }
    return dots;
  }

  @Test
  void pagesTurnFromTheFirstToTheLast() {
    ExportPreview preview = preview();
    preview.wish(PACKS);
    int pages = preview.shown().get().pages();
    assertThat(pages).isGreaterThan(2);
    preview.turn(-1);
    assertThat(preview.shown().get().page()).isOne();
    preview.turn(1);
    assertThat(preview.shown().get().page()).isEqualTo(2);
    preview.goTo(Integer.MAX_VALUE);
    assertThat(preview.shown().get().page()).isEqualTo(pages);
  }

  @Test
  void otherPaperIsLookedAtWithTheSameReader() {
    ExportPreview preview = preview();
    ExportWish maps =
        ExportWish.of(Path.of("out"), EnumSet.of(ExportTarget.MAP, ExportTarget.AIDS));
    preview.wish(maps);
    preview.choosePaper("aids.pdf");
    preview.choosePaper("map.pdf");
    int small = preview.shown().get().pages();
    preview.wish(maps.looking(new ExportWish.Look(PageSize.A3, 8000, MapManner.COLOUR)));
    assertThat(preview.shown().get().paper()).isEqualTo("map.pdf");
    assertThat(preview.shown().get().pages()).isLessThan(small);
    preview.wish(maps.looking(new ExportWish.Look(PageSize.A4, 8000, MapManner.SHEET)));
    assertThat(preview.shown().get().words()).contains("no sheet of its own");
    assertThat(preview.shown().get().picture()).isEmpty();
    preview.wish(ExportWish.of(Path.of("out"), EnumSet.of(ExportTarget.PLAY)));
    assertThat(preview.shown().get().words())
        .isEqualTo("Nothing that is ticked is printed on pages.");
  }

  @Test
  void anotherChoiceGivesUpWhatIsUnderWay() {
    Queue<Runnable> events = new ArrayDeque<>();
    ExportPreview preview = preview(new BackgroundRunner(new Here(), events::add));
    List<String> seen = new ArrayList<>();
    preview.shown().listen(now -> now.picture().ifPresent(picture -> seen.add(now.paper())));
    preview.wish(PACKS);
    while (!preview.shown().get().words().equals("Making umpire.pdf…")) {
      events.remove().run();
    }
    preview.chooseReader(BLUE);
    while (!events.isEmpty()) {
      events.remove().run();
    }
    assertThat(seen).containsExactly("blue-commander.pdf");
  }

  @Test
  void aPaperIsPrintedOnceTheAuditHasReadIt() {
    ExportPreview preview = preview();
    List<String> told = new ArrayList<>();
    List<Integer> printed = new ArrayList<>();
    preview.print(pages -> printed.add(pages.count()), told::add);
    assertThat(told).isEmpty();
    preview.wish(PACKS);
    preview.chooseReader(BLUE);
    preview.print(pages -> printed.add(pages.count()), told::add);
    assertThat(printed).containsExactly(preview.shown().get().pages());
    preview.print(
        pages -> {
          throw new IllegalStateException("The printer does not print it: no paper");
        },
        told::add);
    assertThat(told)
        .containsExactly(
            "blue-commander.pdf was sent to the printer.",
            "The printer does not print it: no paper");
  }
}
