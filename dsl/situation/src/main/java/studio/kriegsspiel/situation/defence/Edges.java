package studio.kriegsspiel.situation.defence;

import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.field.FireRange;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.sight.Look;

/**
 * Where in its place a garrison is at a minute: at the edge, to defend it, while it sees foot or
 * horse of the enemy within the reach of its muskets; else in cover within the place, as guns alone
 * take no walls.
 *
 * @param time the minute
 */
public record Edges(Situation situation, LocalDateTime time) {
  /** A body, and the ground it takes up. */
  public record Near(Unit unit, Geometry ground) {}

  /**
   * Whether a garrison stands at the edge of its place.
   *
   * @param place what the garrison takes up
   * @param bodies those of either side that are there
   */
  public boolean areManned(Unit garrison, Geometry place, Stream<Near> bodies) {
    double reach =
        situation
            .book()
            .fieldManual()
            .findFireRange(TroopsOf.unit(garrison))
            .map(FireRange::metres)
            .orElse(0.0);
    return bodies
        .filter(each -> attacks(each.unit()))
        .filter(each -> !each.unit().id().side().equals(garrison.id().side()))
        .filter(
            each ->
                place.getEnvelopeInternal().distance(each.ground().getEnvelopeInternal()) <= reach)
        .filter(each -> place.distance(each.ground()) <= reach)
        .sorted(Comparator.comparingDouble(each -> place.distance(each.ground())))
        .anyMatch(each -> sees(garrison, each.unit()));
  }

  private static boolean attacks(Unit unit) {
    return unit.type().arm() == Arm.INFANTRY || unit.type().arm() == Arm.CAVALRY;
  }

  private boolean sees(Unit garrison, Unit enemy) {
    return situation
        .sights()
        .between(garrison.id(), enemy.id(), time)
        .filter(Look::sees)
        .isPresent();
  }
}
