package studio.kriegsspiel.rules.kriegsspiel.umpire;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code sight}: what can be made out at a distance. */
public final class SightProcedure extends AskedProcedure<SightProcedure.Case> {
  private final RuleBook book;

  /** The distance. */
  record Case(@Ask(value = "distance in paces", most = 10_000) int paces) {}

  public SightProcedure(RuleBook book) {
    super(
        "sight",
        "What can be made out at a distance",
        book.printed(book.table("visibility").source()),
        Case.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    List<String> seen = new SightDistance(book).visibleAt(question.paces());
    for (String what : seen) {
      TableRow row = book.table("visibility").getRow(what);
      trace.add(what, "to " + row.getInteger("to") + " paces", row.citation());
    }
    String list = seen.isEmpty() ? "nothing certain" : String.join("; ", seen);
    return new Decision.Decided(
        "Good eyesight makes out: " + list + ".", List.of(new Result("seen", list, "")));
  }
}
