package studio.kriegsspiel.situation.knowledge;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Preparation;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Where a unit of the reader's own side stands.
 *
 * @param unit the unit's short name
 * @param position where its centre stands; its places in the text are removed, and no place that
 *     the reader does not know is named
 * @param at the point of the ground, if the ground is known
 * @param works what stands there already to help it hold the place
 */
public record DeploymentView(
    String unit,
    Formation formation,
    Position position,
    Optional<MapPoint> at,
    Optional<Direction> facing,
    List<Preparation> works) {

  /** Copies the list. */
  public DeploymentView {
    works = List.copyOf(works);
  }
}
