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
import studio.kriegsspiel.situation.Situation;

/**
 * One thing of a scenario told otherwise, to see what it is worth: when a reinforcement comes, how
 * strong a body is and where it stands.
 *
 * @param unit whose hour or strength it is
 */
public record ToldOtherwise(UnitId unit, Kind kind) {
  /** So much earlier or later it comes. */
  public static final Duration SHIFT = Duration.ofMinutes(30);

  /** Of so many reinforcements, the largest, changes are tried. */
  private static final int MOST_UNITS = 12;

  /** Of so many bodies of each side, the largest, others strengths are tried. */
  private static final int MOST_BODIES = 2;

  /** One man in so many more or fewer. */
  private static final int SHARE = 5;

  /** How it is told otherwise. */
  public enum Kind {
    /** It does not come. */
    WITHOUT("without"),
    /** It comes earlier. */
    EARLIER("earlier"),
    /** It comes later. */
    LATER("later"),
    /** It has fewer men. */
    WEAKER("weaker"),
    /** It has more men. */
    STRONGER("stronger"),
    /** It stands farther back when play begins. */
    BACK("back"),
    /** It stands at the named place that is nearest. */
    PLACE("place");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    /** The word for programs. */
    public String word() {
      return word;
    }
  }

  /** Those that can be tried: hours in the order of the text, then strengths and places by size. */
  public static List<ToldOtherwise> all(Situation situation) {
    return Stream.of(hours(situation), strengths(situation), places(situation))
        .flatMap(each -> each)
        .toList();
  }

  private static Stream<ToldOtherwise> strengths(Situation situation) {
    return largest(situation)
        .filter(each -> each.strength().men().isPresent())
        .map(Unit::id)
        .flatMap(
            unit ->
                Stream.of(Kind.WEAKER, Kind.STRONGER).map(kind -> new ToldOtherwise(unit, kind)));
  }

  /** The same bodies, where they have a place of their own at the start. */
  private static Stream<ToldOtherwise> places(Situation situation) {
    return largest(situation)
        .map(Unit::id)
        .flatMap(
            unit -> Stream.of(Kind.BACK, Kind.PLACE).map(kind -> new ToldOtherwise(unit, kind)))
        .filter(each -> each.of(situation).isPresent());
  }

  private static Stream<Unit> largest(Situation situation) {
    return situation.scenario().sides().stream()
        .flatMap(
            side ->
                situation.tracks().bodies().stream()
                    .filter(each -> each.id().side().equals(side.name()))
                    .filter(each -> each.strength().men().isPresent())
                    .filter(each -> each.strength().ordnance().isEmpty())
                    .filter(each -> fights(situation, each.id()))
                    .sorted(Comparator.comparingInt(each -> -each.presentMen()))
                    .limit(MOST_BODIES));
  }

  private static Stream<ToldOtherwise> hours(Situation situation) {
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
        .flatMap(
            unit ->
                Stream.of(Kind.WITHOUT, Kind.EARLIER, Kind.LATER)
                    .map(kind -> new ToldOtherwise(unit, kind)))
        .filter(each -> each.of(situation).isPresent());
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
    return isPlace()
        ? OtherPlace.of(situation, unit, kind)
        : isHour()
            ? atOtherHours(situation)
            : Optional.of(Retold.strength(situation, unit::equals, this::men));
  }

  /** Whether it is about when somebody comes, or whether he does. */
  public boolean isHour() {
    return kind != Kind.WEAKER && kind != Kind.STRONGER && !isPlace();
  }

  /** Whether it is about where somebody stands. */
  public boolean isPlace() {
    return kind == Kind.BACK || kind == Kind.PLACE;
  }

  private int men(int before) {
    return kind == Kind.WEAKER ? before - before / SHARE : before + before / SHARE;
  }

  private Optional<Situation> atOtherHours(Situation situation) {
    return kind == Kind.WITHOUT
        ? Optional.of(
            situation.with(
                situation
                    .scenario()
                    .withReinforcements(
                        situation.scenario().reinforcements().stream()
                            .filter(each -> !each.unit().equals(unit))
                            .toList())))
        : Retold.hours(situation, unit::equals, this::hour);
  }

  /** Where it stands then, in words; nothing of other changes. */
  public Optional<String> place(Situation situation) {
    return isPlace() ? OtherPlace.words(situation, unit, kind) : Optional.empty();
  }

  /** What is otherwise, in words. */
  public String words(Situation situation) {
    return switch (kind) {
      case WITHOUT -> "not there";
      case EARLIER -> SHIFT.toMinutes() + " minutes earlier";
      case LATER -> SHIFT.toMinutes() + " minutes later";
      case WEAKER -> "a fifth weaker";
      case STRONGER -> "a fifth stronger";
      case BACK -> OtherPlace.BACK_METRES + " m farther back";
      case PLACE -> "at " + place(situation).orElse("another place");
    };
  }

  /** What an hour of it becomes. */
  public LocalDateTime hour(LocalDateTime hour) {
    return kind == Kind.EARLIER ? hour.minus(SHIFT) : hour.plus(SHIFT);
  }
}
