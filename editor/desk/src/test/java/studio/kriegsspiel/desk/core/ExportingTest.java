package studio.kriegsspiel.desk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.file.FileStamp;
import studio.kriegsspiel.desk.file.ScenarioFiles.Style;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Job;
import studio.kriegsspiel.drawing.style.MapManner;
import studio.kriegsspiel.export.ExportTarget;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.reading.ReadingChoice;
import studio.kriegsspiel.scenario.tonight.WhoComes;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;

@Timeout(60)
class ExportingTest {
  private static final String TEXT =
      """
      scenario "Packs"
        rules   reisswitz-1824
        terrain "mont-saint-jean"
        on      18 June 1815 from 13:00 to 15:00
      """;

  @TempDir Path folder;

  @Test
  void whoeverCancelsIsToldSoAndAskedNothing() throws Exception {
    LinkedBlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
    ExecutorService worker = Executors.newSingleThreadExecutor();
    BackgroundRunner runner = new BackgroundRunner(worker, events::add);
    CountDownLatch go = new CountDownLatch(1);
    Desk desk = new Desk();
    desk.studied()
        .set(
            Studied.of(
                1,
                Studies.ofLibrary().of("packs", Optional.empty(), TEXT, Cancellation.NEVER),
                List.of()));
    List<Exporting.Ended> ended = new ArrayList<>();
    worker.execute(
        () -> {
          try {
            go.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
    new Exporting(desk, runner)
        .begin(ExportWish.of(folder, EnumSet.allOf(ExportTarget.class)), ended::add);
    runner.shownJobs().forEach(Job::cancel);
    go.countDown();
    while (desk.message().get().equals(Message.NONE)) {
      events.take().run();
    }
    runner.close();
    assertThat(desk.message().get())
        .isEqualTo(Message.info("The export was cancelled; nothing was written."));
    assertThat(ended).isEmpty();
    assertThat(folder).isEmptyDirectory();
  }

  private static String obstacle(EveningBench bench) {
    return new Exporting(bench.desk, bench.runner).obstacle();
  }

  @Test
  void nothingMisleadingIsExported() {
    EveningBench bench = new EveningBench();
    assertThat(obstacle(bench)).startsWith("The scenario has 10 errors; an export would mislead");
    bench.desk.manuscript().load(EveningBench.MEETING);
    assertThat(obstacle(bench)).isEmpty();
    bench.desk.manuscript().load(EveningBench.MEETING.replace("for Guard", "for Nobody"));
    assertThat(obstacle(bench))
        .isEqualTo(
            "The scenario has 1 error; an export would mislead its players. Mend them first.");
    bench.pause();
    bench.desk.manuscript().load(EveningBench.MEETING);
    assertThat(obstacle(bench))
        .isEqualTo("The text is still being checked; try again in a moment.");
  }

  @Test
  void whatIsNoScenarioOrHasNoGroundIsNotExported() {
    Desk desk = new Desk();
    Exporting exporting = new Exporting(desk, new BackgroundRunner(new Here(), Runnable::run));
    study(desk, "nothing at all");
    assertThat(exporting.obstacle())
        .isEqualTo("The text is not understood well enough to export it; mend its problems first.");
    study(desk, TEXT.replace("  terrain \"mont-saint-jean\"\n", ""));
    assertThat(exporting.obstacle())
        .isEqualTo("The scenario has no ground, so no map can be printed; name a terrain first.");
    study(desk, TEXT);
    assertThat(exporting.obstacle()).isEmpty();
  }

  private static void study(Desk desk, String text) {
    desk.manuscript().load(text);
    desk.studied()
        .set(
            Studied.of(
                desk.manuscript().version(),
                Studies.ofLibrary().of("packs", Optional.empty(), text, Cancellation.NEVER),
                List.of()));
  }

  @Test
  void whatWasWrittenIsToldWithItsFolder() {
    EveningBench bench = new EveningBench();
    bench.desk.manuscript().load(EveningBench.MEETING);
    List<Exporting.Ended> ended = new ArrayList<>();
    Path out = folder.resolve("out");
    Exporting exporting = new Exporting(bench.desk, bench.runner);
    exporting.begin(ExportWish.of(out, EnumSet.of(ExportTarget.PLAY)), ended::add);
    assertThat(ended).singleElement().matches(Exporting.Ended::written);
    assertThat(out.resolve("play.json")).exists();
    assertThat(bench.message())
        .isEqualTo("Exported to " + out + ": " + ended.get(0).words())
        .contains("5 files written");
  }

  /** Blue with an aide besides its commander. */
  private static final String WITH_AIDE =
      EveningBench.MEETING.replace(
          "  role \"Commander\" for Foot\n",
          "  role \"Commander\" for Foot\n    role \"Aide\" for Foot\n");

  @Test
  void papersOfAnEveningAreForThoseWhoCome() {
    EveningBench bench = new EveningBench();
    bench.desk.manuscript().load(WITH_AIDE);
    Exporting exporting = new Exporting(bench.desk, bench.runner);
    EveningForm evening = exporting.evening();
    assertThat(evening.people()).isEqualTo(4);
    assertThat(evening.lines()).contains("  plays    \"Aide\" of Blue");
    Audience.RoleOnly aide = new Audience.RoleOnly("Blue", "Aide");
    assertThat(evening.roles()).hasSize(3).contains(aide);
    evening.setPeople(3);
    evening.setMissing(aide, true);
    assertThat(evening.isPossible()).isTrue();
    List<Exporting.Ended> ended = new ArrayList<>();
    exporting.begin(
        ExportWish.of(folder, EnumSet.of(ExportTarget.PLAY)).forThose(evening.who()), ended::add);
    assertThat(ended).singleElement().matches(Exporting.Ended::written);
    assertThat(folder.resolve("play-blue-commander.json")).exists();
    assertThat(folder.resolve("play-blue-aide.json")).doesNotExist();
    evening.setPeople(2);
    assertThat(evening.isPossible()).isFalse();
    assertThat(evening.lines()).singleElement().asString().contains("needs at least 3 people");
  }

  @Test
  void severalUmpiresHaveABookEach() {
    EveningBench bench = new EveningBench();
    bench.desk.manuscript().load(WITH_AIDE);
    Exporting exporting = new Exporting(bench.desk, bench.runner);
    List<Exporting.Ended> ended = new ArrayList<>();
    exporting.begin(ExportWish.of(folder, EnumSet.of(ExportTarget.PACK)).umpiredBy(3), ended::add);
    assertThat(ended).singleElement().matches(Exporting.Ended::written);
    assertThat(folder.resolve("liaison-blue.pdf")).exists();
    exporting.begin(ExportWish.of(folder, EnumSet.of(ExportTarget.PACK)).umpiredBy(9), ended::add);
    assertThat(ended.get(1).written()).isFalse();
    assertThat(ended.get(1).words()).contains("take at most 4 umpires");
  }

  @Test
  void mapsAreOnThePaperAndInTheMannerThatIsWanted() throws Exception {
    EveningBench bench = new EveningBench();
    bench.desk.manuscript().load(EveningBench.MEETING);
    Exporting exporting = new Exporting(bench.desk, bench.runner);
    ExportWish usual = ExportWish.of(folder, EnumSet.of(ExportTarget.MAP));
    List<Exporting.Ended> ended = new ArrayList<>();
    ExportWish.Look grey = new ExportWish.Look(PageSize.A3, 16_000, MapManner.GREY);
    exporting.begin(usual.looking(grey), ended::add);
    assertThat(ended).singleElement().matches(Exporting.Ended::written);
    byte[] onA3 = Files.readAllBytes(folder.resolve("map.pdf"));
    exporting.begin(usual, ended::add);
    assertThat(Files.readAllBytes(folder.resolve("map.pdf"))).isNotEqualTo(onA3);
    ExportWish.Look sheet = new ExportWish.Look(PageSize.A4, 8000, MapManner.SHEET);
    exporting.begin(usual.looking(sheet), ended::add);
    assertThat(ended.get(2).words()).contains("no sheet of its own");
  }

  @Test
  void aVariantIsExportedUnlessItHasErrorsOfItsOwn() throws Exception {
    EveningBench bench = new EveningBench();
    bench
        .desk
        .manuscript()
        .load(
            EveningBench.MEETING
                + """

                variant "Fewer"
                  Foot: 700 men

                variant "Nowhere"
                  deploy
                    Foot in line at "Nowhere" facing south
                """);
    Exporting exporting = new Exporting(bench.desk, bench.runner);
    assertThat(exporting.variants()).containsExactly("Fewer", "Nowhere");
    ExportWish play = ExportWish.of(folder, EnumSet.of(ExportTarget.PLAY));
    List<Exporting.Ended> ended = new ArrayList<>();
    exporting.begin(play.ofVariant("Nowhere"), ended::add);
    assertThat(ended.get(0).words()).startsWith("The variant \"Nowhere\" has an error;");
    assertThat(folder).isEmptyDirectory();
    exporting.begin(play.ofVariant("Fewer"), ended::add);
    assertThat(ended.get(1).words()).contains("files written");
    assertThat(Files.readString(folder.resolve("play.json"))).contains("700").contains("Fewer");
  }

  private static final String RIVALS =
      EveningBench.MEETING.replace(
          "as Foot: 900 men, line\n",
          "as Foot: 900 men, line\n"
              + "      source \"Siborne 1844, p. 60\"\n"
              + "      or 700 men source \"Beamish 1837\"\n"
              + "      or 950 men source \"Beamish 1838\"\n");

  @Test
  void figuresAreThoseOfTheSourceThatIsFollowed() throws Exception {
    EveningBench bench = new EveningBench();
    bench.desk.manuscript().load(EveningBench.MEETING);
    Exporting exporting = new Exporting(bench.desk, bench.runner);
    assertThat(exporting.sources().readings()).as("nobody disagrees").isEmpty();
    bench.desk.manuscript().load(RIVALS + "variant \"Fewer\"\n  Guard: 500 men\n");
    assertThat(exporting.sources().own()).contains("those first in its text");
    assertThat(exporting.sources().readings())
        .extracting(RivalReadings::words)
        .containsExactly(
            "The lowest of each",
            "The highest of each",
            "Siborne 1844, where it has any",
            "Beamish 1837, where it has any",
            "Beamish 1838, where it has any");
    ExportWish play = ExportWish.of(folder, EnumSet.of(ExportTarget.PLAY));
    assertThat(men(exporting, play)).containsExactly(900, 900);
    for (ReadingChoice each : exporting.sources().readings()) {
      int expected =
          each.match(
              lowest -> 700,
              highest -> 950,
              work ->
                  Map.of("Siborne 1844", 900, "Beamish 1837", 700).getOrDefault(work.work(), 950));
      assertThat(men(exporting, play.following(each))).containsExactly(expected, 900);
    }
    ExportWish both = play.following(new ReadingChoice.Lowest()).ofVariant("Fewer");
    assertThat(men(exporting, both)).containsExactly(700, 500);
    List<Exporting.Ended> ended = new ArrayList<>();
    exporting.begin(play.following(new ReadingChoice.OfWork("Nobody")), ended::add);
    assertThat(ended.get(0).written()).isFalse();
    assertThat(ended.get(0).words())
        .startsWith("The scenario with the figures of \"Nobody\" has an error;")
        .contains("No source is named \"Nobody\"");
    bench
        .desk
        .manuscript()
        .load(RIVALS.replace("13:00 to 14:00", "13:00 to 14:00\n  reading highest"));
    assertThat(exporting.sources().own()).isEqualTo("As the scenario says: The highest of each");
  }

  /** The men of Foot and Guard in the play file that comes of a wish. */
  private List<Integer> men(Exporting exporting, ExportWish wish) throws Exception {
    List<Exporting.Ended> ended = new ArrayList<>();
    exporting.begin(wish, ended::add);
    assertThat(ended.get(0).words()).contains("files written");
    String file = Files.readString(folder.resolve("play.json"));
    Matcher men =
        Pattern.compile("\"title\" : \"(First Foot|The Guard)\".*?\"men\" : (\\d+)", Pattern.DOTALL)
            .matcher(file);
    return men.results().map(each -> Integer.valueOf(each.group(2))).limit(2).toList();
  }

  @Test
  void aTextThatNamesWhoIsNotThereStopsIt() {
    EveningBench bench = new EveningBench();
    bench.desk.manuscript().load(WITH_AIDE.replace("Take the pit.", "The Aide takes the pit."));
    Exporting exporting = new Exporting(bench.desk, bench.runner);
    WhoComes who = WhoComes.allBut(List.of(new Audience.RoleOnly("Blue", "Aide")));
    List<Exporting.Ended> ended = new ArrayList<>();
    exporting.begin(ExportWish.of(folder, EnumSet.of(ExportTarget.PLAY)).forThose(who), ended::add);
    assertThat(ended).singleElement().matches(each -> !each.written());
    assertThat(ended.get(0).words()).contains("KS-TON-001", "names \"Aide\" of Blue");
    assertThat(folder).isEmptyDirectory();
  }

  private static OpenFile saved(Path path) {
    return new OpenFile(Optional.of(path), Style.PLAIN, FileStamp.MISSING, "meeting");
  }

  @Test
  void whoComesIsKeptBesideTheScenarioAndFoundAgain() {
    EveningBench bench = new EveningBench();
    bench.desk.manuscript().load(WITH_AIDE);
    Exporting exporting = new Exporting(bench.desk, bench.runner);
    assertThat(exporting.kept()).isEmpty();
    bench.desk.file().set(saved(folder.resolve("meeting.kriegsspiel")));
    EveningForm evening = exporting.evening();
    evening.setPeople(3);
    assertThat(exporting.keep(evening.who())).isTrue();
    assertThat(folder.resolve("meeting.tonight.json")).exists();
    assertThat(exporting.evening().people()).isEqualTo(3);
    bench.desk.file().set(saved(folder.resolve("no such").resolve("a.kriegsspiel")));
    assertThat(exporting.keep(evening.who())).isFalse();
    assertThat(bench.message()).startsWith("Who comes tonight could not be kept: ");
  }

  @Test
  void aFolderThatCannotBeWrittenIsTold() throws Exception {
    EveningBench bench = new EveningBench();
    bench.desk.manuscript().load(EveningBench.MEETING);
    List<Exporting.Ended> ended = new ArrayList<>();
    Path taken = Files.writeString(folder.resolve("taken"), "a file");
    new Exporting(bench.desk, bench.runner)
        .begin(ExportWish.of(taken, EnumSet.of(ExportTarget.PLAY)), ended::add);
    assertThat(ended).singleElement().matches(each -> !each.written());
    assertThat(bench.desk.message().get())
        .isEqualTo(Message.trouble("The export did not end well: " + ended.get(0).words()));
    assertThat(ended.get(0).words()).contains("cannot be written");
  }
}
