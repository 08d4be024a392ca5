package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code initiative}: which side acts first this turn. */
final class InitiativeProcedure extends NamedProcedure {
  private final RuleBook book;

  InitiativeProcedure(RuleBook book) {
    super(
        "initiative",
        "Which side has the initiative this turn",
        book.printed("Initiative"),
        List.of(
            Parameter.choice("first-nation", "nation of the first side", Nation.class),
            Parameter.choice("first-commander", "its C-in-C", Rating.class).or("average"),
            Parameter.choice("second-nation", "nation of the second side", Nation.class),
            Parameter.choice("second-commander", "its C-in-C", Rating.class).or("average")));
    this.book = book;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    DiceStream stream = dice.stream("orders");
    int first = roll("first", question, stream, trace);
    int second = roll("second", question, stream, trace);
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

  private int roll(String side, Question question, DiceStream stream, Trace trace) {
    RuleTable table = book.table("initiative-modifiers");
    String rating = question.getText(side + "-commander") + "-commander-in-chief";
    boolean prussian = question.getChoice(side + "-nation", Nation.class) == Nation.PRUSSIAN;
    return TwoDice.roll(side + " side", stream, trace, citation())
        + Modifier.of(table, "prussian").when(prussian, trace)
        + Modifier.of(table, rating).apply(trace);
  }
}
