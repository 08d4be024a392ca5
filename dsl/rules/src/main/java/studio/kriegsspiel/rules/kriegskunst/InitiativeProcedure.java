package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Part;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code initiative}: which side acts first this turn. */
final class InitiativeProcedure extends AskedProcedure<InitiativeProcedure.Asked> {

  /** One side. */
  record Side(
      @Ask("nation of the %s side") Nation nation,
      @Ask(value = "its C-in-C", or = "average") Rating commander) {}

  /** Both sides. */
  record Asked(@Part Side first, @Part Side second) {}

  private final RuleBook book;

  InitiativeProcedure(RuleBook book) {
    super(
        "initiative",
        "Which side has the initiative this turn",
        book.printed("Initiative"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    DiceStream stream = dice.stream("orders");
    int first = roll("first side", asked.first(), stream, trace);
    int second = roll("second side", asked.second(), stream, trace);
    String who = first > second ? "first" : first < second ? "second" : "none";
    return new Decision.Decided(
        who.equals("none")
            ? "The scores are equal: roll again."
            : "The %s side has the initiative.".formatted(who),
        List.of(
            new Result("initiative", who, ""),
            new Result("firstScore", first, "pips"),
            new Result("secondScore", second, "pips")));
  }

  private int roll(String factor, Side side, DiceStream stream, Trace trace) {
    RuleTable table = book.table("initiative-modifiers");
    String rating = Parameter.word(side.commander()) + "-commander-in-chief";
    return TwoDice.roll(factor, stream, trace, citation())
        + Modifier.of(table, "prussian").when(side.nation() == Nation.PRUSSIAN, trace)
        + Modifier.of(table, rating).apply(trace);
  }
}
