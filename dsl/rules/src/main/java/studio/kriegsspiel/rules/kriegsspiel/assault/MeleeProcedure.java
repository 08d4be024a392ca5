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
import studio.kriegsspiel.rules.procedure.CountedTogether;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code melee}: one hand-to-hand attack in the open. */
final class MeleeProcedure extends AskedProcedure<Melee> {
  private final MeleeRules rules;
  private final RecoveryClock recovery;
  private final CavalryInHand inHand;
  private final FullStrength strength;
  private final Citation fire;
  private final CountedTogether attackers;
  private final CountedTogether defenders;

  MeleeProcedure(RuleBook book, MeleeRules rules) {
    super(
        "melee",
        "Odds, issue, losses and recovery of a bayonet attack or a charge",
        book.printed(
            book.id().equals(RuleBookId.BRITISH_1815)
                ? "Establishing the odds for close combat"
                : "§52 to §58"),
        Melee.class,
        book.tables());
    this.rules = rules;
    recovery = new RecoveryClock(book);
    inHand = new CavalryInHand(book);
    strength = new FullStrength(book);
    fire = book.ruling("C159", "attackers who succeed lose by fire");
    attackers = JoinedForces.ofMelee(book, "attacker");
    defenders = JoinedForces.ofMelee(book, "defender");
  }

  @Override
  public Optional<CountedTogether> together(CountedTogether.Part part) {
    return Optional.of(part == CountedTogether.Part.FIRST ? attackers : defenders);
  }

  @Override
  protected Decision decide(Melee melee, Dice dice, Trace trace) {
    Optional<Decision.Forbidden> bar = rules.odds().findBar(melee);
    if (bar.isPresent()) {
      return bar.get();
    }
    Fraction attackersLeft = strength.left(melee.attacker());
    Fraction defendersLeft = strength.left(melee.defender());
    rules.odds().secondLines().tellIdle(melee.attacker(), trace);
    rules.odds().secondLines().tellIdle(melee.defender(), trace);
    pointToSquares(melee, trace);
    int points = rules.points(melee, trace);
    MeleeResult result = rules.resolve(melee, points, dice.stream("melee"), trace);
    return result.attackersBeaten()
        ? decided(melee, points, result, new Left(attackersLeft, defendersLeft), trace)
        : decided(melee, points, result, new Left(defendersLeft, attackersLeft), trace);
  }

  /** Points either side can still lose. */
  private record Left(Fraction ofLoser, Fraction ofVictor) {}

  /** The British book has two ways for cavalry on squares; each names the other. */
  private void pointToSquares(Melee melee, Trace trace) {
    if (book().equals(RuleBookId.BRITISH_1815)
        && melee.attacker().isCavalry()
        && melee.defender().stand() == Stand.SQUARE) {
      trace.add(
          "an attack on squares in waves",
          "is the question `squares`, by the procedure of 1828",
          Citation.ruling(book(), "C121", "cavalry against squares"));
    }
  }

  private Decision decided(Melee melee, int points, MeleeResult result, Left left, Trace trace) {
    CombatDie die = rules.die(points);
    boolean foregone = Math.abs(points) >= CombatDice.FOREGONE;
    Party loser = result.loser(melee);
    Fraction lost = atMost(left.ofLoser(), rules.losses().loser(melee, result, die, trace), trace);
    Fraction paid =
        atMost(left.ofVictor(), rules.losses().victor(melee, result, lost, trace), trace);
    boolean firedOn = tellFire(melee, result, trace);
    List<Result> results = new ArrayList<>();
    results.add(new Result("die", foregone ? "foregone" : die.name(), ""));
    results.add(new Result("favours", favours(points), ""));
    results.add(new Result("indexPoints", points, "points"));
    results.add(new Result("beaten", result.attackersBeaten() ? "attacker" : "defender", ""));
    results.add(new Result("printed", result.printed().name(), ""));
    results.add(new Result("outcome", result.outcome().name(), ""));
    results.add(new Result("loserLossPoints", lost, "points"));
    results.add(new Result("victorLossPoints", paid, "points"));
    results.add(new Result("victorLosesByFire", firedOn, ""));
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
    Lost loses = new Lost(lost, left.ofLoser());
    Lost pays = new Lost(paid, left.ofVictor());
    Decision.Decided decided =
        new Decision.Decided(sentence(result, loses, pays, firedOn), results);
    return after(decided, melee, result, loses, pays);
  }

  /** What a side lost of what it had. */
  private record Lost(Fraction points, Fraction of) {
    private boolean isAll() {
      return points.equals(of);
    }
  }

  private Fraction atMost(Fraction left, Fraction loss, Trace trace) {
    if (loss.compareTo(left) <= 0) {
      return loss;
    }
    trace.add("they have no more to lose than", left + " points", citation());
    return left;
  }

  /** Infantry that attacked with success loses by the fire it met, which is another question. */
  private boolean tellFire(Melee melee, MeleeResult result, Trace trace) {
    if (result.attackersBeaten() || result.victor(melee).isCavalry()) {
      return false;
    }
    trace.add("the attackers' loss by the fire they met", "comes besides: ask `fire`", fire);
    return true;
  }

  private Decision.Decided after(
      Decision.Decided decided, Melee melee, MeleeResult result, Lost lost, Lost paid) {
    boolean attackersBeaten = result.attackersBeaten();
    String loser = attackersBeaten ? "attacker" : "defender";
    String victor = attackersBeaten ? "defender" : "attacker";
    Party beaten = result.loser(melee);
    Decision.Decided left =
        decided.after(loser, "lost-points", beaten.lostPoints().plus(lost.points()));
    if (lost.isAll()) {
      left = left.gone(loser);
    } else {
      left =
          left.after(loser, "result", result.outcome().name())
              .after(loser, "moves", 0)
              .after(loser, "move", 1)
              .after(loser, "loss", lost.points());
      left = result.outcome() == Defeat.T ? left.after(loser, "not-recovered", true) : left;
    }
    left = left.after(victor, "lost-points", result.victor(melee).lostPoints().plus(paid.points()));
    if (paid.isAll()) {
      return left.gone(victor);
    }
    left = left.after(victor, "move", 1);
    return book().equals(RuleBookId.BRITISH_1815)
        ? left.after(victor, "just-victorious", true)
        : left;
  }

  private static String favours(int points) {
    return points == 0 ? "none" : points > 0 ? "attacker" : "defender";
  }

  private static String sentence(MeleeResult result, Lost lost, Lost paid, boolean firedOn) {
    return "The %s are %s and lose %s points%s.%s%s"
        .formatted(
            result.attackersBeaten() ? "attackers" : "defenders",
            result.outcome().words(),
            lost.points(),
            lost.isAll() ? ", all they have left: they are gone" : "",
            paid.isAll() ? " The victors lose as much as they had: they are gone." : "",
            firedOn ? " The attackers' losses by fire come besides." : "");
  }
}
