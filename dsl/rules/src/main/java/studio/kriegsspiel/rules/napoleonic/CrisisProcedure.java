package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code crisis}: whether losses test the army, and what becomes of one unit. */
final class CrisisProcedure extends NamedProcedure {
  private final Crisis crisis;
  private final Chance chance;

  CrisisProcedure(RuleBook book) {
    super(
        "crisis",
        "Whether losses test the army's morale, and what becomes of one unit",
        book.printed("9.2 Crisis of morale"),
        List.of(
            Parameter.number("lost", "base units the army has lost", 0, 99_999),
            Parameter.number("total", "its base units, reinforcements among them", 1, 99_999),
            Parameter.number("tested", "highest level tested before, percent", 0, 100).or("0"),
            Parameter.yesNo("disrupted", "the unit is disrupted already")));
    crisis = new Crisis(book);
    chance = new Chance(book);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int level = crisis.level(question.getNumber("lost"), question.getNumber("total"));
    trace.add("level of loss reached", level + " %", crisis.marking());
    if (level <= question.getNumber("tested")) {
      return decided(level, false, Crisis.Fate.FIGHTS_ON, "No new level is reached: no test.");
    }
    int number = Math.min(Chance.MOST, chance.draw("crisis", dice.stream("morale"), trace));
    Crisis.Fate fate = crisis.fate(level, number, question.is("disrupted"));
    trace.add(
        "crisis up to " + Chance.show(crisis.row(level).getInteger("crisis_up_to")),
        Parameter.word(fate),
        crisis.row(level).citation());
    return decided(
        level,
        true,
        fate,
        switch (fate) {
          case FIGHTS_ON -> "The unit fights on until the next level.";
          case DISRUPTED -> "The unit is disrupted; it may rally next move.";
          case ROUTS -> "The unit routs; it may rally next move.";
        });
  }

  private static Decision decided(int level, boolean tested, Crisis.Fate fate, String sentence) {
    return new Decision.Decided(
        sentence,
        List.of(
            new Result("levelPercent", level, "percent"),
            new Result("tested", tested, ""),
            new Result("fate", Parameter.word(fate), "")));
  }
}
