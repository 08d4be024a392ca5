package studio.kriegsspiel.situation.reach;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.EntryPoint;
import studio.kriegsspiel.situation.track.Arrival;
import studio.kriegsspiel.situation.track.Placement;
import studio.kriegsspiel.situation.track.Track;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * From where and when a body can be sent anywhere.
 *
 * @param at the point: where it stands, or comes on
 * @param from the minute: when play begins, or when it comes on
 * @param reachMetres how far from its middle the farthest of it stands
 */
public record Start(MapPoint at, LocalDateTime from, double reachMetres) {

  /** That of a body, if the text says where it is or comes on. */
  public static Optional<Start> find(Situation situation, Unit body) {
    LocalDateTime begins = situation.clock().begins();
    Track track = situation.tracks().of(body.id());
    Whereabouts where = track.at(begins);
    if (where.isOnMap()) {
      double reach = Math.hypot(where.frontMetres(), where.depthMetres()) / 2;
      return Optional.of(new Start(where.centre().orElseThrow(), begins, reach));
    }
    return track
        .findArrival()
        .flatMap(arrival -> arriving(arrival, body, begins))
        .or(() -> awaited(situation, track));
  }

  private static Optional<Start> arriving(Arrival arrival, Unit body, LocalDateTime begins) {
    Optional<MapPoint> entry = arrival.journey().start();
    return arrival.bodies().stream()
        .filter(each -> each.unit().id().equals(body.id()))
        .map(Arrival.Marching::headEnters)
        .findFirst()
        .flatMap(
            enters -> entry.map(at -> new Start(at, enters.isBefore(begins) ? begins : enters, 0)));
  }

  /** One that waits for something comes as soon as it can at all. */
  private static Optional<Start> awaited(Situation situation, Track track) {
    LocalDateTime begins = situation.clock().begins();
    for (Placement each : track.placements()) {
      if (each instanceof Placement.Awaited awaited
          && awaited.event().deed() instanceof Deed.Arrives arrives) {
        Release release = awaited.event().release();
        LocalDateTime from =
            situation.clock().earliest(release).filter(begins::isBefore).orElse(begins);
        return situation
            .ground()
            .flatMap(ground -> EntryPoint.find(arrives.entry(), arrives.from(), ground))
            .map(at -> new Start(at, from, 0));
      }
    }
    return Optional.empty();
  }
}
