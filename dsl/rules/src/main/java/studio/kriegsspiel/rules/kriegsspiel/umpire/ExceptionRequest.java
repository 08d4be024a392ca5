package studio.kriegsspiel.rules.kriegsspiel.umpire;

import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * Whether troops are minded for an attempt outside the rules (British 1815, The Exceptional Throw
 * 1): Die I, white allows and black forbids; a refusal binds the player until the next move.
 */
public final class ExceptionRequest {
  private static final int SIDES = 6;

  private final RuleTable dice;
  private final RuleBook book;
  private int refusedInMove = Integer.MIN_VALUE;

  public ExceptionRequest(RuleBook book) {
    this.book = book;
    this.dice = book.table("combat-dice");
  }

  /** Whether the player may ask in this move. */
  public boolean mayAsk(int move) {
    return move > refusedInMove;
  }

  /** Throws Die I; false binds the player for this move. */
  public boolean ask(int move, DiceStream stream, Trace trace) {
    if (!mayAsk(move)) {
      throw new IllegalStateException("a refusal binds the player until the next move");
    }
    int face = stream.throwDie(SIDES);
    TableRow row = dice.getRow("I", face);
    boolean allowed = row.getText("circle").equals("white");
    trace.addThrow(
        "leave to break the rules",
        "Die I",
        face,
        allowed ? "white: allowed" : "black: refused",
        book.printed("The Exceptional Throw 1"));
    if (!allowed) {
      refusedInMove = move;
    }
    return allowed;
  }
}
