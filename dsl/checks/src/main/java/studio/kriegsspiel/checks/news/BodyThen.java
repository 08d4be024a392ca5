package studio.kriegsspiel.checks.news;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.track.Certainty;
import studio.kriegsspiel.situation.track.Track;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.PositionError;

/**
 * A body at a minute that somebody tells of.
 *
 * @param where where it is then, as the text has it
 * @param mayMoveMetres how far from there its players, or its march before play, can have it
 * @param isYetToCome whether it comes onto the map only well after that minute
 */
record BodyThen(Whereabouts where, double mayMoveMetres, boolean isYetToCome) {
  /** So near a place one says that troops are there; a figure of the studio's own. */
  private static final double NEAR_PACES = 400;

  /** So long before it comes nobody is wrong who says that it is there. */
  private static final int SOON_MINUTES = 15;

  /** The bodies of a unit, or nothing where the text does not say where each of them is. */
  static List<BodyThen> of(CheckContext context, Unit unit, LocalDateTime time) {
    List<BodyThen> all =
        unit.withAllParts()
            .filter(each -> each.parts().isEmpty())
            .map(each -> body(context, each, time))
            .toList();
    return all.stream().anyMatch(each -> each.where.kind() == Whereabouts.Kind.UNKNOWN)
        ? List.of()
        : all;
  }

  private static BodyThen body(CheckContext context, Unit body, LocalDateTime time) {
    Track track = context.situation().tracks().of(body.id());
    Whereabouts where = track.at(time);
    LocalDateTime begins = context.clock().begins();
    boolean free = where.certainty() == Certainty.FREE || time.isBefore(begins);
    double minutes = free ? Duration.between(begins, time).abs().toSeconds() / 60.0 : 0;
    boolean late =
        where.kind() == Whereabouts.Kind.OFF_MAP
            && track.at(time.plusMinutes(SOON_MINUTES)).kind() == Whereabouts.Kind.OFF_MAP;
    return new BodyThen(where, minutes * bestRate(context, body), late);
  }

  private static double bestRate(CheckContext context, Unit body) {
    return Arrays.stream(Gait.values())
        .mapToDouble(
            gait ->
                context
                    .book()
                    .fieldManual()
                    .march(TroopsOf.unit(body), gait, Going.of(TerrainKind.ROAD))
                    .metresPerMinute())
        .max()
        .orElse(0);
  }

  /** The one nearest a point; one of them has to be on the map. */
  static BodyThen nearest(List<BodyThen> bodies, MapPoint point) {
    return bodies.stream()
        .filter(each -> each.where.isOnMap())
        .min(
            Comparator.comparingDouble(
                each -> each.where.centre().orElseThrow().distanceMetres(point)))
        .orElseThrow();
  }

  /** Whether it is on the map, and so far from a place that nobody says it is there. */
  boolean isElsewhere(GroundIndex ground, Position place, MapPoint point) {
    if (!where.isOnMap()) {
      return isYetToCome;
    }
    double extent = Math.hypot(where.frontMetres(), where.depthMetres()) / 2;
    double error = PositionError.of(ground.terrain()).map(PositionError::metres).orElse(0.0);
    double near = NEAR_PACES * ground.metresPerPace();
    return Site.of(ground.terrain(), place, point).metresTo(where.centre().orElseThrow())
        > extent + error + near + mayMoveMetres;
  }
}
