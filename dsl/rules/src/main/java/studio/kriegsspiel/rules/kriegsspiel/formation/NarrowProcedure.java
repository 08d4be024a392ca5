package studio.kriegsspiel.rules.kriegsspiel.formation;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code narrow}: how a column halves its front to pass a narrow place. */
public final class NarrowProcedure extends AskedProcedure<NarrowProcedure.Case> {
  private final Fronts fronts;

  /** The fronts. */
  record Case(
      @Ask(value = "the front it marches in", rows = "fronts.front") String from,
      @Ask(value = "the broadest front that passes", rows = "fronts.front") String to) {}

  public NarrowProcedure(RuleBook book) {
    super(
        "narrow",
        "How a column halves its front to pass a narrow place, and how long it becomes",
        book.printed(book.table("fronts").source()),
        Case.class,
        book.tables());
    this.fronts = new Fronts(book);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    List<String> steps = fronts.narrowingFrom(question.from());
    int last = steps.indexOf(question.to());
    if (last < 0) {
      throw new InvalidQuestionException(
          "A column in %s front is narrower than %s already."
              .formatted(question.from(), question.to()));
    }
    String way = String.join(", ", steps.subList(0, last + 1));
    int lengthening = fronts.lengthening(question.from(), question.to());
    trace.add("each front half of the one before", way, citation());
    return new Decision.Decided(
            last == 0
                ? "The column passes as it is."
                : "The column narrows by %s and becomes %d times as long."
                    .formatted(way, lengthening),
            List.of(new Result("fronts", way, ""), new Result("timesAsLong", lengthening, "")))
        .after("lengthening", lengthening);
  }
}
