package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code canister-test}: whether troops bear canister of good effect (§53.1). */
final class CanisterTestProcedure extends AskedProcedure<CanisterTestProcedure.Canister> {
  private final RuleTable table;
  private final CombatDice combatDice;

  /** Canister that strikes troops. */
  record Canister(
      @Ask(
              value = "who fires",
              of = {"half-battery", "battery"})
          String guns,
      @Ask(
              value = "effect of the fire",
              of = {"good", "bad"},
              or = "good")
          String effect,
      @Ask("the guns are under canister themselves") boolean gunsUnderCanister) {}

  CanisterTestProcedure(RuleBook book) {
    super(
        "canister-test",
        "Whether troops stand or go on under canister of good effect",
        book.printed(book.table("canister-test").source()),
        Canister.class,
        book.tables());
    table = book.table("canister-test");
    combatDice = new CombatDice(book);
  }

  @Override
  protected Decision decide(Canister canister, Dice dice, Trace trace) {
    TableRow row = table.getRow(canister.guns());
    if (canister.effect().equals("bad") || canister.gunsUnderCanister()) {
      trace.add("good effect, and guns not under canister themselves", "not both", row.citation());
      return decided(true, 0).after("target", "under-canister", canister.effect().equals("good"));
    }
    CombatDie die = combatDice.die(CombatDice.points(row.getText("die")));
    trace.add("die in favour of the guns", "Die " + die.name(), row.citation());
    boolean stands = die.fall(dice.stream("morale"), trace).circle() == Circle.WHITE;
    return decided(stands, row.getInteger("retire_paces")).after("target", "under-canister", true);
  }

  private static Decision.Decided decided(boolean stands, int paces) {
    return new Decision.Decided(
        stands
            ? "The troops may stay or go on; they are tested again next move."
            : "The troops must retire %d paces; they lose by the fire alone.".formatted(paces),
        List.of(
            new Result("stands", stands, ""),
            new Result("retirePaces", stands ? 0 : paces, "paces")));
  }
}
