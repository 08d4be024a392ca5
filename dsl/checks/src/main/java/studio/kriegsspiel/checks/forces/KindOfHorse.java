package studio.kriegsspiel.checks.forces;

import static studio.kriegsspiel.rules.RuleBookId.BATTLE_SYSTEM;
import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.KRIEGSKUNST;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;

/** Cavalry of which the text does not say whether it is heavy or light: dragoons are taken. */
public final class KindOfHorse implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-FRC-018",
              "Cavalry of no kind",
              Severity.WARNING,
              "heavy and light horse march and fight differently")
          .citing(REISSWITZ_1824, "§2", "cuirassiers, dragoons, hussars and uhlans")
          .citing(BRITISH_1815, "Representation of Units", "guards, heavy, light dragoons, hussars")
          .citing(BATTLE_SYSTEM, "Modifiers - Die Roll", "heavy cavalry, light cavalry, lancers")
          .citing(KRIEGSKUNST, "Melee", "cuirassiers, dragoons, hussars, irregulars")
          .demanding("unit.type");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    context
        .scenario()
        .units()
        .filter(unit -> unit.isBody() && !unit.isPost() && unit.particulars().kindOpen())
        .forEach(unit -> look(context, unit, report));
  }

  private static void look(CheckContext context, Unit unit, Report report) {
    Optional<Unit> whole =
        context.units().findSuperior(unit).filter(each -> each.type().arm() == Arm.CAVALRY);
    boolean dragoons =
        whole
            .filter(each -> each.type() == UnitType.CAVALRY_MEDIUM)
            .filter(each -> !each.particulars().kindOpen())
            .isPresent();
    if (dragoons) {
      return;
    }
    String of =
        whole
            .filter(each -> each.type() != UnitType.CAVALRY_MEDIUM)
            .map(each -> ", though `%s` is %s".formatted(each.id().name(), each.type().label()))
            .orElse("");
    report
        .add(
            unit.nameSpan(),
            "Nothing says what kind of horse `%s` is; it is taken for dragoons%s."
                .formatted(unit.id().name(), of))
        .hint("write `heavy`, `dragoons`, `light`, `hussars`, `lancers` or `cossacks`");
  }
}
