package studio.kriegsspiel.rules.kriegsspiel.march;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.IntoAction;
import studio.kriegsspiel.rules.table.RuleTable;

/** Moves for limbering, preparing guns and changing formation (British 1815). */
public final class Handling {
  private static final String PREPARE = "prepare-guns-from-march-column";
  private static final int EIGHT_MINUTES = 4;

  private final RuleTable table;
  private final boolean eightMinutes;

  public Handling(RuleBook book) {
    this.table = book.table("handling");
    this.eightMinutes = book.isOn("prepare-guns-eight-minutes");
  }

  /** The actions the book times. */
  static List<String> actions(RuleTable table) {
    return table.rows().stream()
        .filter(row -> !row.isDash("moves"))
        .map(row -> row.getText("action"))
        .toList();
  }

  /** Moves an action takes. */
  public int moves(String action) {
    return action.equals(PREPARE) && eightMinutes
        ? EIGHT_MINUTES
        : table.getInteger("moves", action);
  }

  /** Moves until guns that come out of a march column have unlimbered. */
  public int movesFromColumnToAction() {
    return moves(PREPARE) + moves("unlimber");
  }

  /** From the end of a march to the first shot; Reisswitz prints nothing of it. */
  public static IntoAction intoAction(RuleBook book) {
    if (!book.id().equals(RuleBookId.BRITISH_1815)) {
      return new IntoAction(Fraction.of(book.time().turnMinutes()), book.defaulted("DM-03"));
    }
    Handling handling = new Handling(book);
    return new IntoAction(
        Fraction.of(handling.movesFromColumnToAction()).times(book.time().turnMinutes()),
        handling.citation(PREPARE));
  }

  /** What it rests on. */
  public Citation citation(String action) {
    return table.getRow(action).citation();
  }
}
