package studio.kriegsspiel.scenario.edit;

import java.util.Optional;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.scenario.place.Measures;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Writes where something stands. Only the words of its position change, in the manner and the unit
 * the author used; an offset keeps its place unless another one has come much nearer.
 */
final class PositionWriter {
  /** Another place must be this much nearer before it takes over from the author's. */
  private static final double MUCH_NEARER = 0.5;

  private final PositionResolver resolver;
  private final PositionWords words;
  private final Measures measures;

  PositionWriter(Terrain terrain, Measures measures) {
    this.resolver = new PositionResolver(terrain, measures);
    this.measures = measures;
    this.words = new PositionWords(terrain, measures);
  }

  /** Words to be put in the place of others. */
  record Change(int from, int to, String words) {}

  /** What changes so that a position lies elsewhere. */
  Change move(Deployment deployment, MapPoint to) {
    Position former = deployment.position();
    if (deployment.formation() == Formation.GARRISON) {
      return whole(
          former,
          words
              .nearestPlace(to)
              .map(PositionWords::quoted)
              .orElseThrow(() -> new Refusal("The ground has no named place to garrison.")));
    }
    return former.match(
        place -> moveByPlace(former, to),
        offset -> moveByPlace(former, to),
        grid -> whole(former, words.grid(to, grid.reference())),
        geographic -> whole(former, words.geographic(to, geographic)));
  }

  private Change moveByPlace(Position former, MapPoint to) {
    Grain grain = Grain.of(former, measures);
    Optional<Place> nearest = words.nearestPlace(to);
    Position origin = innermost(former);
    Optional<MapPoint> from = resolver.find(origin);
    if (from.isPresent() && keeps(from.get(), to, nearest)) {
      String legs = words.legs(from.get(), to, grain);
      return new Change(former.span().offset(), origin.span().offset(), legs);
    }
    return whole(former, fresh(to, grain));
  }

  /** The words for a point that none speak of yet, in the manner other positions are written. */
  String fresh(MapPoint to, Scenario scenario) {
    Position manner =
        scenario.deployments().stream()
            .map(Deployment::position)
            .filter(Position.Offset.class::isInstance)
            .reduce((first, later) -> later)
            .orElse(new Position.Grid("", TextSpan.NONE));
    return fresh(to, Grain.of(manner, measures));
  }

  /** The nearest place, if there is one in this spot. */
  Optional<String> placeAt(MapPoint to) {
    return words.nearestPlace(to).map(PositionWords::quoted);
  }

  private String fresh(MapPoint to, Grain grain) {
    return words
        .nearestPlace(to)
        .map(place -> words.legs(place.at(), to, grain) + PositionWords.quoted(place))
        .orElseGet(() -> words.grid(to, ""));
  }

  private boolean keeps(MapPoint from, MapPoint to, Optional<Place> nearest) {
    return nearest.isEmpty()
        || from.distanceMetres(to) * MUCH_NEARER <= nearest.get().at().distanceMetres(to)
        || nearest.get().at().distanceMetres(from) == 0;
  }

  private static Position innermost(Position position) {
    Position at = position;
    while (at instanceof Position.Offset offset) {
      at = offset.origin();
    }
    return at;
  }

  private static Change whole(Position former, String newWords) {
    return new Change(former.span().offset(), former.span().end(), newWords);
  }
}
