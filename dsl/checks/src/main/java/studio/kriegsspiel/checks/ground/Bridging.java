package studio.kriegsspiel.checks.ground;

import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.force.EngineeringTask;

/** Whether somebody may yet make a way over water that the ground does not have. */
final class Bridging {
  private Bridging() {}

  /** Whether the text plans a bridge or ferry, or troops that could build one are there. */
  static boolean isAtHand(CheckContext context) {
    return context.scenario().engineering().stream()
            .anyMatch(
                each ->
                    each.work() == EngineeringTask.Work.BUILD_BRIDGE
                        || each.work() == EngineeringTask.Work.BUILD_FERRY
                        || each.work() == EngineeringTask.Work.REPAIR_BRIDGE)
        || context
            .scenario()
            .units()
            .anyMatch(
                each -> each.type() == UnitType.PONTOONS || each.type() == UnitType.ENGINEERS);
  }
}
