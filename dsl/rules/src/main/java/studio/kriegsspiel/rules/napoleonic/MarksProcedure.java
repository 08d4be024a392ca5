package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code marks}: base units at which the army's morale is tested. */
final class MarksProcedure extends AskedProcedure<MarksProcedure.Asked> {

  /** An army. */
  record Asked(
      @Ask(value = "base units at the start", least = 1, most = 99_999) int bases,
      @Ask(value = "base units that have arrived since", most = 99_999, or = "0")
          int reinforcements) {}

  private final Crisis crisis;

  MarksProcedure(RuleBook book) {
    super(
        "marks",
        "Base units lost at which an army's morale is tested",
        book.printed("3.2 Troop deployment"),
        Asked.class,
        book.tables());
    crisis = new Crisis(book);
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    int total = asked.bases() + asked.reinforcements();
    List<Integer> marks = crisis.marks(total);
    trace.add("total with reinforcements", Amount.of(total, "base units"), citation());
    String list = String.join(", ", marks.stream().map(String::valueOf).toList());
    return new Decision.Decided(
            "The marks stand at %s base units.".formatted(list),
            List.of(
                new Result("total", total, "base units"),
                new Result("firstMark", marks.get(0), "base units"),
                new Result("marks", list, "base units")))
        .after("total", total);
  }
}
