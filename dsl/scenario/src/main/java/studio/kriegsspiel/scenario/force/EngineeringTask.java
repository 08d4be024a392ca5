package studio.kriegsspiel.scenario.force;

import java.util.Optional;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/**
 * Work on a bridge or obstacle that the scenario plans.
 *
 * @param unit who does it
 * @param work what is done
 * @param place the named bridge or place
 * @param material what it is built of or what is used, such as {@code trestles} or {@code powder}
 * @param begins when work begins
 * @param finished when the text says it is finished
 */
public record EngineeringTask(
    UnitId unit,
    Work work,
    String place,
    Optional<String> material,
    Optional<Moment> begins,
    Optional<Moment> finished,
    TextSpan span) {

  /** Kinds of work. */
  public enum Work {
    BUILD_BRIDGE,
    REPAIR_BRIDGE,
    DESTROY_BRIDGE
  }
}
