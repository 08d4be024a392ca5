package studio.kriegsspiel.situation.works;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.field.EngineeringTime;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A work that the text plans, on the clock.
 *
 * @param task what the text says
 * @param place where it is, if the ground knows the place
 * @param begins when it begins; with play, where the text does not say
 * @param finished when it is finished: as the text says, else by the book's time
 * @param byBook what the book says of its time, if it treats it
 * @param trains the pontoon trains at hand: the workers' own, and those of their side that are
 *     deployed near the place
 */
public record Work(
    EngineeringTask task,
    Optional<MapPoint> place,
    LocalDateTime begins,
    Optional<LocalDateTime> finished,
    Optional<EngineeringTime> byBook,
    List<Unit> trains) {
  /** Works so near each other are at one place, in metres; a figure of the studio's own. */
  private static final double SAME_METRES = 150;

  /** Copies the list. */
  public Work {
    trains = List.copyOf(trains);
  }

  /** Whether it has begun and is not finished. */
  public boolean isGoingOn(LocalDateTime time) {
    return hasBegun(time) && !isDone(time);
  }

  /** Whether it has begun. */
  public boolean hasBegun(LocalDateTime time) {
    return !begins.isAfter(time);
  }

  /** Whether it is finished. */
  public boolean isDone(LocalDateTime time) {
    return finished.isPresent() && !finished.get().isAfter(time);
  }

  /** Whether it is at the place of another. */
  public boolean isAtPlaceOf(Work other) {
    return task.place().equalsIgnoreCase(other.task().place())
        || place.isPresent()
            && other.place().isPresent()
            && place.get().distanceMetres(other.place().get()) <= SAME_METRES;
  }
}
