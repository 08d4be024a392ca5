package studio.kriegsspiel.scenario.review;

import studio.kriegsspiel.scenario.force.UnitId;

/** What a finding is about. */
public sealed interface Concern {
  /** A unit. */
  record OfUnit(UnitId unit) implements Concern {}

  /**
   * A thing known by its title: a place, a role, a work that is cited.
   *
   * @param title the title without quotation marks
   */
  record Titled(String title) implements Concern {}
}
