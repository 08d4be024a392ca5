package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code retreat}: how far beaten troops go in one move, and at what price. */
final class RetreatProcedure extends AskedProcedure<RetreatProcedure.Case> {
  private static final int MOST_MOVES = 100;

  private final RuleTable table;
  private final Citation downgraded;

  /** The case that is asked about. */
  @Excludes(
      value = {"caught", "troops=light-cavalry|heavy-cavalry"},
      says = "The book lets cavalry catch beaten infantry.")
  @Excludes(
      value = {"canister", "troops=light-cavalry|heavy-cavalry"},
      says = "The book counts canister on beaten infantry.")
  record Case(
      @Ask(
              value = "who goes back",
              of = {"light-cavalry", "heavy-cavalry", "infantry", "skirmishers"})
          String troops,
      @Ask(
              value = "how they were beaten",
              of = {"R", "D", "T"})
          String result,
      @Ask(value = "move of the retreat", least = 1, most = MOST_MOVES) int move,
      @Ask("they go faster than they should") boolean faster,
      @Ask("canister of good effect strikes them") boolean canister,
      @Ask("cavalry catches them before their reserve") boolean caught) {}

  RetreatProcedure(RuleBook book) {
    super(
        "retreat",
        "How far beaten troops go in one move, and what becomes of them",
        Citation.printed(book.id(), book.table("retreat").source(), ""),
        Case.class,
        book.tables());
    table = book.table("retreat");
    downgraded = Citation.printed(book.id(), table.source(), "one category lower");
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    TableRow row = table.getRow(question.troops(), question.move());
    boolean faster = question.faster();
    boolean infantry = question.troops().equals("infantry");
    if (faster && question.troops().equals("skirmishers")) {
      return new Decision.Forbidden("Beaten skirmishers cannot go faster.", row.citation());
    }
    boolean struck = infantry && (question.canister() || question.caught());
    Defeat outcome = Defeat.valueOf(question.result());
    if (faster || struck) {
      outcome = outcome.worse();
      trace.add("driven faster, under canister or caught", outcome.words(), downgraded);
    }
    int paces = row.getInteger("paces");
    int gone = faster ? row.findInteger("faster_paces").orElse(paces) : paces;
    trace.add("retreat", gone, "paces", row);
    return new Decision.Decided(
            "The troops go back %d paces and are %s.".formatted(gone, outcome.words()),
            List.of(new Result("paces", gone, "paces"), new Result("outcome", outcome.name(), "")))
        .after("result", outcome.name())
        .after("move", Math.min(question.move() + 1, MOST_MOVES));
  }
}
