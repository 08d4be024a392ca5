package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code pursuit}: whether cavalry that broke its enemy must pursue. */
final class PursuitProcedure extends AskedProcedure<PursuitProcedure.Asked> {
  private static final int CHOICE = 6;

  /** Who won. */
  record Asked(@Ask(value = "its grade", or = "line") Quality grade) {}

  private final RuleBook book;

  PursuitProcedure(RuleBook book) {
    super(
        "pursuit",
        "Whether cavalry that broke its enemy must pursue",
        book.defaulted("DK-04"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    int score =
        TwoDice.roll("pursuit", dice.stream("morale"), trace, citation())
            + Modifier.of(book.table("unit-morale-modifiers"), asked.grade()).apply(trace);
    boolean must = score < CHOICE;
    trace.add("score " + score, must ? "must pursue" : "the owner chooses", citation());
    Decision.Decided decided =
        new Decision.Decided(
            must ? "The cavalry must pursue." : "The owner chooses whether the cavalry pursues.",
            List.of(new Result("score", score, "pips"), new Result("mustPursue", must, "")));
    return must ? decided.after("charging", true) : decided;
  }
}
