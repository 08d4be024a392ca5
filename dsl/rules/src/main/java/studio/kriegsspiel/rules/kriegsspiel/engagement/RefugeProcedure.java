package studio.kriegsspiel.rules.kriegsspiel.engagement;

import java.util.List;
import java.util.Optional;
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

/** The question {@code refuge}: whether ground stops the pursuit of beaten troops (§64). */
final class RefugeProcedure extends NamedProcedure {
  private static final int MOST_MOVES = 2;

  private final RuleTable table;

  RefugeProcedure(RuleBook book) {
    super(
        "refuge",
        "Whether beaten troops find refuge from a pursuit",
        book.printed(book.table("refuges").source()),
        List.of(
            Parameter.choice("arm", "who was beaten", List.of("infantry", "cavalry")),
            Parameter.choice("result", "how they were beaten", List.of("R", "D", "T")),
            Parameter.choice("place", "what they reach", places(book)),
            Parameter.yesNo("held", "skirmishers or guns of their own hold it"),
            Parameter.number("moves", "moves after the fight", 1, 99)));
    this.table = book.table("refuges");
  }

  private static List<String> places(RuleBook book) {
    return book.table("refuges").rows().stream()
        .map(row -> row.getText("refuge"))
        .distinct()
        .toList();
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    Optional<TableRow> row = table.findRow(question.getText("arm"), question.getText("place"));
    if (row.isEmpty()) {
      trace.add("refuge for this arm", "no", citation());
      return decided(false, "The place is no refuge for them.");
    }
    row.get().findText("needs").ifPresent(needs -> trace.add("needs", needs, row.get().citation()));
    if (question.getText("result").equals("T")) {
      trace.add("totally defeated", "no refuge stops their pursuit", row.get().citation());
      return decided(false, "Totally defeated troops find no refuge.");
    }
    if (question.getNumber("moves") > MOST_MOVES) {
      trace.add("moves after the fight", "more than two", row.get().citation());
      return decided(false, "They reach the place too late.");
    }
    boolean open = row.get().isDash("needs") || question.is("held");
    return decided(
        open,
        open
            ? "The pursuit halts; the attack must be renewed, with a point more."
            : "The place is no refuge unless it is held.");
  }

  private static Decision decided(boolean halts, String sentence) {
    return new Decision.Decided(sentence, List.of(new Result("pursuitHalts", halts, "")));
  }
}
