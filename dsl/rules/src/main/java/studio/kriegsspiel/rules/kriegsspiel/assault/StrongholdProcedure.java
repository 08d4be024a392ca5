package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.CountedTogether;
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

  private static final int ALL = 100;

  /** What the defenders keep: which attack the next one on them is. */
  private static final String ATTACK = "attack";

  /** What those keep who take it: how long they have held it when it is taken from them. */
  private static final String HELD = "held-moves";

  private final StrongholdOdds odds;
  private final MeleeRules rules;
  private final RecoveryClock recovery;
  private final FullStrength strength;
  private final StrongholdLosses losses;
  private final Citation canister;
  private final Citation dismounted;
  private final Citation unstated;
  private final CountedTogether together;
  private final CountedTogether togetherDefending;

  /** The case that is asked about. */
  @Excludes(
      value = {"front", "position=defile"},
      says = "In a defile the front does not count.")
  record Case(
      @Ask(value = "class of the defences", or = "unstated") Defences defences,
      @Ask(value = "first attack, or which renewal", least = 1, most = MOST_ATTACKS, or = "1")
          int defendersAttack,
      @Ask("the attackers have attacked it before and are tired") boolean attackersTired,
      @Ask(value = "moves the defenders have held it", most = 999, or = "2") int defendersHeldMoves,
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
      @Ask(value = "moves of canister on the defenders", most = 99, or = "0")
          int defendersCanisterMoves,
      @Ask(value = "moves since the last attack on them", most = 99, or = "1")
          int defendersPauseMoves,
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
          Fraction defendersLostPoints,
      @Ask(
              value = "share of the attackers' full strength present",
              least = 1,
              most = 100,
              or = "100")
          int attackersPercent,
      @Ask(
              value = "share of the defenders' full strength present",
              least = 1,
              most = 100,
              or = "100")
          int defendersPercent,
      @Ask(
              value = "ranks of the attackers",
              of = {"three", "two"},
              or = "three")
          String attackersRanks,
      @Ask(
              value = "ranks of the defenders",
              of = {"three", "two"},
              or = "three")
          String defendersRanks) {
    /** The half battalions, and the squadrons on foot, of one side. */
    Side attackersSide() {
      return new Side(
          attackers, attackersDismounted, attackersPercent, attackersRanks, attackersLostPoints);
    }

    Side defendersSide() {
      return new Side(
          defenders, defendersDismounted, defendersPercent, defendersRanks, defendersLostPoints);
    }
  }

  /** What stands on one side of a position. */
  private record Side(int halves, int squadrons, int percent, String ranks, Fraction lost) {}

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
    unstated = book.defaulted("DA-13");
    together = JoinedForces.ofStronghold(book, "attackers");
    togetherDefending = JoinedForces.ofStronghold(book, "defenders");
  }

  @Override
  public Optional<CountedTogether> together(CountedTogether.Part part) {
    return Optional.of(part == CountedTogether.Part.FIRST ? together : togetherDefending);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    int attack = question.defendersAttack();
    if (attack > 1 && question.defendersPauseMoves() < 1) {
      return new Decision.Forbidden("Between two attacks at least one move must pass.", citation());
    }
    if (!odds.isPrinted(condition(question), attack)) {
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

  private static String condition(Case question) {
    return question.attackersTired() ? "tired" : "fresh";
  }

  private Defences defences(Defences said, Trace trace) {
    if (said != Defences.UNSTATED) {
      return said;
    }
    trace.add("class of the defences, of which nothing is said", "light", unstated);
    return Defences.LIGHT;
  }

  private int points(Case question, int attackers, int defenders, Trace trace) {
    int points =
        odds.points(
            condition(question),
            question.defendersAttack(),
            defences(question.defences(), trace),
            question.defendersHeldMoves() >= 2,
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
    if (question.defendersCanisterMoves() >= 2) {
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
    Fraction attackersLeft = left(question.attackersSide());
    Fraction defendersLeft = left(question.defendersSide());
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
  private Fraction left(Side side) {
    Fraction full =
        strength
            .halfBattalion(side.ranks())
            .times(side.halves())
            .plus(strength.squadron().times(side.squadrons()))
            .times(Fraction.of(side.percent(), ALL));
    if (side.lost().compareTo(full) >= 0) {
      throw new InvalidQuestionException(
          "Nothing is left of them: their full strength is %s points, and they have lost %s."
              .formatted(full, side.lost()));
    }
    return full.minus(side.lost());
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
      left =
          left.after(loser, "result", outcome.name())
              .after(loser, "moves", 0)
              .after(loser, "move", 1)
              .after(loser, "loss", taken ? lost.defenders() : lost.attackers());
      left = outcome == Defeat.T ? left.after(loser, "not-recovered", true) : left;
    }
    if (taken) {
      return gone.attackers() ? left : left.after("attackers", HELD, 0);
    }
    if (!gone.defenders()) {
      left =
          left.after("defenders", ATTACK, Math.min(MOST_ATTACKS, question.defendersAttack() + 1))
              .after("defenders", "pause-moves", 0);
    }
    return gone.attackers() ? left : left.after("attackers", "tired", true);
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
