package studio.kriegsspiel.scenario.force;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/**
 * Work on a crossing, an obstacle or a post that the scenario plans.
 *
 * @param unit who does it
 * @param work what is done
 * @param place the named bridge or place
 * @param material what it is built of or what is used, such as {@code trestles} or {@code powder}
 * @param begins when work begins
 * @param finished when the text says it is finished
 * @param sources where that comes from
 */
public record EngineeringTask(
    UnitId unit,
    Work work,
    String place,
    Optional<String> material,
    Optional<Moment> begins,
    Optional<Moment> finished,
    List<SourceNote> sources,
    TextSpan span) {

  /** Copies the list. */
  public EngineeringTask {
    sources = List.copyOf(sources);
  }

  /** The same work begun and finished at other hours. */
  public EngineeringTask during(LocalDateTime from, Optional<LocalDateTime> until) {
    return new EngineeringTask(
        unit,
        work,
        place,
        material,
        Optional.of(new Moment.At(from)),
        until.map(Moment.At::new),
        sources,
        span);
  }

  /** Kinds of work. */
  public enum Work {
    BUILD_BRIDGE,
    REPAIR_BRIDGE,
    DESTROY_BRIDGE,
    /** Boats and landing places made ready to carry troops over. */
    BUILD_FERRY,
    /** An entrance or a way blocked. */
    BARRICADE,
    /** Trees felled and laid before a front or across a way. */
    MAKE_ABATIS,
    /** A barricade, abatis or other obstacle taken away. */
    CLEAR_OBSTACLE,
    /** Walls and houses pierced for fire. */
    LOOPHOLE,
    /** A field work thrown up. */
    ENTRENCH;

    /** Whether it is about a way over water, which needs material and those who know how. */
    public boolean isCrossing() {
      return switch (this) {
        case BUILD_BRIDGE, REPAIR_BRIDGE, DESTROY_BRIDGE, BUILD_FERRY -> true;
        case BARRICADE, MAKE_ABATIS, CLEAR_OBSTACLE, LOOPHOLE, ENTRENCH -> false;
      };
    }
  }
}
