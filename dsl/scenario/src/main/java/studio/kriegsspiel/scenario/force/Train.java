package studio.kriegsspiel.scenario.force;

import java.util.OptionalInt;

/**
 * What a unit has on wheels besides guns.
 *
 * @param wagons ammunition and other wagons
 * @param pontoons pontoons with their wagons
 */
public record Train(OptionalInt wagons, OptionalInt pontoons) {
  /** Nothing is said of any. */
  public static final Train NONE = new Train(OptionalInt.empty(), OptionalInt.empty());
}
