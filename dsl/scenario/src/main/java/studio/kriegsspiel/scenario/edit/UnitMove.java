package studio.kriegsspiel.scenario.edit;

import java.util.Optional;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.scenario.place.Measures;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Moves a deployed unit: only the words of its position change, in the manner and the unit the
 * author used. An offset keeps its place unless another one has come much nearer.
 */
public final class UnitMove {
  /** Another place must be this much nearer before it takes over from the author's. */
  private static final double MUCH_NEARER = 0.5;

  private final Scenario scenario;
  private final PositionResolver resolver;
  private final PositionWords words;
  private final Measures measures;

  private UnitMove(Scenario scenario, Terrain terrain, Measures measures) {
    this.scenario = scenario;
    this.resolver = new PositionResolver(terrain, measures);
    this.measures = measures;
    this.words = new PositionWords(terrain, measures);
  }

  /**
   * The edit after which a unit stands at a spot.
   *
   * @param unit a unit that is deployed
   * @param spot in metres of the terrain's system
   * @param measures what lengths mean under the scenario's rule book
   */
  public static Rewrite moveTo(
      Scenario scenario, UnitId unit, MapSpot spot, Terrain terrain, Measures measures) {
    return scenario
        .findDeployment(unit)
        .map(
            found ->
                new UnitMove(scenario, terrain, measures)
                    .move(found, new MapPoint(spot.x(), spot.y())))
        .orElseGet(
            () ->
                new Rewrite.Refused(
                    "`" + unit.name() + "` is not deployed; give it a line under `deploy` first."));
  }

  private Rewrite move(Deployment deployment, MapPoint to) {
    Position former = deployment.position();
    if (!former.span().document().equals(scenario.span().document())) {
      return new Rewrite.Refused(
          "`%s` is deployed in %s; open that file to move it."
              .formatted(deployment.unit().name(), former.span().document()));
    }
    if (deployment.formation() == Formation.GARRISON) {
      return moveGarrison(deployment, to);
    }
    if (former instanceof Position.Grid grid) {
      return replace(former, words.grid(to, grid.reference()));
    }
    if (former instanceof Position.Geographic geographic) {
      return replace(former, words.geographic(to, geographic));
    }
    return moveByPlace(former, to);
  }

  private Rewrite moveGarrison(Deployment deployment, MapPoint to) {
    return words
        .nearestPlace(to)
        .map(place -> replace(deployment.position(), PositionWords.quoted(place)))
        .orElseGet(() -> new Rewrite.Refused("The ground has no named place to garrison."));
  }

  private Rewrite moveByPlace(Position former, MapPoint to) {
    Grain grain = Grain.of(former, measures);
    Optional<Place> nearest = words.nearestPlace(to);
    Position origin = innermost(former);
    Optional<MapPoint> from = resolver.find(origin);
    if (from.isPresent() && keeps(from.get(), to, nearest)) {
      String legs = words.legs(from.get(), to, grain);
      int start = former.span().offset();
      return new Rewrite.Edit(new TextEdit(start, origin.span().offset() - start, legs));
    }
    return nearest
        .map(
            place ->
                replace(former, words.legs(place.at(), to, grain) + PositionWords.quoted(place)))
        .orElseGet(() -> replace(former, words.grid(to, "")));
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

  private static Rewrite replace(Position former, String newWords) {
    return new Rewrite.Edit(TextEdit.replace(former.span(), newWords));
  }
}
