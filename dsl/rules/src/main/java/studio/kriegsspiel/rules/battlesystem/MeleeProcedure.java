package studio.kriegsspiel.rules.battlesystem;

import java.util.List;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code melee}; the attacker's die is thrown first. */
final class MeleeProcedure extends AskedProcedure<Charge> {
  private final Melee melee;

  MeleeProcedure(RuleBook book) {
    super(
        "melee",
        "Losses of both sides, and the winner, of one melee phase",
        book.printed("Combat table"),
        Charge.class,
        book.tables());
    melee = new Melee(book);
  }

  @Override
  protected Decision decide(Charge charge, Dice dice, Trace trace) {
    MeleeTroops defender = charge.defender().troops();
    if (charge.square() && defender.isCavalry()) {
      return new Decision.Forbidden("Cavalry does not form square.", citation());
    }
    MeleeOutcome outcome = melee.resolve(charge, dice.stream("melee"), trace);
    DieLosses attacker = outcome.onAttacker();
    DieLosses suffered = outcome.onDefender();
    Decision.Decided decided =
        new Decision.Decided(
            sentence(outcome) + gone(charge, outcome),
            List.of(
                new Result("winner", Parameter.word(outcome.winner()), ""),
                new Result("attackerDie", suffered.modified(), ""),
                new Result("defenderDie", attacker.modified(), ""),
                new Result("attackerCasualtyPercent", attacker.percent(), "percent"),
                new Result("attackerLossMen", attacker.men(), "men"),
                new Result("attackerLossMenExact", attacker.exactMen(), "men"),
                new Result(
                    "attackerLossMorale", Hundredths.points(attacker.moraleHundredths()), "points"),
                new Result("defenderCasualtyPercent", suffered.percent(), "percent"),
                new Result("defenderLossMen", suffered.men(), "men"),
                new Result("defenderLossMenExact", suffered.exactMen(), "men"),
                new Result(
                    "defenderLossMorale", Hundredths.points(suffered.moraleHundredths()), "points"),
                new Result("withdrawSpaces", outcome.withdrawSpaces(), "spaces"),
                new Result("defenderEliminated", outcome.defenderEliminated(), "")));
    return after(charge, outcome, decided);
  }

  private static Decision.Decided after(
      Charge charge, MeleeOutcome outcome, Decision.Decided decided) {
    Fighter attacker = charge.attacker();
    Fighter defender = charge.defender();
    boolean beatenOff = outcome.withdrawSpaces() > 0;
    Decision.Decided left =
        leave(
            decided,
            "attacker",
            attacker,
            outcome.onAttacker(),
            attacker.disordered() || beatenOff,
            !beatenOff);
    return leave(
        left, "defender", defender, outcome.onDefender(), defender.disordered(), !beatenOff);
  }

  private static Decision.Decided leave(
      Decision.Decided decided,
      String role,
      Fighter fighter,
      DieLosses losses,
      boolean disordered,
      boolean inContact) {
    Decision.Decided left =
        losses.leave(decided, role, OptionalInt.of(fighter.men()), fighter.loss());
    return losses.men() >= fighter.men()
        ? left
        : left.after(role, "disordered", disordered).after(role, "in-contact", inContact);
  }

  private static String gone(Charge charge, MeleeOutcome outcome) {
    boolean attacker = outcome.onAttacker().men() >= charge.attacker().men();
    boolean defender = outcome.onDefender().men() >= charge.defender().men();
    if (attacker && defender) {
      return " Nothing is left of either.";
    }
    return attacker || defender
        ? " Nothing is left of the %s: it is gone.".formatted(attacker ? "attacker" : "defender")
        : "";
  }

  private static String sentence(MeleeOutcome outcome) {
    if (outcome.defenderEliminated()) {
      return "The gunners are ridden down and eliminated.";
    }
    String who =
        switch (outcome.winner()) {
          case ATTACKER -> "The attacker wins";
          case DEFENDER -> "The defender wins";
          case NONE -> "Neither side wins";
        };
    int spaces = outcome.withdrawSpaces();
    return "%s: the attacker loses %s, the defender %d%s."
        .formatted(
            who,
            Amount.of(outcome.onAttacker().men(), "men"),
            outcome.onDefender().men(),
            spaces == 0
                ? ""
                : "; the cavalry withdraws %s, disordered".formatted(Amount.of(spaces, "spaces")));
  }
}
