package studio.kriegsspiel.situation.works;

import java.util.Optional;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.plan.StandingWork;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A work that was done before play, on the ground.
 *
 * @param said what the text says
 * @param place where it is, if the ground knows the place
 */
public record WorkBefore(StandingWork said, Optional<MapPoint> place) {

  /** Whether a bridge was broken. */
  public boolean isBreach() {
    return said.work() == EngineeringTask.Work.DESTROY_BRIDGE;
  }

  /** Whether there is a bridge or ferry that the ground itself does not have. */
  public boolean isCrossing() {
    return said.work().isCrossing() && !isBreach();
  }
}
