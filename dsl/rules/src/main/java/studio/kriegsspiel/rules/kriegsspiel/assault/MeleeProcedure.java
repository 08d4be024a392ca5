package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code melee}: one hand-to-hand attack in the open. */
final class MeleeProcedure extends AskedProcedure<Melee> {
  private final MeleeRules rules;
  private final RecoveryClock recovery;
  private final CavalryInHand inHand;

  MeleeProcedure(RuleBook book, MeleeRules rules) {
    super(
        "melee",
        "Odds, issue, losses and recovery of a bayonet attack or a charge",
        book.printed(
            book.id() == RuleBookId.BRITISH_1815
                ? "Establishing the odds for close combat"
                : "§52 to §58"),
        Melee.class,
        book.tables());
    this.rules = rules;
    recovery = new RecoveryClock(book);
    inHand = new CavalryInHand(book);
  }

  @Override
  protected Decision decide(Melee melee, Dice dice, Trace trace) {
    Optional<Decision.Forbidden> bar = rules.odds().findBar(melee);
    if (bar.isPresent()) {
      return bar.get();
    }
    pointToSquares(melee, trace);
    int points = rules.points(melee, trace);
    MeleeResult result = rules.resolve(melee, points, dice.stream("melee"), trace);
    return decided(melee, points, result, trace);
  }

  /** The British book has two ways for cavalry on squares; each names the other. */
  private void pointToSquares(Melee melee, Trace trace) {
    if (book() == RuleBookId.BRITISH_1815
        && melee.attacker().isCavalry()
        && melee.defender().stand() == Stand.SQUARE) {
      trace.add(
          "an attack on squares in waves",
          "is the question `squares`, by the procedure of 1828",
          Citation.ruling(book(), "C121", "cavalry against squares"));
    }
  }

  private Decision decided(Melee melee, int points, MeleeResult result, Trace trace) {
    CombatDie die = rules.die(points);
    boolean foregone = Math.abs(points) >= CombatDice.FOREGONE;
    Party loser = result.loser(melee);
    Fraction lost = rules.losses().loser(melee, result, die, trace);
    Fraction paid = rules.losses().victor(melee, result, lost, trace);
    List<Result> results = new ArrayList<>();
    results.add(new Result("die", foregone ? "foregone" : die.name(), ""));
    results.add(new Result("favours", favours(points), ""));
    results.add(new Result("indexPoints", points, "points"));
    results.add(new Result("beaten", result.attackersBeaten() ? "attacker" : "defender", ""));
    results.add(new Result("printed", result.printed().name(), ""));
    results.add(new Result("outcome", result.outcome().name(), ""));
    results.add(new Result("loserLossPoints", lost, "points"));
    results.add(new Result("victorLossPoints", paid, "points"));
    results.addAll(recovery.results(result.outcome(), trace));
    boolean carried = rules.odds().secondLines().tooClose(loser);
    if (carried) {
      trace.add(
          "a second line that stands too close",
          "carried away",
          rules.odds().secondLines().citation(loser));
    }
    results.add(new Result("secondLineCarriedAway", carried, ""));
    results.addAll(inHand.results(melee, trace));
    return after(new Decision.Decided(sentence(result, lost), results), melee, result, lost, paid);
  }

  private Decision.Decided after(
      Decision.Decided decided, Melee melee, MeleeResult result, Fraction lost, Fraction paid) {
    boolean attackersBeaten = result.attackersBeaten();
    String loser = attackersBeaten ? "attacker" : "defender";
    String victor = attackersBeaten ? "defender" : "attacker";
    Decision.Decided left =
        decided
            .after(loser, "lost-points", result.loser(melee).lostPoints().plus(lost))
            .after(loser, "result", result.outcome().name())
            .after(loser, "moves", 0)
            .after(loser, "loss", lost);
    if (result.outcome() == Defeat.T) {
      left = left.after(loser, "not-recovered", true);
    }
    left = left.after(victor, "lost-points", result.victor(melee).lostPoints().plus(paid));
    return book() == RuleBookId.BRITISH_1815 ? left.after(victor, "just-victorious", true) : left;
  }

  private static String favours(int points) {
    return points == 0 ? "none" : points > 0 ? "attacker" : "defender";
  }

  private String sentence(MeleeResult result, Fraction lost) {
    String fire =
        book() == RuleBookId.REISSWITZ_1824 && !result.attackersBeaten()
            ? " Losses from fire come besides."
            : "";
    return "The %s are %s and lose %s points.%s"
        .formatted(
            result.attackersBeaten() ? "attackers" : "defenders",
            result.outcome().words(),
            lost,
            fire);
  }
}
