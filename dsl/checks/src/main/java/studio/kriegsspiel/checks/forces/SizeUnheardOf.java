package studio.kriegsspiel.checks.forces;

import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Unit;

/** A formation of a size that no army of the time had: most often a digit too many or too few. */
public final class SizeUnheardOf implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-FRC-010",
          "A formation of a size nobody has seen",
          Severity.WARNING,
          "a formation has the size that formations of its kind had in 1792-1815");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    context.scenario().units().forEach(unit -> look(unit, report));
  }

  private static void look(Unit unit, Report report) {
    boolean guns = unit.type().arm() == Arm.ARTILLERY;
    int number = guns ? unit.strength().pieces() : unit.strength().men().orElse(0);
    Optional<UsualSizes> sizes = UsualSizes.of(unit);
    if (number == 0 || sizes.isEmpty()) {
      return;
    }
    boolean many = number > sizes.get().most();
    if (many || number < sizes.get().least()) {
      report
          .add(
              unit.nameSpan(),
              "`%s` has %s; a %s of the time had %s %s."
                  .formatted(
                      unit.id().name(),
                      MessageWords.count(number, guns ? "piece" : "man", guns ? "pieces" : "men"),
                      kind(unit),
                      many ? "at most" : "at least",
                      MessageWords.group(many ? sizes.get().most() : sizes.get().least())))
          .hint(
              many
                  ? "a digit too many, or a larger formation than `%s`?".formatted(word(unit))
                  : "a digit too few, or a smaller formation than `%s`?".formatted(word(unit)));
    }
  }

  private static String kind(Unit unit) {
    String horse =
        unit.type().arm() == Arm.CAVALRY && unit.echelon() != Echelon.SQUADRON ? " of horse" : "";
    return word(unit) + horse;
  }

  private static String word(Unit unit) {
    return unit.echelon().word();
  }
}
