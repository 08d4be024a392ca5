package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
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

/** The question {@code retreat}: how far beaten troops go in one move, and at what price. */
final class RetreatProcedure extends NamedProcedure {
  private static final int MOST_MOVES = 100;

  private final RuleTable table;
  private final Citation downgraded;

  RetreatProcedure(RuleBook book) {
    super(
        "retreat",
        "How far beaten troops go in one move, and what becomes of them",
        Citation.printed(book.id(), book.table("retreat").source(), ""),
        List.of(
            Parameter.choice(
                "troops",
                "who goes back",
                List.of("light-cavalry", "heavy-cavalry", "infantry", "skirmishers")),
            Parameter.choice("result", "how they were beaten", List.of("R", "D", "T")),
            Parameter.number("move", "move of the retreat", 1, MOST_MOVES),
            Parameter.yesNo("faster", "they go faster than they should"),
            Parameter.yesNo("canister", "canister of good effect strikes them"),
            Parameter.yesNo("caught", "cavalry catches them before their reserve")));
    table = book.table("retreat");
    downgraded = Citation.printed(book.id(), table.source(), "one category lower");
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    TableRow row = table.getRow(question.getText("troops"), question.getNumber("move"));
    boolean faster = question.is("faster");
    boolean infantry = question.getText("troops").equals("infantry");
    if (faster && question.getText("troops").equals("skirmishers")) {
      return new Decision.Forbidden("Beaten skirmishers cannot go faster.", row.citation());
    }
    boolean struck = infantry && (question.is("canister") || question.is("caught"));
    Defeat outcome = Defeat.valueOf(question.getText("result"));
    if (faster || struck) {
      outcome = outcome.worse();
      trace.add("driven faster, under canister or caught", outcome.words(), downgraded);
    }
    int paces = row.getInteger("paces");
    int gone = faster ? row.findInteger("faster_paces").orElse(paces) : paces;
    trace.add("retreat", gone, "paces", row);
    return new Decision.Decided(
        "The troops go back %d paces and are %s.".formatted(gone, outcome.words()),
        List.of(new Result("paces", gone, "paces"), new Result("outcome", outcome.name(), "")));
  }
}
