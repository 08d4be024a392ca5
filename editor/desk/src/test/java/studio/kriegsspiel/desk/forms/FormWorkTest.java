package studio.kriegsspiel.desk.forms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.desk.core.FormWish;
import studio.kriegsspiel.desk.core.Jump;
import studio.kriegsspiel.desk.forms.Field.Input;
import studio.kriegsspiel.desk.forms.Field.Option;
import studio.kriegsspiel.desk.work.Pause;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.TextEdit;

/** Forms over the statements of a whole evening: what they offer, refuse and write. */
class FormWorkTest {
  private final ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(1);
  private final EveningBench bench = new EveningBench();
  private final List<Jump> jumps = new ArrayList<>();
  private long pause = 3_600_000;
  private FormWork work;

  @BeforeEach
  void open() {
    work = work();
    bench.desk.jumps().listen(jumps::add);
  }

  private FormWork work() {
    return new FormWork(
        bench.desk,
        (document, file, snapshot, progress, early) -> bench.studied(snapshot),
        bench.runner,
        (milliseconds, action) -> new Pause(clock, Runnable::run, pause, action));
  }

  @AfterEach
  void end() {
    clock.shutdownNow();
  }

  private StatementForm form() {
    return work.form().get().orElseThrow();
  }

  private Face face() {
    return form().face().get();
  }

  private void fill(String... pairs) {
    for (int i = 0; i < pairs.length; i += 2) {
      form().change(pairs[i], pairs[i + 1]);
    }
  }

  private void editAt(String words) {
    work.editAt(bench.desk.manuscript().text().indexOf(words));
  }

  @Test
  void aReinforcementIsWrittenByItsFormAsOneStep() {
    work.add("reinforcement");
    assertThat(face().preview()).isEmpty();
    assertThat(face().wanting()).isEqualTo("Fill in: Unit, Enters by, Time");
    fill("unit", "Ghost", "entry", "Papelotte", "at", "move 40", "to", "La Belle Alliance");
    assertThat(face().preview())
        .isEqualTo(
            "Ghost enters by \"Papelotte\" at move 40 in column of route to \"La Belle Alliance\"");
    assertThat(work.write()).isTrue();
    assertThat(bench.changes()).containsExactly("+  " + text(jumps.get(0)));
    assertThat(bench.message()).isEqualTo("Done: add reinforcement.");
    assertThat(work.form().get()).isEmpty();
    bench.desk.manuscript().undo();
    assertThat(bench.changes()).isEmpty();
  }

  private String text(Jump jump) {
    return bench.desk.manuscript().text().substring(jump.span().offset(), jump.span().end());
  }

  @Test
  void aStatementIsShownAndChangedAlone() {
    editAt("at 13:40 to \"Scout\"");
    assertThat(face().title()).isEqualTo("News");
    assertThat(face().field("to").value()).isEqualTo("Scout (Blue)");
    assertThat(face().field("body").value()).isEqualTo("Red.Guard");
    fill("trust", "reliable", "at", "13:45");
    work.write();
    assertThat(bench.changes())
        .containsExactly(
            "-  at 13:40 to \"Scout\" of Blue from spy, doubtful, observed 13:05: Red.Guard marching"
                + " west at \"La Belle Alliance\", about 900 men",
            "+  at 13:45 to \"Scout\" of Blue from spy, reliable, observed 13:05: Red.Guard marching"
                + " west at \"La Belle Alliance\", about 900 men");
    assertThat(text(jumps.get(0))).startsWith("at 13:45 to").endsWith("900 men");
  }

  /** Kind, field, what is filled in, and the sentence at the field. */
  private static final String WRONG =
      """
      news | at | 25:10 | A time is written 13:30, move 7 or start + 90 min.
      news | to | Green | There is no reader "Green"; choose one of the list.
      news | text | | This is needed: what the reader reads.
      reinforcement | unit | Nobody | There is no unit "Nobody"; choose one of the list.
      reinforcement | entry | Nowhere | There is no place "Nowhere"; choose one of the list.
      reinforcement | from | up | A direction is north, south-west or 135 degrees.
      objective | worth | many | This is a whole number of at least one.
      unit | name | First | Something else is called "First" already.
      unit | title | | This is needed: what players read, such as 5th Line KGL.
      role | under | Nobody | There is no unit "Nobody"; choose one of the list.
      """;

  @Test
  void whatIsWrongIsToldAtItsFieldAndWritesNothing() {
    for (String line : WRONG.lines().toList()) {
      String[] wrong = line.split("\\|");
      work.add(wrong[0].strip());
      if (wrong[0].strip().equals("objective")) {
        fill("group.To do", "take a place");
      }
      String key = wrong[1].strip();
      fill(key, wrong[2].strip());
      assertThat(face().field(key).fault().replace('“', '"').replace('”', '"'))
          .isEqualTo(wrong[3].strip());
      assertThat(work.write()).as(line).isFalse();
      assertThat(bench.changes()).as(line).isEmpty();
      assertThat(work.form().get()).as(line).isPresent();
    }
  }

  @Test
  void whatCanBeChosenIsWhatScenarioAndGroundHave() {
    work.add("news");
    assertThat(values("to"))
        .containsExactly(
            "Blue",
            "Red",
            "Commander (Blue)",
            "At the farm (Blue)",
            "Scout (Blue)",
            "General (Red)",
            "everyone",
            "the umpire");
    fill("group.It tells", "of a body of troops");
    assertThat(values("body")).contains("First", "D3", "Pit").doesNotContain("Ghost town");
    assertThat(values("place")).contains("Papelotte", "La Belle Alliance");
    assertThat(face().field("trust").input()).isEqualTo(Input.CHOICE);
    assertThat(values("trust")).containsExactly("", "reliable", "doubtful", "unreliable");
  }

  private List<String> values(String key) {
    return face().field(key).choices().stream().map(Option::value).toList();
  }

  @Test
  void aUnitGoesWhereItsFormSays() {
    work.add("unit");
    fill("host.side", "Red", "host.parent", "Delta", "echelon", "battalion", "title", "Delta Four");
    fill("name", "D4", "men", "700", "grade", "veteran", "source", "Siborne 1844");
    work.write();
    assertThat(bench.changes())
        .containsExactly(
            "+    battalion \"Delta Four\" as D4: 700 men, veteran",
            "+      source \"Siborne 1844\"");
    assertThat(bench.desk.manuscript().text())
        .contains("D3: 8 guns 12-pdr\n    battalion \"Delta Four\"");
  }

  @Test
  void whatIsNamedElsewhereStaysAsItIs() {
    bench.desk.forms().send(FormWish.change(new UnitId("Blue", "Second")));
    assertThat(face().field("name").input()).isEqualTo(Input.FIXED);
    assertThat(face().field("state").value()).isEqualTo("fresh");
    fill("men", "620");
    work.write();
    assertThat(bench.changes()).anyMatch(each -> each.endsWith("\"Major Black\": 620 men, line"));
    assertThat(bench.changes()).hasSize(2);
  }

  @Test
  void aFormFollowsItsStatementAndLeavesOneThatOthersChange() {
    editAt("objective hold");
    bench.desk.manuscript().type(TextEdit.insert(0, "// earlier\n"));
    fill("worth", "5");
    assertThat(face().canBeWritten()).isTrue();
    work.write();
    assertThat(bench.desk.manuscript().text()).contains("until 20:00 worth 5");
    editAt("objective hold");
    int inside = bench.desk.manuscript().text().indexOf("until 20:00 worth");
    bench.desk.manuscript().type(TextEdit.insert(inside, "  "));
    fill("worth", "6");
    assertThat(face().trouble())
        .isEqualTo("The statement has changed in the text; close this form and open it again.");
    assertThat(work.write()).isFalse();
  }

  @Test
  void whatIsWrittenWhileTheTextIsReadWaitsForIt() {
    work.add("objective", Map.of("To do", "take a place", "place", "Papelotte"));
    bench.pause();
    bench.desk.manuscript().type(TextEdit.insert(0, "// earlier\n"));
    work.write();
    assertThat(bench.changes()).containsExactly("+// earlier");
    bench.goOn();
    assertThat(bench.changes()).containsExactly("+// earlier", "+  objective take \"Papelotte\"");
  }

  @Test
  void theStudioTellsOfItBeforeItIsWritten() throws InterruptedException {
    pause = 1;
    work = work();
    work.add("news");
    fill("group.When", "when a courier arrives", "courierFrom", "Papelotte", "leaving", "14:10");
    fill("to", "Commander (Blue)", "from", "a messenger", "trust", "reliable", "text", "Come.");
    await(() -> face().told().contains("leaves at 14:10 and is with"));
    fill("leaving", "21:10");
    await(() -> !face().advice().isEmpty());
    assertThat(bench.changes()).isEmpty();
  }

  private static void await(java.util.function.BooleanSupplier condition)
      throws InterruptedException {
    for (int i = 0; i < 400 && !condition.getAsBoolean(); i++) {
      Thread.sleep(25);
    }
    assertThat(condition.getAsBoolean()).isTrue();
  }

  @Test
  void theInventoryCountsWhatThereIs() {
    Map<String, String> counts = new java.util.TreeMap<>();
    Inventory.of(bench.desk.studied().get())
        .forEach(each -> counts.put(each.kind().id(), each.count()));
    assertThat(counts)
        .containsEntry("head", "written")
        .containsEntry("side", "2")
        .containsEntry("objective", "3")
        .containsEntry("role", "4")
        .containsEntry("player", "2")
        .containsEntry("report", "3")
        .containsEntry("claim", "2")
        .containsEntry("news", "7")
        .containsEntry("reinforcement", "2")
        .containsEntry("post", "1")
        .containsEntry("allow", "none yet");
  }

  @Test
  void everyKindIsLookedForUnderOneTopic() {
    List<Inventory.Row> rows = Inventory.of(bench.desk.studied().get());
    assertThat(Stream.of(Topic.values()).flatMap(each -> each.of(rows).stream()))
        .containsExactlyInAnyOrderElementsOf(rows);
    assertThat(Topic.SIDES.words(rows))
        .isEqualTo("Sides: sides 2, objectives 3, roles 4, people 2");
    assertThat(Topic.SIDES.brief(rows)).isEqualTo("Sides: 11");
    assertThat(Topic.EXERCISE.words(rows)).isEqualTo("Exercise: exercises 1, aims 1, decisions 1");
    assertThat(Topic.EXERCISE.lacks(rows)).isFalse();
    bench.desk.manuscript().load("scenario \"Bare\"\n");
    List<Inventory.Row> bare = Inventory.of(bench.desk.studied().get());
    assertThat(Topic.BASICS.words(bare)).isEqualTo("Basics: head, no General Idea");
    assertThat(Topic.FORCES.words(bare)).isEqualTo("Forces: no units, no positions");
    assertThat(Topic.BASICS.lacks(bare)).isTrue();
    assertThat(Topic.VARIANTS.words(bare)).isEqualTo("Variants: none yet");
    assertThat(Topic.VARIANTS.brief(bare)).isEqualTo("Variants: none");
  }

  @Test
  void whatAVariantDeploysAndReportsHasTheSameForms() {
    bench
        .desk
        .manuscript()
        .load(
            EveningBench.MEETING
                + "variant \"Fog\" harder for Blue\n  visibility 200 paces\n  deploy\n"
                + "    Guard in column at \"Papelotte\" facing west // later\n");
    String before = bench.desk.manuscript().text();
    editAt("Guard in column");
    assertThat(face().fields()).noneMatch(each -> each.label().equals("In"));
    fill("facing", "north");
    assertThat(work.write()).isTrue();
    assertThat(bench.desk.manuscript().text())
        .isEqualTo(before.replace("facing west // later", "facing north // later"));
    work.add("deployment");
    Field in =
        face().fields().stream()
            .filter(each -> each.label().equals("In"))
            .findFirst()
            .orElseThrow();
    assertThat(in.value()).isEqualTo("the scenario");
    assertThat(in.choices()).extracting(Option::value).containsExactly("the scenario", "Fog");
    fill(in.key(), "Fog", "unit", "Foot", "formation", "line", "place", "Papelotte");
    assertThat(work.write()).isTrue();
    work.add("report");
    fill(in.key(), "Fog", "to", "Red", "at", "12:40", "text", "It is thick.");
    assertThat(work.write()).isTrue();
    assertThat(bench.desk.manuscript().text())
        .endsWith(
            """
                Guard in column at "Papelotte" facing north // later
                Foot in line at "Papelotte"
              report to Red at 12:40 "It is thick."
            """);
    assertThat(bench.desk.studied().get().study().orElseThrow().variant("Fog")).isPresent();
    bench.desk.manuscript().undo();
    assertThat(bench.desk.manuscript().text()).endsWith("Foot in line at \"Papelotte\"\n");
    assertThat(Inventory.of(bench.desk.studied().get()))
        .filteredOn(each -> each.kind().id().equals("deployment"))
        .flatExtracting(Inventory.Row::entries)
        .extracting(Inventory.Entry::words)
        .contains("Foot in line at \"Papelotte\" (Fog)");
  }

  @Test
  void aTextThatIsNoScenarioHasNoForms() {
    bench.desk.manuscript().load("army library \"Corps\"\n  battalion \"First\" as F1: 600 men\n");
    assertThat(Inventory.of(bench.desk.studied().get())).isEmpty();
    work.add("objective");
    assertThat(work.form().get()).isEmpty();
  }
}
