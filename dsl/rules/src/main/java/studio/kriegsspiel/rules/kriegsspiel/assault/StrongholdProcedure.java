package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code stronghold}: an attack on an edge, a work or a defile that is held (§66). */
final class StrongholdProcedure extends AskedProcedure<StrongholdProcedure.Case> {
  private static final int MOST = 192;
  private static final int MOST_ATTACKS = 5;
  private static final int MOST_PACES = 20_000;
  private static final int HALF_BATTALION_OF_SQUADRONS = 4;

  private final StrongholdOdds odds;
  private final MeleeRules rules;
  private final RecoveryClock recovery;
  private final FullStrength strength;
  private final StrongholdLosses losses;
  private final Citation canister;
  private final Citation dismounted;

  /** The case that is asked about. */
  @Excludes(
      value = {"front", "position=defile"},
      says = "In a defile the front does not count.")
  record Case(
      @Ask("class of the defences") Defences defences,
      @Ask(value = "first attack, or which renewal", least = 1, most = MOST_ATTACKS, or = "1")
          int attack,
      @Ask(
              value = "the attackers are",
              of = {"fresh", "tired"},
              or = "fresh")
          String troops,
      @Ask(value = "moves the position has been held", most = 999, or = "2") int heldMoves,
      @Ask(
              value = "what is attacked",
              of = {"edge", "fieldwork", "defile"},
              or = "edge")
          String position,
      @Ask(value = "front in paces, 0 if strength is ample", most = MOST_PACES, or = "0") int front,
      @Ask(value = "half battalions that attack", most = MOST, or = "2") int attackers,
      @Ask(value = "squadrons on foot with them", most = MOST, or = "0") int attackersDismounted,
      @Ask(value = "half battalions that defend", most = MOST, or = "2") int defenders,
      @Ask(value = "squadrons on foot with them", most = MOST, or = "0") int defendersDismounted,
      @Ask(value = "moves of canister on the defenders", most = 99, or = "0") int canisterMoves,
      @Ask(value = "moves since the last attack", most = 99, or = "1") int pauseMoves,
      @Ask("the attackers have a second line") boolean secondLine,
      @Ask("the attackers' skirmishers were driven off") boolean skirmishersBeaten,
      @Ask("victorious attackers pursue at once") boolean pursuitOnFoot,
      @Ask(
              value = "side that black favours on Die I",
              of = {"attacker", "defender"},
              or = "attacker")
          String black,
      @Ask(value = "points the attackers have lost until now", most = 100_000, or = "0")
          Fraction attackersLostPoints,
      @Ask(value = "points the defenders have lost until now", most = 100_000, or = "0")
          Fraction defendersLostPoints) {}

  StrongholdProcedure(RuleBook book, MeleeRules rules) {
    super(
        "stronghold",
        "An attack on a position that is held",
        Citation.printed(book.id(), book.table("stronghold-attacks").source(), ""),
        Case.class,
        book.tables());
    odds = new StrongholdOdds(book);
    this.rules = rules;
    recovery = new RecoveryClock(book);
    strength = new FullStrength(book);
    losses = new StrongholdLosses(book);
    canister = Citation.printed(book.id(), book.table("stronghold-attacks").source(), "canister");
    dismounted = Citation.printed(book.id(), book.table("stronghold-attacks").source(), "on foot");
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    int attack = question.attack();
    if (attack > 1 && question.pauseMoves() < 1) {
      return new Decision.Forbidden("Between two attacks at least one move must pass.", citation());
    }
    if (!odds.isPrinted(question.troops(), attack)) {
      return new Decision.Forbidden("Tired troops make no more than three attacks.", citation());
    }
    int attackers = halfBattalions(question.attackers(), question.attackersDismounted(), trace);
    int defenders = halfBattalions(question.defenders(), question.defendersDismounted(), trace);
    if (attackers == 0 || defenders == 0) {
      throw new InvalidQuestionException(
          "Both sides need at least a half battalion, or four squadrons on foot.");
    }
    int points = points(question, attackers, defenders, trace);
    return resolve(question, points, attackers, defenders, dice, trace);
  }

  private int points(Case question, int attackers, int defenders, Trace trace) {
    int points =
        odds.points(
            question.troops(),
            question.attack(),
            question.defences(),
            question.heldMoves() >= 2,
            trace);
    String position = question.position();
    int front = question.front();
    points +=
        position.equals("defile")
            ? defile(attackers, defenders, trace)
            : odds.strengthPoints(
                odds.share(position, front, defenders, true),
                odds.share(position, front, attackers, false),
                trace);
    if (question.canisterMoves() >= 2) {
      points++;
      trace.add("two moves of canister", "+1", canister);
    }
    if (question.skirmishersBeaten()) {
      points += losses.skirmishersBeaten(trace);
    }
    return Math.max(-CombatDice.FOREGONE, Math.min(CombatDice.FOREGONE, points));
  }

  private int defile(int attackers, int defenders, Trace trace) {
    return odds.strengthPoints(Fraction.ONE, Fraction.of(attackers, defenders), trace);
  }

  private int halfBattalions(int halves, int squadrons, Trace trace) {
    int onFoot = squadrons / HALF_BATTALION_OF_SQUADRONS;
    if (squadrons > 0) {
      trace.add("squadrons on foot as half battalions", onFoot, dismounted);
    }
    return halves + onFoot;
  }

  private Decision resolve(
      Case question, int points, int attackers, int defenders, Dice dice, Trace trace) {
    // Columns, whose beaten side takes what the die gives: the rules of §66 come afterwards.
    Melee melee =
        Melee.plain(
            Party.infantry(Stand.COLUMN, attackers),
            Party.infantry(Stand.COLUMN, defenders),
            question.black());
    MeleeResult thrown = rules.resolve(melee, points, dice.stream("melee"), trace);
    Defeat outcome = outcome(question, thrown, trace);
    List<Result> results = new ArrayList<>();
    boolean foregone = Math.abs(points) >= CombatDice.FOREGONE;
    results.add(new Result("die", foregone ? "foregone" : rules.die(points).name(), ""));
    results.add(new Result("indexPoints", points, "points"));
    boolean taken = !thrown.attackersBeaten();
    results.add(new Result("taken", taken, ""));
    results.add(new Result("outcome", outcome.name(), ""));
    Fraction attackersLeft =
        left(question.attackers(), question.attackersDismounted(), question.attackersLostPoints());
    Fraction defendersLeft =
        left(question.defenders(), question.defendersDismounted(), question.defendersLostPoints());
    StrongholdLosses.Lost lost =
        losses.of(
            taken,
            defenders,
            question.pursuitOnFoot(),
            attackersLeft,
            defendersLeft,
            dice.stream("fire").named("Die II"),
            trace);
    results.addAll(lost.results());
    results.addAll(recovery.results(outcome, trace));
    Gone gone =
        new Gone(lost.attackers().equals(attackersLeft), lost.defenders().equals(defendersLeft));
    Decision.Decided decided =
        new Decision.Decided(
            "The position is %s; the %s are %s.%s"
                .formatted(
                    taken ? "taken" : "held",
                    taken ? "defenders" : "attackers",
                    outcome.words(),
                    gone.words()),
            results);
    return after(decided, question, taken, outcome, lost, gone);
  }

  /**
   * Whether a side lost all it had.
   *
   * @param attackers of the attackers
   * @param defenders of the defenders
   */
  private record Gone(boolean attackers, boolean defenders) {
    private String words() {
      if (attackers && defenders) {
        return " Nothing is left of either side.";
      }
      return attackers || defenders
          ? " Nothing is left of the %s: they are gone."
              .formatted(attackers ? "attackers" : "defenders")
          : "";
    }
  }

  /** Points a side can still lose: its half battalions, and its squadrons on foot. */
  private Fraction left(int halves, int squadrons, Fraction lost) {
    Fraction full =
        strength.halfBattalion().times(halves).plus(strength.squadron().times(squadrons));
    if (lost.compareTo(full) >= 0) {
      throw new InvalidQuestionException(
          "Nothing is left of them: their full strength is %s points, and they have lost %s."
              .formatted(full, lost));
    }
    return full.minus(lost);
  }

  private static Decision after(
      Decision.Decided decided,
      Case question,
      boolean taken,
      Defeat outcome,
      StrongholdLosses.Lost lost,
      Gone gone) {
    String loser = taken ? "defenders" : "attackers";
    boolean loserGone = taken ? gone.defenders() : gone.attackers();
    Decision.Decided left =
        decided
            .after(
                "attackers", "lost-points", question.attackersLostPoints().plus(lost.attackers()))
            .after(
                "defenders", "lost-points", question.defendersLostPoints().plus(lost.defenders()));
    left = gone.attackers() ? left.gone("attackers") : left;
    left = gone.defenders() ? left.gone("defenders") : left;
    if (!loserGone) {
      left = left.after(loser, "result", outcome.name()).after(loser, "moves", 0);
    }
    if (taken && !gone.attackers()) {
      return left.after("attack", 1).after("held-moves", 0);
    }
    boolean again = !taken && !gone.attackers() && question.attack() < MOST_ATTACKS;
    return again ? left.after("attack", question.attack() + 1) : left;
  }

  private Defeat outcome(Case question, MeleeResult thrown, Trace trace) {
    boolean spared =
        thrown.attackersBeaten() ? question.secondLine() : question.position().equals("defile");
    if (spared && thrown.printed() != Defeat.R) {
      trace.add("only repulsed", thrown.printed() + " becomes R", citation());
    }
    return spared ? Defeat.R : thrown.printed();
  }
}
