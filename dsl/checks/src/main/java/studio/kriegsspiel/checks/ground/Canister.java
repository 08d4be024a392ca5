package studio.kriegsspiel.checks.ground;

import java.util.Comparator;
import java.util.Optional;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.force.TroopsOf;

/**
 * The shortest canister of a battery in action, with how far it reaches.
 *
 * @param step the row of the book
 * @param metres how far
 */
public record Canister(RangeTable.Step step, double metres) {

  /** That of a body in a formation; nothing where it is not guns in battery. */
  public static Optional<Canister> find(
      CheckContext context, Unit unit, Optional<Formation> formation) {
    boolean inAction =
        unit.type().arm() == Arm.ARTILLERY
            && formation.filter(each -> each == Formation.ARTILLERY_DEPLOYED).isPresent();
    // The shortest of them: large canister reaches so far that it decides nothing.
    return !inAction
        ? Optional.empty()
        : context
            .book()
            .fieldManual()
            .gunnery()
            .findRanges(TroopsOf.unit(unit))
            .flatMap(
                table ->
                    table.steps().stream()
                        .filter(step -> step.name().contains("canister"))
                        .min(Comparator.comparingInt(RangeTable.Step::upTo))
                        .map(step -> new Canister(step, table.metres(step))));
  }
}
