package studio.kriegsspiel.checks.sides;

import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.ground.GoingIndex;
import studio.kriegsspiel.situation.ground.Standing;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.march.Routes;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.march.MarchTimes;

/**
 * Whither a side can march from where it stands: a body of its foot or horse, its guns if need be.
 */
final class WayOfRetreat {
  private static final double MOST_MINUTES = 24 * 60;

  private final Standing standing;
  private final MarchTimes times;

  private WayOfRetreat(Standing standing, MarchTimes times) {
    this.standing = standing;
    this.times = times;
  }

  /** The ways of a side, if it stands somewhere from where it can march at all. */
  static Optional<WayOfRetreat> of(CheckContext context, Side side) {
    LocalDateTime begins = context.clock().begins();
    Optional<Unit> body =
        context.situation().tracks().bodies().stream()
            .filter(each -> each.id().side().equals(side.name()))
            .filter(each -> at(context, each, begins).isPresent())
            .min(Comparator.comparing(each -> each.type().arm() == Arm.ARTILLERY));
    return body.flatMap(each -> of(context, each, begins));
  }

  private static Optional<MapPoint> at(CheckContext context, Unit body, LocalDateTime time) {
    return Optional.of(context.situation().tracks().of(body.id()).at(time))
        .filter(Whereabouts::isOnMap)
        .flatMap(Whereabouts::centre);
  }

  private static Optional<WayOfRetreat> of(CheckContext context, Unit body, LocalDateTime begins) {
    Routes routes = context.situation().routes().orElseThrow();
    MarchReckoning all = routes.coarselyOf(TroopsOf.unit(body), Gait.MARCH);
    MarchReckoning open = context.situation().areFordsOpen(begins) ? all : all.withoutFords();
    Standing standing =
        new Standing(
            context.book().fieldManual(),
            new GoingIndex(context.ground().orElseThrow().ground()),
            List.of(body),
            Formation.COLUMN_MARCH);
    return at(context, body, begins)
        .flatMap(from -> open.findTimes(from, MOST_MINUTES))
        .map(times -> new WayOfRetreat(standing, times));
  }

  /** Whether troops can march to a place and stand there. */
  boolean leadsTo(Place place) {
    return standing.findObstacle(place.at()).isEmpty() && times.findMinutes(place.at()).isPresent();
  }
}
