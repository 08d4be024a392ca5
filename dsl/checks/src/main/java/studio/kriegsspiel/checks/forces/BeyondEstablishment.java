package studio.kriegsspiel.checks.forces;

import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Nationality;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Unit;

/** A battalion or battery stronger than its army ever made them. */
public final class BeyondEstablishment implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-FRC-014",
          "Stronger than its army made them",
          Severity.NOTE,
          "a formation is no stronger than the establishment of its army in 1792-1815");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    context
        .scenario()
        .units()
        .forEach(
            unit ->
                NationOf.find(context, unit)
                    .ifPresent(
                        nation ->
                            PeriodEstablishment.find(nation)
                                .ifPresent(army -> look(unit, nation, army, report))));
  }

  private static void look(Unit unit, Nationality nation, PeriodEstablishment army, Report report) {
    boolean battery = unit.echelon() == Echelon.BATTERY && unit.type().arm() == Arm.ARTILLERY;
    boolean battalion = unit.echelon() == Echelon.BATTALION && unit.type().arm() == Arm.INFANTRY;
    int number = battery ? unit.strength().pieces() : unit.strength().men().orElse(0);
    int most = battery ? army.battery() : army.battalion();
    boolean unheardOf = UsualSizes.of(unit).filter(sizes -> number > sizes.most()).isPresent();
    if ((battery || battalion) && number > most && !unheardOf) {
      report
          .add(
              unit.nameSpan(),
              "`%s` has %s, but a %s %s had %s at most."
                  .formatted(
                      unit.id().name(),
                      MessageWords.count(
                          number, battery ? "piece" : "man", battery ? "pieces" : "men"),
                      nation.label(),
                      unit.echelon().word(),
                      MessageWords.group(most)))
          .hint("two of them under one name, another nation, or a figure from another return?");
    }
  }
}
