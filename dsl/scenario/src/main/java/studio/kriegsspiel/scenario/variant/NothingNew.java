package studio.kriegsspiel.scenario.variant;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.scenario.Change;
import studio.kriegsspiel.scenario.Conditions;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.RuleChoice;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.place.Position;

/** Whether a change of a variant says what the scenario says anyway. */
public final class NothingNew {
  private NothingNew() {}

  /** Whether nothing is otherwise by it. */
  public static boolean is(Scenario base, Change change) {
    return change.match(
        new Change.Cases<>(
            book -> base.header().rules().filter(each -> isSame(each, book.rules())).isPresent(),
            ground -> isSame(base.header().ground(), ground.phases()),
            weather -> isSame(base.header().weather(), weather.phases()),
            other -> isSame(base.header().conditions(), other.conditions()),
            hours ->
                base.header().begins().equals(hours.begins())
                    && base.header().ends().equals(hours.ends()),
            restated ->
                base.findUnit(restated.unit()).map(unit -> isSame(unit, restated)).orElse(true),
            without -> false,
            posted -> false,
            moved ->
                base.findDeployment(moved.deployment().unit())
                    .map(before -> isSame(before, moved.deployment()))
                    .orElse(false),
            marching -> false,
            moved ->
                base.reinforcements().stream()
                    .filter(before -> before.unit().equals(moved.reinforcement().unit()))
                    .anyMatch(before -> isSame(before, moved.reinforcement()))));
  }

  private static boolean isSame(Conditions before, Conditions after) {
    return isSame(before.rivers(), after.rivers())
        && after.daylight().isEmpty()
        && after.visibility().isEmpty();
  }

  private static boolean isSame(RuleChoice before, RuleChoice after) {
    return before.book().equals(after.book())
        && Set.copyOf(before.switches()).equals(Set.copyOf(after.switches()))
        && before.tables().equals(after.tables());
  }

  private static boolean isSame(List<Phase> before, List<Phase> after) {
    boolean same = before.size() == after.size();
    for (int i = 0; same && i < before.size(); i++) {
      same =
          before.get(i).words().equals(after.get(i).words())
              && before.get(i).until().equals(after.get(i).until());
    }
    return same;
  }

  private static boolean isSame(Unit before, Change.Restated after) {
    Unit stated = Restating.of(before, after);
    return stated.strength().equals(before.strength())
        && stated.grade().equals(before.grade())
        && stated.ranks().equals(before.ranks());
  }

  private static boolean isSame(Deployment before, Deployment after) {
    return before.formation() == after.formation()
        && before.facing().equals(after.facing())
        && isSame(before.position(), after.position());
  }

  private static boolean isSame(Reinforcement before, Reinforcement after) {
    return before.at().equals(after.at())
        && before.from().equals(after.from())
        && before.marchOrder() == after.marchOrder()
        && before.by().equals(after.by())
        && isSame(before.entry(), after.entry())
        && isSame(before.destination(), after.destination());
  }

  private static boolean isSame(Optional<Position> before, Optional<Position> after) {
    return before.isPresent() == after.isPresent()
        && (before.isEmpty() || isSame(before.get(), after.orElseThrow()));
  }

  /** Whether two positions are written alike, wherever they stand in the text. */
  private static boolean isSame(Position before, Position after) {
    return before.withoutSpan().equals(after.withoutSpan());
  }
}
