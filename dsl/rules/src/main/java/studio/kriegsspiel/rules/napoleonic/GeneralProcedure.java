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

/** The question {@code general}: whether a general survives a turn of helping his troops. */
final class GeneralProcedure extends NamedProcedure {
  private final Officers officers;

  GeneralProcedure(RuleBook book) {
    super(
        "general",
        "Whether a general survives a turn of helping his troops",
        book.printed("5.3 Generals and morale"),
        List.of(
            Parameter.choice("general", "who it is", General.class).or("general"),
            Parameter.yesNo("under-fire", "the troops are under artillery fire or in combat")
                .or("yes")));
    officers = new Officers(book);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    Officers.Fate fate = officers.fate(question.is("under-fire"), dice.stream("generals"), trace);
    General who = question.getChoice("general", General.class);
    int bonus = fate == Officers.Fate.UNHURT ? officers.bonus(who, trace) : 0;
    return new Decision.Decided(
        fate == Officers.Fate.UNHURT
            ? "He is unhurt and adds %s this turn.".formatted(Chance.show(bonus))
            : "He is %s and removed.".formatted(Parameter.word(fate)),
        List.of(
            new Result("fate", Parameter.word(fate), ""),
            new Result("bonusThousandths", bonus, "thousandths")));
  }
}
