package studio.kriegsspiel.reading.rehearsal;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;

/**
 * One reinforcement told otherwise, to see what it is worth.
 *
 * @param unit who comes
 */
public record Change(UnitId unit, Kind kind) {
  /** So much earlier or later it comes. */
  public static final Duration SHIFT = Duration.ofMinutes(30);

  /** Of so many reinforcements, the largest, changes are tried. */
  private static final int MOST_UNITS = 12;

  /** How it is told otherwise. */
  public enum Kind {
    /** It does not come. */
    WITHOUT("without"),
    /** It comes earlier. */
    EARLIER("earlier"),
    /** It comes later. */
    LATER("later");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    /** The word for programs. */
    public String word() {
      return word;
    }
  }

  /** Those that can be tried, in the order of the text. */
  public static List<Change> all(Situation situation) {
    List<UnitId> largest =
        situation.scenario().reinforcements().stream()
            .map(Reinforcement::unit)
            .filter(unit -> fights(situation, unit))
            .distinct()
            .sorted(Comparator.comparingInt(each -> -men(situation, each)))
            .limit(MOST_UNITS)
            .toList();
    return situation.scenario().reinforcements().stream()
        .map(Reinforcement::unit)
        .distinct()
        .filter(largest::contains)
        .flatMap(unit -> Stream.of(Kind.values()).map(kind -> new Change(unit, kind)))
        .filter(each -> each.of(situation).isPresent())
        .toList();
  }

  /** Pioneers and waggons nobody leads in a rehearsal. */
  private static boolean fights(Situation situation, UnitId unit) {
    return situation.units().find(unit).stream()
        .flatMap(Unit::withAllParts)
        .filter(Unit::isBody)
        .map(each -> each.type().arm())
        .anyMatch(arm -> arm.fights() && arm != Arm.ENGINEERS);
  }

  private static int men(Situation situation, UnitId unit) {
    return situation.units().find(unit).map(Unit::presentMen).orElse(0);
  }

  /** The situation with it; nothing where it would come before play or after it. */
  public Optional<Situation> of(Situation situation) {
    List<Optional<Reinforcement>> told =
        situation.scenario().reinforcements().stream()
            .filter(each -> kind != Kind.WITHOUT || !each.unit().equals(unit))
            .map(
                each ->
                    each.unit().equals(unit) ? shifted(situation.clock(), each) : Optional.of(each))
            .toList();
    return told.stream().allMatch(Optional::isPresent)
        ? Optional.of(
            situation.with(
                situation
                    .scenario()
                    .withReinforcements(told.stream().map(Optional::orElseThrow).toList())))
        : Optional.empty();
  }

  private Optional<Reinforcement> shifted(Clock clock, Reinforcement coming) {
    LocalDateTime at = hour(clock.time(coming.at()));
    return at.isBefore(clock.begins()) || !at.isBefore(clock.ends())
        ? Optional.empty()
        : Optional.of(
            coming.at(
                new Moment.At(at), clock.find(coming.by()).map(this::hour).map(Moment.At::new)));
  }

  /** What is otherwise, in words. */
  public String words() {
    return switch (kind) {
      case WITHOUT -> "not there";
      case EARLIER -> SHIFT.toMinutes() + " minutes earlier";
      case LATER -> SHIFT.toMinutes() + " minutes later";
    };
  }

  /** What an hour of it becomes. */
  public LocalDateTime hour(LocalDateTime hour) {
    return kind == Kind.EARLIER ? hour.minus(SHIFT) : hour.plus(SHIFT);
  }
}
