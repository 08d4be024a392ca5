package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.EngineeringTask;

/**
 * Work on a bridge or obstacle that the reader's own side has begun.
 *
 * @param unit short name of the unit at work
 * @param place the named bridge or place
 */
public record WorkView(
    String unit,
    EngineeringTask.Work work,
    String place,
    Optional<String> material,
    LocalDateTime begins) {}
