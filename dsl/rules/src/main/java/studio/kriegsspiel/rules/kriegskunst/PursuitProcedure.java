package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code pursuit}: whether cavalry that broke its enemy must pursue. */
final class PursuitProcedure extends NamedProcedure {
  private static final int CHOICE = 6;

  private final RuleBook book;

  PursuitProcedure(RuleBook book) {
    super(
        "pursuit",
        "Whether cavalry that broke its enemy must pursue",
        book.defaulted("DK-04"),
        List.of(Parameter.choice("grade", "its grade", Quality.class).or("line")));
    this.book = book;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int score =
        TwoDice.roll("pursuit", dice.stream("morale"), trace, citation())
            + Modifier.of(
                    book.table("unit-morale-modifiers"), question.getChoice("grade", Quality.class))
                .apply(trace);
    boolean must = score < CHOICE;
    trace.add("score " + score, must ? "must pursue" : "the owner chooses", citation());
    return new Decision.Decided(
        must ? "The cavalry must pursue." : "The owner chooses whether the cavalry pursues.",
        List.of(new Result("score", score, "pips"), new Result("mustPursue", must, "")));
  }
}
