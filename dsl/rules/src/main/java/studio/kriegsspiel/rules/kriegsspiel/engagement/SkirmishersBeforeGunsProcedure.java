package studio.kriegsspiel.rules.kriegsspiel.engagement;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.kriegsspiel.assault.CombatDice;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The question {@code skirmishers-before-guns}: the screen that decides what the mass can hope for.
 */
final class SkirmishersBeforeGunsProcedure
    extends AskedProcedure<SkirmishersBeforeGunsProcedure.Case> {
  private final RuleTable table;
  private final CombatDice combatDice;

  /** The case that is asked about. */
  record Case() {}

  SkirmishersBeforeGunsProcedure(RuleBook book) {
    super(
        "skirmishers-before-guns",
        "Skirmishers against infantry with guns of good effect, and the mass behind them",
        book.printed("Infantry & Artillery Defending"),
        Case.class,
        book.tables());
    this.table = book.table("skirmishers-before-guns");
    this.combatDice = new CombatDice(book);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    TableRow screen = table.getRow("skirmishers");
    trace.add("die against the skirmishers", "Die " + screen.getText("die"), screen.citation());
    boolean beaten = combatDice.blackFalls(screen.getText("die"), dice.stream("melee"), trace);
    TableRow mass = table.getRow(beaten ? "mass after their failure" : "mass after their success");
    trace.add("die of the mass", "Die " + mass.getText("die"), mass.citation());
    String die = mass.getText("die");
    return new Decision.Decided(
            beaten
                ? "The skirmishers fail; the mass attacks with Die %s against it.".formatted(die)
                : "The skirmishers succeed; the mass has an even chance.",
            List.of(
                new Result("skirmishersSucceed", !beaten, ""),
                new Result("die", die, ""),
                new Result("favours", mass.getText("favours"), "")))
        .after("fixed-points", beaten ? -CombatDice.points(die) : CombatDice.points(die));
  }
}
