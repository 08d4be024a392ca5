package studio.kriegsspiel.desk.marking;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.desk.core.Here;
import studio.kriegsspiel.desk.core.OpenFile;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.terrain.ground.Ground;

/** The sheets of a class are checked, played and marked beside each other. */
@Timeout(300)
class SheetMarkingTest {
  private static final Ground GROUND = Ground.of(SampleGround.terrain());
  private static final String HEAD = "orders of \"Commander\" of Blue in \"meeting.kriegsspiel\"\n";

  @TempDir Path folder;
  private final Deque<Runnable> events = new ConcurrentLinkedDeque<>();
  private final Desk desk = new Desk();
  private final SheetMarking marking =
      new SheetMarking(desk, new BackgroundRunner(new Here(), events::add));

  private void open(String text) {
    desk.file().set(OpenFile.named("meeting.kriegsspiel"));
    desk.manuscript().load(text);
    desk.studied()
        .set(
            Studied.of(
                desk.manuscript().version(),
                new Studies((scenario, name) -> Optional.of(GROUND))
                    .of("meeting.kriegsspiel", Optional.empty(), text, Cancellation.NEVER),
                List.of()));
  }

  private void goOn() {
    while (!events.isEmpty()) {
      events.remove().run();
    }
  }

  private void hand(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name + ".kriegsspiel"), text);
  }

  private void handAll() throws IOException {
    hand(
        "anna",
        HEAD
            + "  13:02 Foot marches to \"La Haye Sainte\"\n"
            + "  13:12 message to the umpire \"There.\"\n");
    hand("bert", HEAD + "  13:10 message to the umpire \"I wait.\"\n");
    hand("carl", "orders of \"Nobody\" of Blue in \"meeting.kriegsspiel\"\n");
    hand("dora", HEAD + "  13:02 Feet marches to \"La Haye Sainte\"\n");
    Files.writeString(folder.resolve("list.txt"), "anna, bert");
  }

  private static String told(MarkTable table) {
    return IntStream.range(0, table.rows())
        .mapToObj(
            row ->
                table.title(row)
                    + " | "
                    + table.worth(row)
                    + " | "
                    + IntStream.range(0, table.sheets().size())
                        .mapToObj(each -> table.cell(row, each).words())
                        .collect(Collectors.joining(" | "))
                    + " | "
                    + table.solution(row).words())
        .collect(Collectors.joining("\n"));
  }

  @Test
  void everySheetIsMarkedWithItsEvidence() throws IOException {
    open(EveningBench.CLASSROOM);
    handAll();
    List<Integer> known = new ArrayList<>();
    marking.grid().listen(each -> each.ifPresent(now -> known.add(now.columns().size())));
    marking.begin(folder, 2);
    goOn();
    assertThat(marking.fault().get()).isEmpty();
    assertThat(known).containsExactly(1, 2, 3, 4);
    MarkGrid grid = marking.grid().get().orElseThrow();
    MarkTable table = grid.table(grid.exercises().get(0));
    assertThat(told(table))
        .isEqualTo(
            """
            Verdict |  | sufficient to good | at most sufficient |  |  | sufficient to good
            Counted | of 7 | 5 | 2 |  | 0 | 5
            For the instructor to give |  | 2 | 2 |  | 2 |\s
            Wrong with the sheet |  |  |  | not played | 1 |\s
            First Foot at La Haye Sainte by 13:15 | +3 | +3 | 0 |  | 0 | +3
            A message to the umpire by 13:18 | +2 | +2 | +2 |  | 0 | +2
            The order says why | +2 | ? | ? |  | ? | ?
            First Foot at Mont-Saint-Jean by 13:20 | -1 | 0 | 0 |  | 0 | 0""");
    MarkTable.Cell there = table.cell(4, 0);
    assertThat(there.evidence().lines())
        .hasSize(3)
        .startsWith("First Foot at La Haye Sainte by 13:15, worth 3.")
        .anyMatch(each -> each.startsWith("With anna in 2 of 2 games; in the first: there at "))
        .anyMatch(each -> each.startsWith("With the solution in 2 of 2 games; in the first: "));
    assertThat(there.lines()).hasSize(1);
    assertThat(table.sheets().get(0).text().substring(there.lines().get(0).offset()))
        .startsWith("13:02 Foot marches");
    assertThat(table.cell(4, 1).evidence()).endsWith("No line of the sheet is about it.");
    assertThat(grid.remarks())
        .containsExactly(
            "carl is no order sheet that can be played. KS-LNK-003 No side has a role \"Nobody\".");

    Path pages = folder.resolve("pages");
    List<Path> opened = new ArrayList<>();
    marking.debrief(pages, opened::add);
    goOn();
    assertThat(opened).containsExactly(pages.resolve("marks.html"));
    assertThat(opened.get(0))
        .content()
        .contains("<th>anna</th>", "The order says why", "<td>?</td>", "? no game shows")
        .contains("carl is no order sheet that can be played.");
    assertThat(table.cell(6, 0).evidence())
        .isEqualTo(
            """
            The order says why, worth 2.
            No game shows it, so it is not counted: for the instructor to say. Read the sheet, and give from 0 to 2 yourself.""");
    assertThat(pages.resolve("anna.debrief.html")).content().contains("13:02");
    assertThat(pages.toFile().list()).hasSize(4);
    assertThat(desk.message().get().sentence())
        .isEqualTo("The grid and 3 debriefs in " + pages + ".");
  }

  @Test
  void whatIsInTheWayIsTold() throws IOException {
    open(EveningBench.MEETING);
    marking.begin(folder, 2);
    assertThat(marking.fault().get()).startsWith("The scenario sets no exercise");
    open("nothing at all");
    marking.begin(folder, 2);
    assertThat(marking.fault().get()).startsWith("The text is not understood well enough");
    open(EveningBench.CLASSROOM);
    marking.begin(folder, 2);
    goOn();
    assertThat(marking.fault().get()).isEqualTo("There is no order sheet in " + folder + ".");
    marking.begin(folder.resolve("none"), 2);
    goOn();
    assertThat(marking.fault().get()).startsWith("There is no folder ");
    assertThat(marking.grid().get()).isEmpty();
    marking.debrief(folder, each -> {});
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void itStopsWhenItIsToldTo() throws Exception {
    ExecutorService worker = Executors.newSingleThreadExecutor();
    SheetMarking beside = new SheetMarking(desk, new BackgroundRunner(worker, events::add));
    open(EveningBench.CLASSROOM);
    handAll();
    beside.begin(folder, 100_000);
    assertThat(beside.job().get()).isPresent();
    beside.stop();
    worker.shutdown();
    assertThat(worker.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
    goOn();
    assertThat(beside.job().get()).isEmpty();
    assertThat(beside.grid().get()).isEmpty();
    assertThat(beside.fault().get()).isEmpty();
  }
}
