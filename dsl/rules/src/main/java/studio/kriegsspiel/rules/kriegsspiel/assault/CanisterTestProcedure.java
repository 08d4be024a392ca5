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

/** The question {@code canister-test}: whether troops bear canister of good effect (§53.1). */
final class CanisterTestProcedure extends NamedProcedure {
  private final RuleTable table;
  private final CombatDice combatDice;

  CanisterTestProcedure(RuleBook book) {
    super(
        "canister-test",
        "Whether troops stand or go on under canister of good effect",
        Citation.printed(book.id(), book.table("canister-test").source(), ""),
        List.of(
            Parameter.choice("guns", "who fires", List.of("half-battery", "battery")),
            Parameter.choice("effect", "effect of the fire", List.of("good", "bad")).or("good"),
            Parameter.yesNo("guns-under-canister", "the guns are under canister themselves")));
    table = book.table("canister-test");
    combatDice = new CombatDice(book);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    TableRow row = table.getRow(question.getText("guns"));
    if (question.getText("effect").equals("bad") || question.is("guns-under-canister")) {
      trace.add("good effect, and guns not under canister themselves", "not both", row.citation());
      return decided(true, 0);
    }
    CombatDie die = combatDice.die(CombatDice.points(row.getText("die")));
    trace.add("die in favour of the guns", "Die " + die.name(), row.citation());
    boolean stands = die.fall(dice.stream("morale"), trace).circle() == Circle.WHITE;
    return decided(stands, row.getInteger("retire_paces"));
  }

  private static Decision decided(boolean stands, int paces) {
    return new Decision.Decided(
        stands
            ? "The troops may stay or go on; they are tested again next move."
            : "The troops must retire %d paces; they lose by the fire alone.".formatted(paces),
        List.of(
            new Result("stands", stands, ""),
            new Result("retirePaces", stands ? 0 : paces, "paces")));
  }
}
