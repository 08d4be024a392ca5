package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code pursuit}: how far victorious troops may follow in one move. */
final class PursuitProcedure extends NamedProcedure {
  private static final int MOST_MOVES = 100;

  private final RuleTable table;

  PursuitProcedure(RuleBook book) {
    super(
        "pursuit",
        "How far victorious troops may follow in one move",
        Citation.printed(book.id(), book.table("pursuit").source(), ""),
        List.of(
            Parameter.choice("troops", "who pursues", troops(book)),
            Parameter.number("move", "move after the success", 1, MOST_MOVES)));
    table = book.table("pursuit");
  }

  private static List<String> troops(RuleBook book) {
    return book.table("pursuit").rows().stream()
        .map(row -> row.getText("troops"))
        .distinct()
        .toList();
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    String troops = question.getText("troops");
    int move = question.getNumber("move");
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
        List.of(new Result("paces", paces, "paces")));
  }
}
