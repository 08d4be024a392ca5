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

/** The question {@code marks}: base units at which the army's morale is tested. */
final class MarksProcedure extends NamedProcedure {
  private final Crisis crisis;

  MarksProcedure(RuleBook book) {
    super(
        "marks",
        "Base units lost at which an army's morale is tested",
        book.printed("3.2 Troop deployment"),
        List.of(
            Parameter.number("bases", "base units at the start", 1, 99_999),
            Parameter.number("reinforcements", "base units that have arrived since", 0, 99_999)
                .or("0")));
    crisis = new Crisis(book);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int total = question.getNumber("bases") + question.getNumber("reinforcements");
    List<Integer> marks = crisis.marks(total);
    trace.add("total with reinforcements", total + " base units", citation());
    String list = String.join(", ", marks.stream().map(String::valueOf).toList());
    return new Decision.Decided(
        "The marks stand at %s base units.".formatted(list),
        List.of(
            new Result("total", total, "base units"),
            new Result("firstMark", marks.get(0), "base units"),
            new Result("marks", list, "base units")));
  }
}
