package studio.kriegsspiel.desk.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.scenario.time.TimeUnit;
import studio.kriegsspiel.situation.knowledge.Reader;

/** Times that are moved stay written as they were, and land on the book's moves. */
class TimelineTest {
  private static final LocalDateTime ONE = LocalDateTime.of(1815, 6, 18, 13, 0);

  @Test
  void aTimeOfTheClockIsWrittenAsOne() {
    assertThat(Moments.later(new Moment.At(ONE), 26, 2))
        .contains(new Moment.At(ONE.plusMinutes(26)));
  }

  @Test
  void aMoveIsWrittenAsAMoveAndOnlyWholeMovesCan() {
    assertThat(Moments.later(new Moment.OfMove(7), 6, 2)).contains(new Moment.OfMove(10));
    assertThat(Moments.later(new Moment.OfMove(7), -12, 2)).contains(new Moment.OfMove(1));
    assertThat(Moments.later(new Moment.OfMove(7), -14, 2)).isEmpty();
    assertThat(Moments.later(new Moment.OfMove(7), 5, 2)).isEmpty();
  }

  @Test
  void soLongAfterTheStartKeepsItsUnitWhereItCan() {
    Moment hours = new Moment.AfterStart(1, TimeUnit.HOURS);
    assertThat(Moments.later(hours, 60, 2)).contains(new Moment.AfterStart(2, TimeUnit.HOURS));
    assertThat(Moments.later(hours, 10, 2)).contains(new Moment.AfterStart(70, TimeUnit.MINUTES));
    assertThat(Moments.later(new Moment.AfterStart(3, TimeUnit.MOVES), 4, 2))
        .contains(new Moment.AfterStart(5, TimeUnit.MOVES));
    assertThat(Moments.later(hours, -61, 2)).isEmpty();
  }

  private static TimelineItem item(String label, int minute, int lasts) {
    return new TimelineItem(
        label,
        TimelineItem.Kind.NEWS,
        "Blue",
        label,
        label + ".",
        Optional.of(ONE.plusMinutes(minute)),
        Optional.of(ONE.plusMinutes(minute + lasts)),
        TextSpan.NONE,
        List.of(),
        Optional.empty(),
        Optional.empty());
  }

  @Test
  void whatIsToldIsOfItsAudienceAndWhatIsDoneOfItsSide() {
    TimelineItem done = item("march", 0, 5);
    Reader.Player blue = Reader.Player.ofSide("Blue");
    Reader.Player scout = Reader.Player.ofRole("Blue", "Scout");
    Reader.Player chief = Reader.Player.ofRole("Blue", "Chief");
    assertThat(List.of(blue, scout)).allMatch(done::isOf);
    assertThat(done.isOf(Reader.Player.ofSide("Red"))).isFalse();
    TimelineItem told = told(new Audience.RoleOnly("Blue", "Scout"));
    assertThat(told.isOf(scout)).isTrue();
    assertThat(told.isOf(chief)).isFalse();
    assertThat(told(Audience.EVERYONE).isOf(Reader.Player.ofSide("Red"))).isTrue();
  }

  private static TimelineItem told(Audience audience) {
    return new TimelineItem(
        "news",
        TimelineItem.Kind.NEWS,
        "Blue",
        "news",
        "News.",
        Optional.of(ONE),
        Optional.empty(),
        TextSpan.NONE,
        List.of(),
        Optional.of(audience),
        Optional.empty());
  }

  /** Two hours of play in moves of 15 minutes. */
  private static Timeline timeline(TimelineItem... items) {
    return new Timeline(
        1,
        ONE,
        ONE.plusMinutes(120),
        15,
        "turn",
        List.of(new Timeline.Lane("Blue", "Blue", "blue"), new Timeline.Lane("", "Umpire", "")),
        List.of(items),
        List.of(),
        List.of());
  }

  @Test
  void aTimeSnapsToTheNearestMoveWithinPlay() {
    Timeline timeline = timeline();
    assertThat(timeline.snap(ONE.plusMinutes(22))).isEqualTo(ONE.plusMinutes(15));
    assertThat(timeline.snap(ONE.plusMinutes(23))).isEqualTo(ONE.plusMinutes(30));
    assertThat(timeline.snap(ONE.minusMinutes(40))).isEqualTo(ONE);
    assertThat(timeline.snap(ONE.plusMinutes(500))).isEqualTo(ONE.plusMinutes(120));
  }

  @Test
  void aStepLeadsToTheNextMoveFromATimeBetweenTwo() {
    Timeline timeline = timeline();
    assertThat(timeline.step(ONE.plusMinutes(20), 1)).isEqualTo(ONE.plusMinutes(30));
    assertThat(timeline.step(ONE.plusMinutes(20), -1)).isEqualTo(ONE.plusMinutes(15));
    assertThat(timeline.step(ONE.plusMinutes(28), 1)).isEqualTo(ONE.plusMinutes(30));
    assertThat(timeline.step(ONE.plusMinutes(28), -1)).isEqualTo(ONE.plusMinutes(15));
    assertThat(timeline.step(ONE.plusMinutes(30), 2)).isEqualTo(ONE.plusMinutes(60));
  }

  @Test
  void whatWouldTouchStandsInRowsOfItsOwn() {
    Timeline timeline = timeline(item("a", 0, 0), item("b", 30, 60), item("c", 15, 0));
    // 240 pixels for 120 minutes: two a minute. Labels are 50 pixels wide.
    TimelineLayout layout = new TimelineLayout(timeline, 10, 240, 24, each -> 50);
    assertThat(layout.find("a").orElseThrow().x()).isEqualTo(10);
    assertThat(layout.find("b").orElseThrow().x()).isEqualTo(70);
    assertThat(layout.find("b").orElseThrow().end()).isEqualTo(190);
    assertThat(layout.find("c").orElseThrow().x()).isEqualTo(40);
    int first = layout.find("a").orElseThrow().y();
    assertThat(layout.find("b").orElseThrow().y()).as("behind a's label").isEqualTo(first);
    assertThat(layout.find("c").orElseThrow().y()).as("c touches both").isEqualTo(first + 24);
    assertThat(layout.findAt(75, first + 3).orElseThrow().item().label()).isEqualTo("b");
    assertThat(layout.laneAt(layout.height() - 1).orElseThrow().title()).isEqualTo("Umpire");
  }

  /** 240 pixels for eight moves of 15 minutes. */
  @Test
  void aPlaceOnTheLineIsATime() {
    TimelineLayout layout = new TimelineLayout(timeline(), 10, 240, 24, each -> 50);
    assertThat(layout.time(54)).isEqualTo(ONE.plusMinutes(22));
    assertThat(layout.x(ONE.plusMinutes(22))).isEqualTo(54);
    assertThat(layout.time(0)).isEqualTo(ONE);
    assertThat(layout.time(999)).isEqualTo(ONE.plusMinutes(120));
    assertThat(layout.moveWidth()).isEqualTo(30);
  }

  @Test
  void aLabelThatWouldRunOverTheEdgeEndsAtItsTime() {
    TimelineLayout layout =
        new TimelineLayout(timeline(item("late", 120, 0)), 10, 240, 24, each -> 50);
    assertThat(layout.find("late").orElseThrow().x()).isEqualTo(250);
    assertThat(layout.find("late").orElseThrow().start()).isEqualTo(200);
  }
}
