package studio.kriegsspiel.desk.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.desk.core.FormWish;
import studio.kriegsspiel.desk.core.Jump;
import studio.kriegsspiel.scenario.force.UnitId;

/** The timeline of a whole evening, and what is moved and added on it. */
class EveningTimelineTest {
  private static final LocalDateTime TWO = LocalDateTime.of(1815, 6, 18, 14, 0);

  private final EveningBench bench = new EveningBench();
  private final TimelineWork work = new TimelineWork(bench.desk, bench.runner);
  private final TimelineAdding adding = new TimelineAdding(work);

  /** {@code -Dgoldens=rewrite} writes it anew, to be read. */
  @Test
  void everythingStandsAtItsTimeInItsLane() throws IOException {
    Timeline all = work.timeline().get();
    StringBuilder told = new StringBuilder();
    told.append(all.begins() + " to " + all.ends() + ", " + all.turn() + " " + all.moveMinutes());
    all.lanes().forEach(each -> told.append("\n").append(each));
    all.dim().forEach(each -> told.append("\n").append(each));
    for (List<TimelineItem> items : List.of(all.items(), all.waiting())) {
      told.append("\n");
      for (TimelineItem each : items) {
        told.append("\n" + each.id() + " " + each.from().map(Object::toString).orElse("-"));
        each.to().ifPresent(to -> told.append(" to " + to));
        told.append(" line " + each.span().line() + " times " + each.times().size());
        each.worst().ifPresent(worst -> told.append(" " + worst));
        told.append("\n  " + each.kind().words() + ": " + each.sentence());
      }
    }
    EveningBench.compare("evening-timeline.txt", told + "\n");
  }

  private TimelineItem item(String label) {
    return work.timeline().get().items().stream()
        .filter(each -> each.id().contains(label))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "REPORT:Blue | 13:10 | report to Blue at 12:45 | report to Blue at 13:10",
        "ARRIVAL:Blue:Late | 15:30 | Late enters | at 15:30 in column of route",
        "EVENT:Blue:Guns | 15:10 | at 15:00 Guns | at 15:10 Guns bombards \"La Belle Alliance\" until 15:40",
        "DECISION::The Guard comes | 14:41 | comes\" at 14:30 | decision \"The Guard comes\" at 14:42"
      })
  void whatIsMovedIsWrittenSo(String label, String to, String before, String after) {
    TimelineItem item = item(label);
    work.move(item, TWO.toLocalDate().atTime(java.time.LocalTime.parse(to)));
    assertThat(bench.changes()).hasSize(2);
    assertThat(bench.changes().get(0)).startsWith("-").contains(before);
    assertThat(bench.changes().get(1)).startsWith("+").contains(after);
    assertThat(bench.message()).startsWith("Done: move to ");
    assertThat(work.chosen().get()).contains(item.id());
    bench.desk.manuscript().undo();
    assertThat(bench.changes()).isEmpty();
  }

  @Test
  void whatIsShiftedBeforeTheTextIsReadIsMovedOnceItIs() {
    work.choose(item("DECISION"), false);
    bench.pause();
    work.shift(2);
    work.shift(1);
    bench.goOn();
    assertThat(bench.changes()).anyMatch(each -> each.contains("comes\" at 14:36"));
  }

  @Test
  void aTimelineThatIsBehindTheTextMovesNothing() {
    TimelineItem item = item("DECISION");
    bench.pause();
    bench.desk.manuscript().replaceAll(EveningBench.TEXT + "\n// later\n", "typing");
    work.move(item, TWO);
    assertThat(bench.message()).isEqualTo("The text has just changed; try again in a moment.");
    assertThat(bench.changes()).containsExactly("+// later");
  }

  @Test
  void stepsGoFromItemToItemAndFromLaneToLane() {
    List<TimelineItem> items = work.timeline().get().items();
    List<Jump> jumps = new ArrayList<>();
    bench.desk.jumps().listen(jumps::add);
    work.step(1);
    assertThat(work.findChosen()).contains(items.get(0));
    work.step(-1);
    assertThat(work.findChosen()).contains(items.get(0));
    work.step(1);
    assertThat(work.findChosen()).contains(items.get(1));
    assertThat(jumps).hasSize(3);
    assertThat(bench.message()).isEqualTo(items.get(1).sentence());
    work.choose(item("REPORT:Blue"), true);
    work.stepLane(1);
    assertThat(work.findChosen().orElseThrow().lane()).isEqualTo("Red");
    work.stepLane(1);
    assertThat(work.findChosen().orElseThrow().lane()).isEmpty();
    work.stepLane(1);
    assertThat(work.findChosen().orElseThrow().lane()).isEmpty();
    work.stepLane(-1);
    assertThat(work.findChosen().orElseThrow().lane()).isEqualTo("Red");
  }

  @Test
  void whatIsAddedIsWrittenAndChosenInTheText() {
    List<Jump> jumps = new ArrayList<>();
    bench.desk.jumps().listen(jumps::add);
    adding.reminder(TWO.plusMinutes(7));
    adding.weather(TWO);
    adding.march(new UnitId("Blue", "First"), TWO);
    adding.sighting(new UnitId("Blue", "First"), new UnitId("Red", "Guard"), TWO);
    assertThat(bench.changes())
        .containsExactly(
            "+  at 14:08 to the umpire: \"What is told.\"",
            "+  at 14:00 to Blue from a patrol of First, reliable: Guard seen at 500 m east of \"La"
                + " Belle Alliance\"",
            "+  at 14:00 the weather becomes \"rain\"",
            "+  at 14:00 First marches to \"La Haye Sainte\"");
    assertThat(jumps).extracting(each -> each.span().length()).containsExactly(13, 4, 14, 9);
  }

  @Test
  void whoMayBeChosenStandsOnTheMap() {
    assertThat(adding.toWatch("Blue"))
        .extracting(UnitId::name)
        .containsExactly("First", "Second", "Third", "Guns", "Pioneers", "Pit");
    assertThat(adding.toSee("Blue")).extracting(UnitId::name).containsExactly("Guard");
    assertThat(adding.toMarch("Red")).extracting(UnitId::name).containsExactly("Guard");
  }

  /** La Belle Alliance lies 350 m from the southern edge, as near as Mont-Saint-Jean. */
  @Test
  void whoHasNoEntryComesOnByAPlaceNearTheEdge() {
    List<FormWish> wishes = new ArrayList<>();
    bench.desk.forms().listen(wishes::add);
    adding.form("reinforcement", "Red", TWO);
    assertThat(wishes)
        .singleElement()
        .satisfies(
            wish -> {
              assertThat(wish.presets().get("entry")).isIn("La Belle Alliance", "Mont-Saint-Jean");
              assertThat(wish.presets()).containsEntry("at", "14:00");
            });
  }
}
