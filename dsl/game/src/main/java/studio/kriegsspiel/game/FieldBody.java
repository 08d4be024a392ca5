package studio.kriegsspiel.game;

import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.track.Whereabouts;

/**
 * A body on the map, and the ground it takes up.
 *
 * @param reachMetres how far its weapons reach, 0 where it has none
 */
record FieldBody(Unit unit, Whereabouts where, Geometry ground, double reachMetres) {
  /** Two that gallop at each other come nearer by so much in a minute at most. */
  static final double CLOSING_METRES = 1000;

  UnitId id() {
    return unit.id();
  }

  /** How far its muskets reach; guns are asked for when the umpire thinks of them. */
  double musketMetres() {
    return unit.type().arm() == Arm.INFANTRY ? reachMetres : 0;
  }

  /** Whether it goes nowhere. */
  boolean isStill() {
    return where.isStill();
  }

  /** Whether it holds a place. */
  boolean isGarrison() {
    return where.formation().filter(each -> each == Formation.GARRISON).isPresent();
  }

  boolean isEnemyOf(FieldBody other) {
    return !id().side().equals(other.id().side());
  }

  /** Metres between them; not to the metre where they are far apart. */
  double metresTo(FieldBody other) {
    double apart = ground.getEnvelopeInternal().distance(other.ground().getEnvelopeInternal());
    return apart > Math.max(CLOSING_METRES, Math.max(musketMetres(), other.musketMetres()))
        ? apart
        : ground.distance(other.ground());
  }
}
