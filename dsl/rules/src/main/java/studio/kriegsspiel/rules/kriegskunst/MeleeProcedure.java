package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.AfterState;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Part;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code melee}; the attacker's two dice are thrown first. */
final class MeleeProcedure extends AskedProcedure<MeleeProcedure.Asked> {

  /** The two who fight. */
  @Excludes(
      value = {"attacker-uphill", "defender-uphill"},
      says = "Not both stand uphill of each other.")
  @Excludes(
      value = {"attacker-following-up", "defender-following-up"},
      says = "Not both follow up.")
  @Excludes(
      value = {"attacker-pushed-back", "defender-pushed-back"},
      says = "Not both were pushed back.")
  @Excludes(
      value = {"attacker-shelter", "defender-shelter"},
      says = "Shelter counts where the enemy is outside it: not both stand in it.")
  @Excludes(
      value = {"attacker-state=retreating|routing", "defender-state=retreating|routing"},
      says = "Not both go back before the other.")
  record Asked(
      @Part Fighter attacker,
      @Part Fighter defender,
      @Ask("both are in difficult ground") boolean bothDifficult) {}

  private final Melee melee;
  private final RuleTable table;

  MeleeProcedure(RuleBook book) {
    super(
        "melee",
        "Scores, results and losses of one melee",
        book.printed("Melee Results Table"),
        Asked.class,
        book.tables());
    melee = new Melee(book);
    table = book.table("melee-results");
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    Fighter attacker = asked.attacker();
    Fighter defender = asked.defender();
    MeleeOutcome outcome =
        melee.resolve(attacker, defender, asked.bothDifficult(), dice.stream("melee"), trace);
    int lossAttacker = Math.min(outcome.lossAttacker(), attacker.figures());
    int lossDefender = Math.min(outcome.lossDefender(), defender.figures());
    Decision.Decided decided =
        new Decision.Decided(
            "At %d to %d the attacker %s, the defender %s."
                .formatted(
                    outcome.scores().attacker(),
                    outcome.scores().defender(),
                    told(attacker, outcome.attacker(), lossAttacker),
                    told(defender, outcome.defender(), lossDefender)),
            List.of(
                new Result("attackerScore", outcome.scores().attacker(), "pips"),
                new Result("defenderScore", outcome.scores().defender(), "pips"),
                new Result("attacker", fate(attacker, outcome.attacker(), lossAttacker), ""),
                new Result("defender", fate(defender, outcome.defender(), lossDefender), ""),
                new Result("attackerLossFigures", lossAttacker, "figures"),
                new Result("defenderLossFigures", lossDefender, "figures")));
    Decision.Decided half =
        leave(back(decided, outcome), "attacker", attacker, outcome.attacker(), lossAttacker);
    return leave(half, "defender", defender, outcome.defender(), lossDefender);
  }

  private Decision.Decided back(Decision.Decided decided, MeleeOutcome outcome) {
    int difference = Math.abs(outcome.scores().attacker() - outcome.scores().defender());
    return outcome.attacker() == Fate.PUSHED_BACK || outcome.defender() == Fate.PUSHED_BACK
        ? decided.with(
            new Result(
                "pushedBackInches", table.getRow(difference).getInteger("push_back"), "inches"))
        : decided;
  }

  private static String told(Fighter fighter, Fate fate, int lost) {
    return lost == fighter.figures()
        ? "loses all it has, %s, and is gone".formatted(Amount.of(lost, "figures"))
        : "%s and loses %s".formatted(fate.words(), Amount.of(lost, "figures"));
  }

  private static String fate(Fighter fighter, Fate fate, int lost) {
    return lost == fighter.figures() ? AfterState.GONE : Parameter.word(fate);
  }

  private static Decision.Decided leave(
      Decision.Decided decided, String role, Fighter fighter, Fate fate, int lost) {
    if (lost == fighter.figures()) {
      return decided.gone(role);
    }
    State state =
        switch (fate) {
          case RETREATS -> State.RETREATING;
          case ROUTS -> State.ROUTING;
          default -> fighter.state();
        };
    return fighter
        .toll()
        .leave(decided, role, OptionalInt.of(fighter.figures()), lost)
        .after(role, "state", state)
        .after(role, "unit-routs", state == State.ROUTING)
        .after(role, "square", fighter.square() && state != State.ROUTING)
        .after(role, "charging", false)
        .after(role, "following-up", fate == Fate.FOLLOWS_UP)
        .after(role, "pushed-back", fate == Fate.PUSHED_BACK);
  }
}
