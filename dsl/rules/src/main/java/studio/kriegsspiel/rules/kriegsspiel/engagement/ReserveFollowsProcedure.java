package studio.kriegsspiel.rules.kriegsspiel.engagement;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.kriegsspiel.assault.CombatDice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The question {@code reserve-follows}: a second line of cavalry that takes up the pursuit of a
 * line beaten without support (§58A.3).
 */
final class ReserveFollowsProcedure extends AskedProcedure<ReserveFollowsProcedure.Case> {
  private static final String DIE = "reserve line against a beaten line without reserve";
  private static final String RALLY = "the beaten enemy rallies after a success";

  private final RuleTable table;
  private final CombatDice combatDice;

  /** The case that is asked about. */
  record Case(@Ask("the reserve follows in the next move too") boolean followedAgain) {}

  ReserveFollowsProcedure(RuleBook book) {
    super(
        "reserve-follows",
        "A second line takes up the pursuit of a beaten line without one",
        book.table("follow-up").getRow(DIE).citation(),
        Case.class,
        book.tables());
    this.table = book.table("follow-up");
    this.combatDice = new CombatDice(book);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    TableRow row = table.getRow(DIE);
    trace.add("die in favour of the reserve", "Die " + row.getText("die"), row.citation());
    boolean won = combatDice.blackFalls(row.getText("die"), dice.stream("melee"), trace);
    if (!won) {
      int rally = Math.toIntExact(table.getRow(RALLY).getFraction("value").floor());
      trace.add("the enemy must rally", rally, table.getRow(RALLY).citation());
      return decided("The enemy wins and must rally one move.", "enemy-wins", rally);
    }
    return question.followedAgain()
        ? decided("The enemy is beaten again and totally defeated or destroyed.", "destroyed", 0)
            .after("enemy", "result", "T")
            .after("enemy", "moves", 0)
        : decided("The enemy is beaten again.", "beaten-again", 0).after("followed-again", true);
  }

  private static Decision.Decided decided(String sentence, String outcome, int rally) {
    return new Decision.Decided(
        sentence,
        List.of(new Result("outcome", outcome, ""), new Result("enemyRallyMoves", rally, "moves")));
  }
}
