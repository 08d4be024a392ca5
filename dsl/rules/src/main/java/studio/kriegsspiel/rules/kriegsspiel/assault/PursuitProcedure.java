package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code pursuit}: how far victorious troops may follow in one move. */
final class PursuitProcedure extends AskedProcedure<PursuitProcedure.Case> {
  private static final int MOST_MOVES = 100;

  private final RuleTable table;

  /** The case that is asked about. */
  record Case(
      @Ask(value = "who pursues", rows = "pursuit.troops") String troops,
      @Ask(value = "move after the success", least = 1, most = MOST_MOVES) int move) {}

  PursuitProcedure(RuleBook book) {
    super(
        "pursuit",
        "How far victorious troops may follow in one move",
        Citation.printed(book.id(), book.table("pursuit").source(), ""),
        Case.class,
        book.tables());
    table = book.table("pursuit");
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    String troops = question.troops();
    int move = question.move();
    Optional<TableRow> found = table.findRow(troops, move);
    if (found.isEmpty()) {
      return new Decision.Forbidden(
          "Flank columns follow at once or not at all; after the first move they march as others.",
          citation());
    }
    int paces = found.get().getInteger("paces");
    trace.add("pursuit", paces, "paces", found.get());
    return new Decision.Decided(
            paces == 0
                ? "The victors halt for this move."
                : "The victors may follow %d paces.".formatted(paces),
            List.of(new Result("paces", paces, "paces")))
        .after("move", Math.min(move + 1, MOST_MOVES));
  }
}
