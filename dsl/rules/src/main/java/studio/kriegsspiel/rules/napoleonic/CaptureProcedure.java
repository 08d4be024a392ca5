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

/** The question {@code capture}: what taking a battery costs and when its guns may fire. */
final class CaptureProcedure extends NamedProcedure {
  private final RuleBook book;

  CaptureProcedure(RuleBook book) {
    super(
        "capture",
        "What taking a battery costs, and when its guns serve their captor",
        book.printed("6 Artillery firing"),
        List.of(
            Parameter.number("bases", "base units of the capturing unit", 1, 99),
            Parameter.number("turn", "turn in which it passes through the guns", 1, 9_999)));
    this.book = book;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int left = question.getNumber("bases") - 1;
    int turn = question.getNumber("turn") + 2;
    trace.add("a base unit mans the guns", left + " left", citation());
    trace.add("it counts as a base removed", "1 victory point", book.defaulted("DN-08"));
    trace.add("one full move before they are active", "turn " + turn, citation());
    return new Decision.Decided(
        "The unit keeps %d base units; the guns are active in turn %d.".formatted(left, turn),
        List.of(
            new Result("basesLeft", left, "base units"),
            new Result("victoryPoints", 1, "points"),
            new Result("activeTurn", turn, "")));
  }
}
