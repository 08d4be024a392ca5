package studio.kriegsspiel.situation.knowledge;

import java.util.Optional;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A work done before play that the reader knows of.
 *
 * @param work what was done
 * @param words the same in few words: {@code bridge broken}
 * @param place the named bridge or place
 * @param material what it is built of, if the text says
 * @param at where it is, if the ground knows the place
 */
public record WorkBeforeView(
    EngineeringTask.Work work,
    String words,
    String place,
    Optional<String> material,
    Optional<MapPoint> at) {}
