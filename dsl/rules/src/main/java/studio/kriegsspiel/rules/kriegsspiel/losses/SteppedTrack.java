package studio.kriegsspiel.rules.kriegsspiel.losses;

import studio.kriegsspiel.rules.dice.DiceStream;

/**
 * Moves a pin along the British record sheet, whose boxes stand for five points each: what is left
 * over below five moves one box more when a D6 does not exceed it (British 1815, Casualties).
 */
public final class SteppedTrack {
  static final int STEP = 5;

  private SteppedTrack() {}

  /** Boxes a loss of so many points moves the pin; the die is thrown only for a rest. */
  public static int boxes(int points, DiceStream dice) {
    int rest = points % STEP;
    int boxes = points / STEP;
    return rest > 0 && dice.throwDie(6) <= rest ? boxes + 1 : boxes;
  }
}
