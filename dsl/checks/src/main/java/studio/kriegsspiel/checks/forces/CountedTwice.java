package studio.kriegsspiel.checks.forces;

import java.util.HashMap;
import java.util.Map;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;

/** Two units of one side with the same title, level and strength: one of them is counted twice. */
public final class CountedTwice implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-FRC-004",
          "A unit counted twice",
          Severity.WARNING,
          "a unit stands in one return only");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Side side : context.scenario().sides()) {
      Map<Entry, Unit> seen = new HashMap<>();
      side.units().forEach(unit -> compare(unit, seen, report));
    }
  }

  /** What two entries of a return have in common where a unit is counted twice. */
  private record Entry(Echelon echelon, Strength strength, String title) {}

  private static void compare(Unit unit, Map<Entry, Unit> seen, Report report) {
    if (unit.title().isBlank() || unit.strength().equals(Strength.UNKNOWN)) {
      return;
    }
    Unit first = seen.putIfAbsent(new Entry(unit.echelon(), unit.strength(), unit.title()), unit);
    if (first != null && !first.id().equals(unit.id())) {
      report
          .add(
              unit.nameSpan(),
              "\"%s\" stands twice in the army of %s, as `%s` and as `%s`, with the same strength."
                  .formatted(unit.title(), unit.id().side(), first.id().name(), unit.id().name()))
          .hint("take one of them out, or give them different titles");
    }
  }
}
