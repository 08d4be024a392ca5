package studio.kriegsspiel.reading.decision;

import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.terrain.MapPoint;

/** Whom or what a question is about: a unit, or a point of the ground. */
public sealed interface DecisionParty {

  /** How people call it. */
  String title();

  /**
   * A unit.
   *
   * @param title the name readers see
   */
  record OfUnit(UnitId unit, String title) implements DecisionParty {}

  /**
   * A point.
   *
   * @param title such as the name of the place
   */
  record OfPoint(MapPoint point, String title) implements DecisionParty {}
}
