package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code stronghold}: an attack on an edge, a work or a defile that is held (§66). */
final class StrongholdProcedure extends NamedProcedure {
  private static final int MOST = 192;
  private static final int MOST_PACES = 20_000;
  private static final int HALF_BATTALION_OF_SQUADRONS = 4;

  private final StrongholdOdds odds;
  private final MeleeRules rules;
  private final RecoveryClock recovery;
  private final StrongholdLosses losses;
  private final Citation canister;
  private final Citation dismounted;

  StrongholdProcedure(RuleBook book, MeleeRules rules) {
    super(
        "stronghold",
        "An attack on a position that is held",
        Citation.printed(book.id(), book.table("stronghold-attacks").source(), ""),
        List.of(
            Parameter.choice("defences", "class of the defences", Defences.class),
            Parameter.number("attack", "first attack, or which renewal", 1, 5).or("1"),
            Parameter.choice("troops", "the attackers are", List.of("fresh", "tired")).or("fresh"),
            Parameter.number("held-moves", "moves the position has been held", 0, 999).or("2"),
            Parameter.choice("position", "what is attacked", List.of("edge", "fieldwork", "defile"))
                .or("edge"),
            Parameter.number("front", "front in paces, 0 if strength is ample", 0, MOST_PACES)
                .or("0"),
            Parameter.number("attackers", "half battalions that attack", 0, MOST).or("2"),
            Parameter.number("attackers-dismounted", "squadrons on foot with them", 0, MOST)
                .or("0"),
            Parameter.number("defenders", "half battalions that defend", 0, MOST).or("2"),
            Parameter.number("defenders-dismounted", "squadrons on foot with them", 0, MOST)
                .or("0"),
            Parameter.number("canister-moves", "moves of canister on the defenders", 0, 99).or("0"),
            Parameter.number("pause-moves", "moves since the last attack", 0, 99).or("1"),
            Parameter.yesNo("second-line", "the attackers have a second line"),
            Parameter.yesNo("skirmishers-beaten", "the attackers' skirmishers were driven off"),
            Parameter.yesNo("pursuit-on-foot", "victorious attackers pursue at once"),
            Parameter.choice(
                    "black", "side that black favours on Die I", List.of("attacker", "defender"))
                .or("attacker")));
    odds = new StrongholdOdds(book);
    this.rules = rules;
    recovery = new RecoveryClock(book);
    losses = new StrongholdLosses(book);
    canister = Citation.printed(book.id(), book.table("stronghold-attacks").source(), "canister");
    dismounted = Citation.printed(book.id(), book.table("stronghold-attacks").source(), "on foot");
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int attack = question.getNumber("attack");
    if (attack > 1 && question.getNumber("pause-moves") < 1) {
      return new Decision.Forbidden("Between two attacks at least one move must pass.", citation());
    }
    if (!odds.isPrinted(question.getText("troops"), attack)) {
      return new Decision.Forbidden("Tired troops make no more than three attacks.", citation());
    }
    int attackers = halfBattalions(question, "attackers", trace);
    int defenders = halfBattalions(question, "defenders", trace);
    if (attackers == 0 || defenders == 0) {
      throw new InvalidQuestionException(
          "Both sides need at least a half battalion, or four squadrons on foot.");
    }
    int points = points(question, attackers, defenders, trace);
    return resolve(question, points, attackers, defenders, dice, trace);
  }

  private int points(Question question, int attackers, int defenders, Trace trace) {
    int points =
        odds.points(
            question.getText("troops"),
            question.getNumber("attack"),
            question.getChoice("defences", Defences.class),
            question.getNumber("held-moves") >= 2,
            trace);
    String position = question.getText("position");
    int front = question.getNumber("front");
    points +=
        position.equals("defile")
            ? defile(attackers, defenders, trace)
            : odds.strengthPoints(
                odds.share(position, front, defenders, true),
                odds.share(position, front, attackers, false),
                trace);
    if (question.getNumber("canister-moves") >= 2) {
      points++;
      trace.add("two moves of canister", "+1", canister);
    }
    if (question.is("skirmishers-beaten")) {
      points += losses.skirmishersBeaten(trace);
    }
    return Math.max(-CombatDice.FOREGONE, Math.min(CombatDice.FOREGONE, points));
  }

  private int defile(int attackers, int defenders, Trace trace) {
    return odds.strengthPoints(Fraction.ONE, Fraction.of(attackers, defenders), trace);
  }

  private int halfBattalions(Question question, String side, Trace trace) {
    int squadrons = question.getNumber(side + "-dismounted");
    int onFoot = squadrons / HALF_BATTALION_OF_SQUADRONS;
    if (squadrons > 0) {
      trace.add("squadrons on foot as half battalions", onFoot, dismounted);
    }
    return question.getNumber(side) + onFoot;
  }

  private Decision resolve(
      Question question, int points, int attackers, int defenders, Dice dice, Trace trace) {
    Party assault = party(attackers, question.is("second-line"));
    Party holders = party(defenders, false);
    Melee melee = new Melee(assault, holders, 0, false, 0, false, false, false, 0);
    boolean black = question.getText("black").equals("attacker");
    MeleeResult thrown = rules.resolve(melee, points, black, false, dice.stream("melee"), trace);
    Defeat outcome = outcome(question, thrown, trace);
    List<Result> results = new ArrayList<>();
    boolean foregone = Math.abs(points) >= CombatDice.FOREGONE;
    results.add(new Result("die", foregone ? "foregone" : rules.die(points).name(), ""));
    results.add(new Result("indexPoints", points, "points"));
    boolean taken = !thrown.attackersBeaten();
    results.add(new Result("taken", taken, ""));
    results.add(new Result("outcome", outcome.name(), ""));
    results.addAll(
        losses.of(taken, defenders, question.is("pursuit-on-foot"), dice.stream("fire"), trace));
    results.addAll(recovery.results(outcome, trace));
    return new Decision.Decided(
        "The position is %s; the %s are %s."
            .formatted(
                taken ? "taken" : "held", taken ? "defenders" : "attackers", outcome.words()),
        results);
  }

  private Defeat outcome(Question question, MeleeResult thrown, Trace trace) {
    boolean spared =
        thrown.attackersBeaten()
            ? question.is("second-line")
            : question.getText("position").equals("defile");
    if (spared && thrown.printed() != Defeat.R) {
      trace.add("only repulsed", thrown.printed() + " becomes R", citation());
    }
    return spared ? Defeat.R : thrown.printed();
  }

  /** Columns, whose beaten side takes what the die gives: the rules of §66 come afterwards. */
  private static Party party(int halfBattalions, boolean secondLine) {
    return new Party(
        CombatArm.INFANTRY,
        Stand.COLUMN,
        halfBattalions,
        0,
        100,
        secondLine ? 1 : 0,
        0,
        Fighting.RALLIED);
  }
}
