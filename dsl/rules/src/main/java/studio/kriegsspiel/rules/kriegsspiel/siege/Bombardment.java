package studio.kriegsspiel.rules.kriegsspiel.siege;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * Howitzers on a village, move by move ({@code Reisswitz 1824 §48}): until a building burns, then
 * until the fire spreads or dies down; if it dies down the battery may set another alight.
 */
public final class Bombardment {
  private final TableRow rule;
  private final Flames flames;
  private final int every;
  private final int endurance;
  private int movesFired;
  private int movesSinceFire;
  private @Nullable Integer spreadMove;
  private State state = State.FIRING;

  /** How far it has come. */
  public enum State {
    /** No building burns. */
    FIRING,
    /** A building burns; whether the fire spreads is not yet decided. */
    BURNING,
    /** The fire spreads: the place must be evacuated. */
    SPREADING,
    /** The ammunition is spent and nothing burns. */
    SPENT
  }

  /**
   * Begins a bombardment.
   *
   * @param buildings {@code wood} or {@code stone}
   * @param wholeBattery whether the whole battery fires; half a battery throws half as often
   */
  public Bombardment(RuleBook book, String buildings, boolean wholeBattery) {
    this(book, buildings, wholeBattery, 0);
  }

  /** Begins one with howitzers that have fired so many moves since they were supplied. */
  Bombardment(RuleBook book, String buildings, boolean wholeBattery, int firedBefore) {
    this.rule = book.table("bombardment").getRow(buildings);
    this.flames = new Flames(book);
    this.every = rule.getInteger(wholeBattery ? "every-moves" : "half-battery-every-moves");
    this.endurance = Ammunition.of(book, "howitzer-battery", firedBefore).movesLeft().orElseThrow();
  }

  /** Plays one move of fire. */
  public State fireOneMove(DiceStream dice, Trace trace) {
    if (state == State.SPREADING || state == State.SPENT) {
      return state;
    }
    if (state == State.BURNING) {
      burn(dice, trace);
      return state;
    }
    if (movesFired == endurance) {
      state = State.SPENT;
      return state;
    }
    movesFired++;
    if (movesFired % every == 0
        && flames.falls(rule.getText("ignition-die"), "a building set alight", dice, trace)) {
      state = State.BURNING;
      movesSinceFire = 0;
    }
    return state;
  }

  private void burn(DiceStream dice, Trace trace) {
    movesFired++;
    movesSinceFire++;
    if (movesSinceFire < rule.getInteger("spread-after-moves")) {
      return;
    }
    if (flames.falls(rule.getText("spread-die"), "the fire spreads", dice, trace)) {
      state = State.SPREADING;
      spreadMove = movesFired;
    } else {
      state = movesFired >= endurance ? State.SPENT : State.FIRING;
    }
  }

  public State state() {
    return state;
  }

  /** Moves fired or passed since the beginning. */
  public int movesFired() {
    return movesFired;
  }

  /** The move by which the place must be empty, once the fire spreads. */
  public OptionalInt findEvacuationMove() {
    return spreadMove == null
        ? OptionalInt.empty()
        : OptionalInt.of(spreadMove + rule.getInteger("evacuate-within-moves"));
  }

  /** Paces round the fire that must be evacuated; empty where only the burning streets must. */
  public OptionalInt findEvacuationRadius() {
    return rule.findInteger("evacuate-radius");
  }
}
