package studio.kriegsspiel.checks.forces;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Unit;

/** A battery with more or fewer ammunition wagons than the book sends with its pieces. */
public final class WagonsOfBattery implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-FRC-016",
              "Ammunition wagons unlike those of the book",
              Severity.NOTE,
              "a battery has the wagons that its pieces need")
          .citing(REISSWITZ_1824, "App. VI", "ammunition wagons by piece")
          .citing(BRITISH_1815, "App. One, Ammunition", "ammunition wagons by piece");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    AmmunitionBook.of(context.book())
        .ifPresent(
            printed ->
                context
                    .scenario()
                    .units()
                    .filter(WagonsOfBattery::isBattery)
                    .forEach(unit -> look(printed, unit, report)));
  }

  private static boolean isBattery(Unit unit) {
    return unit.echelon() == Echelon.BATTERY || unit.echelon() == Echelon.HALF_BATTERY;
  }

  private static void look(AmmunitionBook printed, Unit unit, Report report) {
    if (unit.strength().train().wagons().isEmpty()) {
      return;
    }
    int number = unit.strength().train().wagons().getAsInt();
    Optional<AmmunitionBook.Wagons> wagons =
        printed.wagons(unit).filter(each -> each.number() != number);
    if (wagons.isPresent()) {
      report
          .add(
              unit.nameSpan(),
              "`%s` has %s; the book gives it %d: %s."
                  .formatted(
                      unit.id().name(),
                      MessageWords.count(number, "ammunition wagon", "ammunition wagons"),
                      wagons.get().number(),
                      wagons.get().words()))
          .rules(wagons.get().citations().stream().distinct().toList())
          .hint("keep it where it is the return of the day, or where some have been lost");
    }
  }
}
