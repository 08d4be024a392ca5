package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** Squadrons that must stay in hand when cavalry attacks a mass (Reisswitz 1824 §57B). */
final class CavalryInHand {
  private static final String IN_HAND = "close-ordered cavalry kept in hand against a mass";

  private final Optional<TableRow> share;

  CavalryInHand(RuleBook book) {
    share = book.table("follow-up").findRow(IN_HAND);
  }

  /** The squadrons in hand, where the attack is one of cavalry on a mass; else nothing. */
  List<Result> results(Melee melee, Trace trace) {
    if (share.isEmpty()
        || !melee.attacker().isCavalry()
        || melee.defender().stand() != Stand.MASS) {
      return List.of();
    }
    long squadrons = share.get().getFraction("value").times(melee.attacker().units()).ceiling();
    trace.add(IN_HAND, squadrons + " squadrons", share.get().citation());
    return List.of(new Result("leastSquadronsInHand", squadrons, "squadrons"));
  }
}
