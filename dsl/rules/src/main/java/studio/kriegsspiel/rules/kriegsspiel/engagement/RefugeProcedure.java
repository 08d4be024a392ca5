package studio.kriegsspiel.rules.kriegsspiel.engagement;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code refuge}: whether ground stops the pursuit of beaten troops (§64). */
final class RefugeProcedure extends AskedProcedure<RefugeProcedure.Case> {
  private static final int MOST_MOVES = 2;

  private final RuleTable table;

  /** The case that is asked about. */
  record Case(
      @Ask(
              value = "who was beaten",
              of = {"infantry", "cavalry"})
          String arm,
      @Ask(
              value = "how they were beaten",
              of = {"R", "D", "T"})
          String result,
      @Ask(value = "what they reach", rows = "refuges.refuge") String place,
      @Ask("skirmishers or guns of their own hold it") boolean held,
      @Ask(value = "moves after the fight", least = 1, most = 99) int moves) {}

  RefugeProcedure(RuleBook book) {
    super(
        "refuge",
        "Whether beaten troops find refuge from a pursuit",
        book.printed(book.table("refuges").source()),
        Case.class,
        book.tables());
    this.table = book.table("refuges");
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    Optional<TableRow> row = table.findRow(question.arm(), question.place());
    if (row.isEmpty()) {
      trace.add("refuge for this arm", "no", citation());
      return decided(false, "The place is no refuge for them.");
    }
    row.get().findText("needs").ifPresent(needs -> trace.add("needs", needs, row.get().citation()));
    if (question.result().equals("T")) {
      trace.add("totally defeated", "no refuge stops their pursuit", row.get().citation());
      return decided(false, "Totally defeated troops find no refuge.");
    }
    if (question.moves() > MOST_MOVES) {
      trace.add("moves after the fight", "more than two", row.get().citation());
      return decided(false, "They reach the place too late.");
    }
    boolean open = row.get().isDash("needs") || question.held();
    return decided(
        open,
        open
            ? "The pursuit halts; the attack must be renewed, with a point more."
            : "The place is no refuge unless it is held.");
  }

  private static Decision decided(boolean halts, String sentence) {
    Decision.Decided decided =
        new Decision.Decided(sentence, List.of(new Result("pursuitHalts", halts, "")));
    return halts ? decided.after("renewed-at-refuge", true) : decided;
  }
}
