package studio.kriegsspiel.reading.umpire;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.book.TimeScale;
import studio.kriegsspiel.rules.book.TurnPart;
import studio.kriegsspiel.rules.practice.Practice;
import studio.kriegsspiel.rules.practice.UmpireStep;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;

/**
 * When in a turn an umpire does what: each part of it at the minute at which it ends. A part of
 * which the book gives no minutes ends where the timed ones after it begin.
 */
final class TurnRounds {
  private final Clock clock;
  private final int turnMinutes;
  private final List<Round> all;

  /**
   * What is done at once.
   *
   * @param minute of the turn
   * @param side whose bodies act, if it is not both
   */
  record Round(int minute, Optional<String> side, List<UmpireStep> steps) {}

  TurnRounds(Situation situation) {
    RuleBook book = situation.book();
    TimeScale time = book.time();
    List<String> sides = situation.scenario().sides().stream().map(side -> side.name()).toList();
    this.clock = situation.clock();
    this.turnMinutes = time.turnMinutes();
    this.all = rounds(time, book.practice(), sides);
  }

  private static List<Round> rounds(TimeScale time, Practice practice, List<String> sides) {
    List<Round> rounds = new ArrayList<>();
    int left = time.turnMinutes();
    for (int i = time.parts().size() - 1; i >= 0; i--) {
      TurnPart part = time.parts().get(i);
      for (int again = part.times() - 1; again >= 0; again--) {
        rounds.addAll(0, of(part, left, again, practice, sides));
        left -= part.minutes();
      }
    }
    rounds.sort(Comparator.comparingInt(Round::minute));
    return rounds;
  }

  private static List<Round> of(
      TurnPart part, int minute, int again, Practice practice, List<String> sides) {
    if (!part.parts().isEmpty()) {
      Optional<String> side = Optional.of(sides.get(again % sides.size()));
      return part.parts().stream()
          .flatMap(each -> steps(each, practice).stream())
          .map(steps -> new Round(minute, side, steps))
          .toList();
    }
    List<Optional<String>> acting =
        part.acting() == TurnPart.Acting.IN_TURN
            ? sides.stream().map(Optional::of).toList()
            : List.of(Optional.empty());
    return acting.stream()
        .flatMap(side -> steps(part, practice).stream().map(each -> new Round(minute, side, each)))
        .toList();
  }

  private static Optional<List<UmpireStep>> steps(TurnPart part, Practice practice) {
    return practice.rounds().stream()
        .filter(each -> each.part().equals(part.name()))
        .findFirst()
        .map(Practice.Round::steps);
  }

  /** What is done at a minute. */
  List<Round> at(LocalDateTime time) {
    int minute = minuteOfTurn(time);
    return all.stream().filter(each -> each.minute() % turnMinutes == minute).toList();
  }

  /**
   * Which of several rounds is next: the first, or where the sides do the same in turn that of the
   * side that leads.
   */
  static int next(List<Round> left, Optional<String> leads) {
    List<UmpireStep> steps = left.get(0).steps();
    for (int i = 0; i < left.size() && left.get(i).steps().equals(steps); i++) {
      if (leads.isPresent() && left.get(i).side().equals(leads)) {
        return i;
      }
    }
    return 0;
  }

  /** The first minute after another at which something is done. */
  LocalDateTime next(LocalDateTime after) {
    int minute = minuteOfTurn(after);
    int wait =
        all.stream()
            .mapToInt(each -> Math.floorMod(each.minute() - minute - 1, turnMinutes) + 1)
            .min()
            .orElse(turnMinutes);
    return after.plusMinutes(wait);
  }

  int turnMinutes() {
    return turnMinutes;
  }

  private int minuteOfTurn(LocalDateTime time) {
    long since = Duration.between(clock.begins(), time).toMinutes();
    return (int) Math.floorMod(since, (long) turnMinutes);
  }
}
