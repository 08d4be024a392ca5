package studio.kriegsspiel.checks.ground;

import java.util.Set;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Side;

/** Whether somebody may yet make a way over water that the ground does not have. */
final class FutureCrossings {
  private static final Set<EngineeringTask.Work> MAKING =
      Set.of(
          EngineeringTask.Work.BUILD_BRIDGE,
          EngineeringTask.Work.BUILD_FERRY,
          EngineeringTask.Work.REPAIR_BRIDGE);

  private FutureCrossings() {}

  /**
   * Whether the text has somebody build a bridge or ferry, which then stands for all, or gives the
   * side itself troops that could: the enemy's pioneers make no way for it.
   */
  static boolean isAtHandOf(Side side, CheckContext context) {
    return context.scenario().engineering().stream().anyMatch(each -> MAKING.contains(each.work()))
        || side.units()
            .anyMatch(
                each -> each.type() == UnitType.PONTOONS || each.type() == UnitType.ENGINEERS);
  }
}
