package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code melee}: one hand-to-hand attack in the open. */
final class MeleeProcedure extends NamedProcedure {
  private static final int MOST_SLOPE = 60;
  private static final int MOST_PACES = 3000;

  private final MeleeRules rules;
  private final RecoveryClock recovery;
  private final RuleBookId book;

  MeleeProcedure(RuleBook book, MeleeRules rules) {
    super(
        "melee",
        "Odds, issue, losses and recovery of a bayonet attack or a charge",
        Citation.printed(
            book.id(),
            book.id() == RuleBookId.BRITISH_1815
                ? "Establishing the odds for close combat"
                : "§52 to §58",
            ""),
        parameterList(rules));
    this.rules = rules;
    this.book = book.id();
    recovery = new RecoveryClock(book);
  }

  private static List<Parameter> parameterList(MeleeRules rules) {
    List<Parameter> list = new ArrayList<>(PartyParameters.of("attacker"));
    list.addAll(PartyParameters.of("defender"));
    list.add(Parameter.number("flank-units", "attackers on flank or rear", 0, 96).or("0"));
    list.add(
        Parameter.number("flank-paces", "how far off they made for it", 0, MOST_PACES).or("0"));
    list.add(Parameter.yesNo("second-line-overlapped", "they reach the second line's flank too"));
    list.add(Parameter.number("slope", "slope in degrees", 0, MOST_SLOPE).or("0"));
    list.add(Parameter.yesNo("uphill", "the attackers go up"));
    list.add(Parameter.yesNo("intervals", "cavalry attacks with intervals or chequered"));
    list.add(Parameter.yesNo("spread", "the weaker cavalry spreads to an equal front"));
    list.add(Parameter.yesNo("pursued-by-cavalry", "cavalry pursues a mass that fails"));
    list.add(
        Parameter.choice(
                "black", "side that black favours on Die I", List.of("attacker", "defender"))
            .or("attacker"));
    list.addAll(rules.odds().circumstances().parameters());
    return list;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    Melee melee = read(question);
    Optional<Decision.Forbidden> bar = rules.odds().findBar(melee);
    if (bar.isPresent()) {
      return bar.get();
    }
    int points = rules.points(melee, trace);
    MeleeResult result =
        rules.resolve(
            melee,
            points,
            question.getText("black").equals("attacker"),
            question.is("pursued-by-cavalry"),
            dice.stream("melee"),
            trace);
    return decided(melee, points, result, trace);
  }

  private Melee read(Question question) {
    int flank = question.getNumber("flank-units");
    Party attacker = PartyParameters.read(question, "attacker", flank);
    Party defender = PartyParameters.read(question, "defender", 0);
    if (flank > attacker.units()) {
      throw new InvalidQuestionException(
          "flank-units is at most the %d units that attack, not %d."
              .formatted(attacker.units(), flank));
    }
    return new Melee(
        attacker,
        defender,
        question.getNumber("slope"),
        question.is("uphill"),
        question.getNumber("flank-paces"),
        question.is("second-line-overlapped"),
        question.is("intervals"),
        question.is("spread"),
        rules.odds().circumstances().read(question, attacker.arm(), defender.arm()));
  }

  private Decision decided(Melee melee, int points, MeleeResult result, Trace trace) {
    CombatDie die = rules.die(points);
    boolean foregone = Math.abs(points) >= CombatDice.FOREGONE;
    Party loser = result.loser(melee);
    Fraction lost = rules.losses().loser(loser, die, result.outcome(), trace);
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
    return new Decision.Decided(sentence(result, lost), results);
  }

  private static String favours(int points) {
    return points == 0 ? "none" : points > 0 ? "attacker" : "defender";
  }

  private String sentence(MeleeResult result, Fraction lost) {
    String fire =
        book == RuleBookId.REISSWITZ_1824 && !result.attackersBeaten()
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
