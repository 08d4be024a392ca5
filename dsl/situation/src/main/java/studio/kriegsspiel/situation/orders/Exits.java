package studio.kriegsspiel.situation.orders;

import java.util.Optional;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;

/** Where troops that are ordered to leave by a place go off the map. */
final class Exits {
  /** So near an edge of the map a place is at the edge; a figure of the studio's own. */
  private static final double EDGE_METRES = 500;

  private Exits() {}

  /** Whether a side is to leave by a place, or it lies at an edge of the map. */
  static boolean isOne(Situation situation, String side, SheetOrder.Named place) {
    return situation.scenario().findSide(side).stream()
            .flatMap(each -> each.objectives().stream())
            .map(Objective::aim)
            .filter(Aim.Leave.class::isInstance)
            .flatMap(aim -> ((Aim.Leave) aim).by().stream())
            .anyMatch(place.name()::equalsIgnoreCase)
        || situation.ground().flatMap(ground -> ground.find(place.at())).stream()
            .anyMatch(at -> isAtEdge(situation, at));
  }

  private static boolean isAtEdge(Situation situation, MapPoint at) {
    Optional<Bounds> map = situation.printed().map(printed -> printed.terrain().extent());
    return map.filter(
            edges ->
                Math.min(
                        Math.min(at.x() - edges.west(), edges.east() - at.x()),
                        Math.min(at.y() - edges.south(), edges.north() - at.y()))
                    <= EDGE_METRES)
        .isPresent();
  }
}
