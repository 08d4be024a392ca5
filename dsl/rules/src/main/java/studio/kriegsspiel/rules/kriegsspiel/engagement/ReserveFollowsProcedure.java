package studio.kriegsspiel.rules.kriegsspiel.engagement;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.kriegsspiel.assault.CombatDice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The question {@code reserve-follows}: a second line of cavalry that takes up the pursuit of a
 * line beaten without support (§58A.3).
 */
final class ReserveFollowsProcedure extends NamedProcedure {
  private static final String DIE = "reserve line against a beaten line without reserve";
  private static final String RALLY = "the beaten enemy rallies after a success";

  private final RuleTable table;
  private final CombatDice combatDice;

  ReserveFollowsProcedure(RuleBook book) {
    super(
        "reserve-follows",
        "A second line takes up the pursuit of a beaten line without one",
        book.table("follow-up").getRow(DIE).citation(),
        List.of(Parameter.yesNo("followed-again", "the reserve follows in the next move too")));
    this.table = book.table("follow-up");
    this.combatDice = new CombatDice(book);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    TableRow row = table.getRow(DIE);
    trace.add("die in favour of the reserve", "Die " + row.getText("die"), row.citation());
    boolean won = combatDice.blackFalls(row.getText("die"), dice.stream("melee"), trace);
    if (!won) {
      int rally = Math.toIntExact(table.getRow(RALLY).getFraction("value").floor());
      trace.add("the enemy must rally", rally, table.getRow(RALLY).citation());
      return decided("The enemy wins and must rally one move.", "enemy-wins", rally);
    }
    return question.is("followed-again")
        ? decided("The enemy is beaten again and totally defeated or destroyed.", "destroyed", 0)
        : decided("The enemy is beaten again.", "beaten-again", 0);
  }

  private static Decision decided(String sentence, String outcome, int rally) {
    return new Decision.Decided(
        sentence,
        List.of(new Result("outcome", outcome, ""), new Result("enemyRallyMoves", rally, "moves")));
  }
}
