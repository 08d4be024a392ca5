package studio.kriegsspiel.situation.reach;

import java.time.LocalDateTime;
import java.util.List;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;

/** Who is at a place: in the wood or village, on the road, or near the point it stands for. */
public final class Presence {
  /** Nearer than this, or half its own front or depth, a body is at a place. */
  private static final double AT_METRES = 50;

  private Presence() {}

  /** Whether a body is at a place. */
  public static boolean isAt(Whereabouts body, Site place) {
    return body.centre().filter(centre -> place.isWithin(reach(body), centre)).isPresent();
  }

  /** Whether a body, or the head of its column, is at a point. */
  public static boolean isAt(Whereabouts body, MapPoint point) {
    return body.centre().filter(at -> at.distanceMetres(point) <= reach(body)).isPresent()
        || body.head().filter(head -> head.distanceMetres(point) <= AT_METRES).isPresent();
  }

  /**
   * How much nearer a body would have to be to be at a place; 0 or less where it is there, endless
   * where it is nowhere.
   */
  public static double metresFrom(Whereabouts body, Site place) {
    return body.centre()
        .map(centre -> place.metresTo(centre) - reach(body))
        .orElse(Double.POSITIVE_INFINITY);
  }

  private static double reach(Whereabouts body) {
    return Math.max(AT_METRES, Math.max(body.frontMetres(), body.depthMetres()) / 2);
  }

  /** The bodies that are at a place at a time, in the order of the text. */
  public static List<Unit> at(Situation situation, Site place, LocalDateTime time) {
    return situation.tracks().bodies().stream()
        .filter(body -> isAt(situation.tracks().of(body.id()).at(time), place))
        .toList();
  }
}
