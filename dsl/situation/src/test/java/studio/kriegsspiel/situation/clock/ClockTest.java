package studio.kriegsspiel.situation.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.Conditions;
import studio.kriegsspiel.scenario.Header;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.scenario.time.TimeUnit;

class ClockTest {
  private static final LocalDateTime ONE = LocalDateTime.of(1815, 6, 18, 13, 0);
  private static final Header HEADER =
      new Header(
          Optional.empty(),
          Optional.empty(),
          TextSpan.NONE,
          ONE,
          new Moment.At(ONE.plusHours(5)),
          TextSpan.NONE,
          List.of(),
          List.of(),
          Conditions.NONE);

  private static Clock clock(String book, List<String> switches) {
    return new Clock(HEADER, RuleBooks.get(book).with(switches).time());
  }

  /** Minutes of a turn: Reisswitz and the British 2, Battle System 10, 30 or three times 3. */
  @ParameterizedTest(name = "move 3 under {0} with {1} is at {2}")
  @CsvSource({
    "reisswitz-1824, , 13:04, 13:06",
    "british-1815, , 13:04, 13:06",
    "battle-system, , 13:20, 13:30",
    "battle-system, brigade-game, 14:00, 14:30",
    "battle-system, clock-by-phase, 13:18, 13:27",
    "kriegskunst, , 13:30, 13:45",
    "napoleonic-rng, , 13:10, 13:15"
  })
  void aMoveIsAsLongAsTheBookWithItsSwitchesHasIt(
      String book, String named, String third, String afterThree) {
    Clock clock = clock(book, named == null ? List.of() : List.of(named));
    assertThat(clock.time(new Moment.OfMove(3)).toLocalTime()).hasToString(third);
    assertThat(clock.time(new Moment.AfterStart(3, TimeUnit.MOVES)).toLocalTime())
        .hasToString(afterThree);
    assertThat(clock.moveAt(clock.time(new Moment.OfMove(3)))).isEqualTo(3);
    assertThat(clock.moveAt(clock.time(new Moment.OfMove(3)).minusMinutes(1))).isEqualTo(2);
  }

  /** Forty moves of two minutes are 1 h 20 min, of fifteen ten hours. */
  @ParameterizedTest(name = "40 moves under {0} end at {1}")
  @CsvSource({"reisswitz-1824, 14:20", "kriegskunst, 23:00", "napoleonic-rng, 16:20"})
  void playOfSoManyMovesIsAsLongAsTheBookHasThem(String book, String end) {
    Header moves =
        new Header(
            Optional.empty(),
            Optional.empty(),
            TextSpan.NONE,
            ONE,
            new Moment.AfterStart(40, TimeUnit.MOVES),
            TextSpan.NONE,
            List.of(),
            List.of(),
            Conditions.NONE);
    assertThat(new Clock(moves, RuleBooks.get(book).time()).ends().toLocalTime()).hasToString(end);
  }

  /** The hour at which play ends is none of play. */
  @Test
  void fullHoursBeginWithPlayAndEndBeforeItDoes() {
    assertThat(clock("kriegskunst", List.of()).fullHours())
        .extracting(each -> each.toLocalTime().toString())
        .containsExactly("13:00", "14:00", "15:00", "16:00", "17:00");
  }

  @Test
  void minutesAndHoursAreTheSameUnderAllBooks() {
    Clock clock = clock("kriegskunst", List.of());
    assertThat(clock.time(new Moment.AfterStart(0, TimeUnit.MINUTES))).isEqualTo(ONE);
    assertThat(clock.time(new Moment.AfterStart(25, TimeUnit.MINUTES)))
        .hasToString("1815-06-18T13:25");
    assertThat(clock.time(new Moment.AfterStart(2, TimeUnit.HOURS)))
        .hasToString("1815-06-18T15:00");
    assertThat(clock.time(new Moment.At(ONE.minusHours(1)))).hasToString("1815-06-18T12:00");
  }

  @ParameterizedTest(name = "{0} is in move {1}")
  @CsvSource({
    "12:58:00, 0",
    "12:59:59, 0",
    "13:00:00, 1",
    "13:01:59, 1",
    "13:02:00, 2",
  })
  void aMoveBeginsWithItsFirstSecond(String time, int move) {
    assertThat(clock("reisswitz-1824", List.of()).moveAt(LocalDateTime.parse("1815-06-18T" + time)))
        .isEqualTo(move);
  }

  @Test
  void playHoldsItsFirstAndItsLastMinute() {
    Clock clock = clock("reisswitz-1824", List.of());
    assertThat(clock.holds(ONE.minusMinutes(1))).isFalse();
    assertThat(clock.holds(ONE)).isTrue();
    assertThat(clock.holds(ONE.plusHours(5))).isTrue();
    assertThat(clock.holds(ONE.plusHours(5).plusMinutes(1))).isFalse();
  }

  @Test
  void timesAreShownWithTheDayWhereItIsAnother() {
    Clock clock = clock("reisswitz-1824", List.of());
    assertThat(clock.show(ONE)).isEqualTo("13:00");
    assertThat(clock.show(ONE.withHour(9).withMinute(10))).isEqualTo("09:10");
    assertThat(clock.show(ONE.plusHours(21))).isEqualTo("10:00 on 1815-06-19");
    assertThat(Clock.write(ONE.plusHours(21).plusMinutes(9))).isEqualTo("10:09");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "0, 0 minutes",
    "1, 1 minute",
    "2, 2 minutes",
    "59, 59 minutes",
    "60, 1 h 00 min",
    "125, 2 h 05 min",
    "130, 2 h 10 min",
  })
  void lengthsOfTimeAreShownInMinutesUpToAnHour(long minutes, String words) {
    assertThat(Clock.show(minutes)).isEqualTo(words);
  }

  @Test
  void wholeMinutesAreCountedFromOneTimeToAnother() {
    assertThat(Clock.minutes(ONE, ONE.plusSeconds(119))).isEqualTo(1);
    assertThat(Clock.minutes(ONE, ONE.plusSeconds(120))).isEqualTo(2);
  }
}
