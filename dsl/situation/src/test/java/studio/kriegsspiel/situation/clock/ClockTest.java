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
}
