package studio.kriegsspiel.scenario.tonight;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Report;

/**
 * How much a seat matters to a game: the troops that would stand unled without it, and the texts
 * that are for it alone.
 *
 * @param led the units it commands
 * @param men their men when play begins, without those that another role commands under it
 * @param pieces their guns, likewise
 * @param texts reports and news for it alone
 */
record Worth(List<Unit> led, int men, int pieces, int texts) {
  /** The least first. */
  static final Comparator<Worth> LEAST =
      Comparator.comparingInt(Worth::men)
          .thenComparingInt(Worth::pieces)
          .thenComparingInt(Worth::texts);

  static Worth of(Scenario scenario, Seat seat) {
    List<Unit> led =
        roles(scenario, seat.side())
            .filter(role -> seat.roles().contains(role.title()))
            .flatMap(role -> role.commands().stream())
            .flatMap(id -> scenario.findUnit(id).stream())
            .toList();
    List<Unit> own = highest(led);
    List<Unit> others =
        highest(
            roles(scenario, seat.side())
                .filter(role -> !seat.roles().contains(role.title()))
                .flatMap(role -> role.commands().stream())
                .filter(id -> own.stream().anyMatch(unit -> isBelow(unit, id)))
                .flatMap(id -> scenario.findUnit(id).stream())
                .toList());
    int texts =
        (int)
            Stream.concat(
                    scenario.reports().stream().map(Report::audience),
                    scenario.intelligence().stream().map(Intelligence::audience))
                .filter(to -> isFor(to, seat))
                .count();
    return new Worth(
        led,
        Math.max(0, sum(own, true) - sum(others, true)),
        Math.max(0, sum(own, false) - sum(others, false)),
        texts);
  }

  private static Stream<Role> roles(Scenario scenario, String side) {
    return scenario.findSide(side).stream().flatMap(each -> each.roles().stream());
  }

  private static boolean isFor(Audience to, Seat seat) {
    return to.match(all -> false, side -> false, seat::holds, umpire -> false);
  }

  private static boolean isBelow(Unit unit, UnitId id) {
    return !unit.id().equals(id) && unit.holds(id);
  }

  private static int sum(List<Unit> units, boolean men) {
    return units.stream().mapToInt(unit -> men ? unit.presentMen() : unit.presentPieces()).sum();
  }

  /** Those that are no part of another of them. */
  private static List<Unit> highest(List<Unit> units) {
    List<Unit> highest = new ArrayList<>();
    for (Unit unit : units) {
      boolean below = units.stream().anyMatch(other -> isBelow(other, unit.id()));
      if (!below && highest.stream().noneMatch(other -> other.id().equals(unit.id()))) {
        highest.add(unit);
      }
    }
    return highest;
  }

  /** Whether nothing is lost with it. */
  boolean isNothing() {
    return led.isEmpty() && texts == 0;
  }

  /** What it leads and reads, such as {@code 1,240 men and 6 guns; 1 text is for it alone}. */
  String words() {
    List<String> troops = new ArrayList<>();
    if (men > 0) {
      troops.add(ListWords.count(men, "man", "men"));
    }
    if (pieces > 0) {
      troops.add(ListWords.count(pieces, "gun", "guns"));
    }
    String what = troops.isEmpty() ? "no troops of its own" : ListWords.and(troops);
    return texts == 0
        ? what
        : what + "; " + ListWords.count(texts, "text is", "texts are") + " for it alone";
  }

  /** The units it commands, by their titles. */
  String units() {
    return ListWords.and(led.stream().map(unit -> "\"" + unit.title() + "\"").distinct().toList());
  }
}
