package studio.kriegsspiel.rules.kriegskunst;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code melee}; the attacker's two dice are thrown first. */
final class MeleeProcedure extends NamedProcedure {
  private final Melee melee;

  MeleeProcedure(RuleBook book) {
    super(
        "melee",
        "Scores, results and losses of one melee",
        book.printed("Melee Results Table"),
        parameterList());
    melee = new Melee(book);
  }

  private static List<Parameter> parameterList() {
    List<Parameter> list = new ArrayList<>();
    for (String side : List.of("attacker", "defender")) {
      list.add(Parameter.choice(side, "troops of the " + side, Arms.class).or("infantry"));
      list.add(Parameter.number(side + "-figures", "figures that fight", 1, 999));
      list.add(Parameter.choice(side + "-grade", "its grade", Quality.class).or("line"));
      list.add(Parameter.choice(side + "-mounts", "its horses", Mounts.class).or("ordinary"));
      list.add(Parameter.choice(side + "-state", "its state", State.class).or("formed"));
      list.add(Parameter.yesNo(side + "-charging", "it charges or pursues"));
      list.add(
          Parameter.number(side + "-straight-inches", "straight inches before contact", 0, 99)
              .or("3"));
      list.add(Parameter.yesNo(side + "-following-up", "it follows up in melee"));
      list.add(Parameter.yesNo(side + "-march-column", "it stands in column of march"));
      list.add(Parameter.yesNo(side + "-square", "it stands in square"));
      list.add(Parameter.yesNo(side + "-pushed-back", "it was pushed back in melee"));
      list.add(Parameter.yesNo(side + "-flanked", "it is attacked in flank or rear"));
      list.add(Parameter.yesNo(side + "-half-lost", "it has 50 percent casualties or more"));
      list.add(Parameter.yesNo(side + "-uphill", "it stands uphill"));
      list.add(
          Parameter.choice(side + "-shelter", "what it stands in, the enemy outside", Shelter.class)
              .or("none"));
    }
    list.add(Parameter.yesNo("both-difficult", "both are in difficult ground"));
    return list;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    MeleeOutcome outcome =
        melee.resolve(
            fighter(question, "attacker"),
            fighter(question, "defender"),
            question.is("both-difficult"),
            dice.stream("melee"),
            trace);
    return new Decision.Decided(
        "At %d to %d the attacker %s and loses %d figures, the defender %s and loses %d."
            .formatted(
                outcome.scores().attacker(),
                outcome.scores().defender(),
                says(outcome.attacker()),
                outcome.lossAttacker(),
                says(outcome.defender()),
                outcome.lossDefender()),
        List.of(
            new Result("attackerScore", outcome.scores().attacker(), "pips"),
            new Result("defenderScore", outcome.scores().defender(), "pips"),
            new Result("attacker", Parameter.word(outcome.attacker()), ""),
            new Result("defender", Parameter.word(outcome.defender()), ""),
            new Result("attackerLossFigures", outcome.lossAttacker(), "figures"),
            new Result("defenderLossFigures", outcome.lossDefender(), "figures")));
  }

  private static String says(Fate fate) {
    return switch (fate) {
      case STANDS -> "stands";
      case MAY_FOLLOW_UP -> "may stand or follow up";
      case FOLLOWS_UP -> "follows up";
      case PURSUIT_TEST -> "tests for pursuit";
      case FIGHTS_ON -> "fights on next turn";
      case RETIRES -> "retires to its own lines to reform";
      case PUSHED_BACK -> "is pushed back 6 inches";
      case RETREATS -> "retreats";
      case ROUTS -> "routs";
    };
  }

  private static Fighter fighter(Question question, String side) {
    return new Fighter(
        question.getChoice(side, Arms.class),
        question.getNumber(side + "-figures"),
        question.getChoice(side + "-grade", Quality.class),
        question.getChoice(side + "-mounts", Mounts.class),
        question.getChoice(side + "-state", State.class),
        question.is(side + "-charging"),
        question.getNumber(side + "-straight-inches"),
        question.is(side + "-following-up"),
        question.is(side + "-march-column"),
        question.is(side + "-square"),
        question.is(side + "-pushed-back"),
        question.is(side + "-flanked"),
        question.is(side + "-half-lost"),
        question.is(side + "-uphill"),
        question.getChoice(side + "-shelter", Shelter.class));
  }
}
