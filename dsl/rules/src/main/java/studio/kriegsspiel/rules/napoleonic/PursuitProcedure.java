package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code pursuit}: what cavalry does to routing infantry it stays in contact with. */
final class PursuitProcedure extends AskedProcedure<PursuitProcedure.Asked> {

  /** A unit that routs before cavalry. */
  record Asked(
      @Ask(value = "moves in which the cavalry is in contact", most = 99) int moves,
      @Ask(value = "base units of the routing unit", least = 1, most = 99) int defenderBases,
      @Ask(value = "base units its army lost before", most = 99_999, or = "0") int defenderLost) {}

  PursuitProcedure(RuleBook book) {
    super(
        "pursuit",
        "Base units that pursuing cavalry takes from routing infantry",
        book.printed("8.7 Square attack"),
        Asked.class,
        book.tables());
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    int removed = Math.min(asked.moves(), asked.defenderBases());
    trace.add("one base unit and one victory point for every move", removed, citation());
    Decision.Decided decided =
        new Decision.Decided(
                "The routing infantry loses %s%s."
                    .formatted(
                        Amount.of(removed, "base units"),
                        removed == asked.defenderBases() ? ", its last: it is gone" : ""),
                List.of(
                    new Result("basesLost", removed, "base units"),
                    new Result("victoryPoints", removed, "points")))
            .after("defender", "lost", asked.defenderLost() + removed);
    return removed < asked.defenderBases()
        ? decided.after("defender", "bases", asked.defenderBases() - removed)
        : decided.gone("defender");
  }
}
