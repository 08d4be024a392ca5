package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code general}: whether a general survives a turn of helping his troops. */
final class GeneralProcedure extends AskedProcedure<GeneralProcedure.Asked> {

  /** The general and his troops. */
  @Excludes(
      value = {"general=none"},
      says = "Nobody is there who could fall: say who it is.")
  record Asked(
      @Ask(value = "who it is", or = "general") General general,
      @Ask(value = "the troops are under artillery fire or in combat", or = "yes")
          boolean underFire) {}

  private final Officers officers;

  GeneralProcedure(RuleBook book) {
    super(
        "general",
        "Whether a general survives a turn of helping his troops",
        book.printed("5.3 Generals and morale"),
        Asked.class,
        book.tables());
    officers = new Officers(book);
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    Officers.Fate fate = officers.fate(asked.underFire(), dice.stream("generals"), trace);
    boolean unhurt = fate == Officers.Fate.UNHURT;
    int bonus = unhurt ? officers.bonus(asked.general(), trace) : 0;
    return new Decision.Decided(
            unhurt
                ? "He is unhurt and adds %s this turn.".formatted(Thousandths.show(bonus))
                : "He is %s and removed.".formatted(Parameter.word(fate)),
            List.of(
                new Result("fate", Parameter.word(fate), ""),
                new Result("bonusThousandths", bonus, "thousandths")))
        .after("general", unhurt ? asked.general() : General.NONE);
  }
}
