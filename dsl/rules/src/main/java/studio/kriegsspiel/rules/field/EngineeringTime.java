package studio.kriegsspiel.rules.field;

import studio.kriegsspiel.rules.Citation;

/** What a rule book says of the time a piece of engineering takes. */
public sealed interface EngineeringTime {

  /** What it rests on. */
  Citation citation();

  /**
   * It takes so long.
   *
   * @param minutes minutes of the clock, from first preparation to use
   * @param citation what it rests on
   */
  record Takes(int minutes, Citation citation) implements EngineeringTime {}

  /**
   * It cannot be done so.
   *
   * @param reason one clause that says what is missing
   * @param citation what forbids it
   */
  record Impossible(String reason, Citation citation) implements EngineeringTime {}
}
