package studio.kriegsspiel.rules.kriegsspiel.engineering;

import studio.kriegsspiel.rules.field.EngineeringJob;

/**
 * Under what conditions a bridge is built.
 *
 * @param pontoons how far the pontoons are made ready, or what fire falls on the work
 * @param rapidOrDistant whether the current is rapid or the material has to come from afar
 */
public record WorkConditions(Pontoons pontoons, boolean rapidOrDistant) {
  /** Pontoons on their wagons and a quiet river, under so much fire. */
  static WorkConditions under(EngineeringJob.Fire fire) {
    return new WorkConditions(
        switch (fire) {
          case NONE -> Pontoons.ON_WAGONS;
          case BALL -> Pontoons.UNDER_BALL;
          case CANISTER -> Pontoons.UNDER_CANISTER;
        },
        false);
  }

  /** State of the pontoons, or the fire under which they are laid. */
  public enum Pontoons {
    ON_WAGONS("with-unloading"),
    IN_THE_WATER("in-the-water"),
    MADE_UP("in-the-water-and-made-up"),
    UNDER_BALL("under-ball-fire"),
    UNDER_CANISTER("under-canister");

    private final String row;

    Pontoons(String row) {
      this.row = row;
    }

    /** The row of the table of bridges. */
    String row() {
      return row;
    }
  }
}
