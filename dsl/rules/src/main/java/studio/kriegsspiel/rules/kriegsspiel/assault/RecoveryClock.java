package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** How many moves beaten troops need before they can defend themselves and attack (§52). */
final class RecoveryClock {
  private final RuleTable table;

  RecoveryClock(RuleBook book) {
    table = book.table(book.isOn("recovery-cumulative") ? "recovery-cumulative" : "recovery");
  }

  /** The row of a result. */
  TableRow row(Defeat defeat) {
    return table.getRow(defeat.name());
  }

  /** Moves before defence, moves before attack and blocks turned, as results. */
  List<Result> results(Defeat defeat, Trace trace) {
    TableRow row = row(defeat);
    trace.add("moves before it can defend itself", row.getInteger("defend"), "moves", row);
    trace.add("moves before it can attack", row.getInteger("attack"), "moves", row);
    return List.of(
        new Result("defendAfterMoves", row.getInteger("defend"), "moves"),
        new Result("attackAfterMoves", row.getInteger("attack"), "moves"),
        new Result("blocksTurned", row.getInteger("blocks_turned"), "blocks"));
  }
}
