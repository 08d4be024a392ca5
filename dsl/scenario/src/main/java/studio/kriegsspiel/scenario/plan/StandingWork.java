package studio.kriegsspiel.scenario.plan;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.audience.Knower;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A work on a crossing or an obstacle that was done before play begins.
 *
 * @param work what was done
 * @param place the named bridge or place
 * @param material what it is built of or what was used
 * @param knowers who knows of it and from when; empty: everybody, from the start
 * @param sources where that comes from
 * @param span the whole statement
 * @param placeSpan the place in it, without its marks
 */
public record StandingWork(
    EngineeringTask.Work work,
    String place,
    Optional<String> material,
    List<Knower> knowers,
    List<SourceNote> sources,
    TextSpan span,
    TextSpan placeSpan) {

  /** Copies the lists. */
  public StandingWork {
    knowers = List.copyOf(knowers);
    sources = List.copyOf(sources);
  }

  /** In the words of the language: {@code bridge broken}. */
  public String words() {
    return words(work);
  }

  /** What is said of a work that is done. */
  public static String words(EngineeringTask.Work work) {
    return switch (work) {
      case DESTROY_BRIDGE -> "bridge broken";
      case BUILD_BRIDGE, REPAIR_BRIDGE -> "bridge built";
      case BUILD_FERRY -> "ferry built";
      case BARRICADE -> "barricade made";
      case MAKE_ABATIS -> "abatis made";
      case CLEAR_OBSTACLE -> "obstacle cleared";
      case LOOPHOLE -> "loopholes made";
      case ENTRENCH -> "entrenchment made";
    };
  }
}
