package studio.kriegsspiel.rules.battlesystem;

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

/** The question {@code melee}; the attacker's die is thrown first. */
final class MeleeProcedure extends NamedProcedure {
  private final Melee melee;

  MeleeProcedure(RuleBook book) {
    super(
        "melee",
        "Losses of both sides, and the winner, of one melee phase",
        book.printed("Combat table"),
        parameterList());
    melee = new Melee(book);
  }

  private static List<Parameter> parameterList() {
    List<Parameter> list = new ArrayList<>();
    for (String side : List.of("attacker", "defender")) {
      list.add(Parameter.choice(side, "troops of the " + side, Troops.class).or("infantry"));
      list.add(Parameter.number(side + "-men", "strength of the " + side, 1, 99_999));
      list.add(
          Parameter.choice(side + "-grade", "grade of the " + side, Quality.class).or("regular"));
      list.add(Parameter.choice(side + "-nation", "its nation", Nation.class).or("other"));
      list.add(Parameter.yesNo(side + "-disordered", "whether it is disordered"));
    }
    list.add(Parameter.choice("cover", "cover of the defender", Cover.class).or("none"));
    list.add(Parameter.yesNo("square", "the defender stands in square"));
    list.add(Parameter.choice("attack", "how the attack is pressed", Attack.class).or("assault"));
    list.add(Parameter.yesNo("counter-attack", "the defender counter-attacks"));
    list.add(Parameter.number("year", "year of the action", 1600, 1900).or("1815"));
    return list;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    Charge charge =
        new Charge(
            fighter(question, "attacker", false, Cover.NONE),
            fighter(
                question,
                "defender",
                question.is("square"),
                question.getChoice("cover", Cover.class)),
            question.getChoice("attack", Attack.class),
            question.is("counter-attack"),
            question.getNumber("year"));
    MeleeOutcome outcome = melee.resolve(charge, dice.stream("melee"), trace);
    List<Result> results = new ArrayList<>();
    results.add(new Result("winner", Parameter.word(outcome.winner()), ""));
    results.addAll(FireProcedure.results("defender", outcome.onDefender()));
    results.addAll(FireProcedure.results("attacker", outcome.onAttacker()));
    results.add(new Result("withdrawSpaces", outcome.withdrawSpaces(), "spaces"));
    results.add(new Result("defenderEliminated", outcome.defenderEliminated(), ""));
    return new Decision.Decided(sentence(outcome), results);
  }

  private static Fighter fighter(Question question, String side, boolean square, Cover cover) {
    return new Fighter(
        question.getChoice(side, Troops.class),
        question.getChoice(side + "-grade", Quality.class),
        question.getChoice(side + "-nation", Nation.class),
        question.getNumber(side + "-men"),
        question.is(side + "-disordered"),
        square,
        cover);
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
    String back =
        outcome.withdrawSpaces() == 0
            ? ""
            : "; the cavalry withdraws %d spaces, disordered".formatted(outcome.withdrawSpaces());
    return "%s: the attacker loses %d men, the defender %d%s."
        .formatted(who, outcome.onAttacker().men(), outcome.onDefender().men(), back);
  }
}
