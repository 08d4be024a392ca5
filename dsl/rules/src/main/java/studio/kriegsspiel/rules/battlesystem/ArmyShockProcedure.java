package studio.kriegsspiel.rules.battlesystem;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code army-shock}: what the army's fall to half does to one unit. */
final class ArmyShockProcedure extends NamedProcedure {
  private final RuleBook book;
  private final Morale morale;

  ArmyShockProcedure(RuleBook book) {
    super(
        "army-shock",
        "What the fall of army morale to half does to one unit",
        book.printed("Army Morale"),
        List.of(
            Parameter.fraction("points", "morale of the unit before, in points", -99, 99),
            Parameter.yesNo("in-contact", "the unit is in contact with the enemy")));
    this.book = book;
    morale = new Morale(book);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int before = Hundredths.of(question.getFraction("points"));
    boolean involved = question.is("in-contact") || !book.isOn("half-in-contact-only");
    int after = before + (involved ? morale.change("army-at-half") : 0);
    trace.add(
        involved ? "involved" : "not involved",
        Hundredths.points(after - before).toPlainString(),
        book.ruling("CB-06", "Army Morale"));
    boolean put = before > 0 && (book.isOn("exactly-zero") ? after == 0 : after <= 0);
    trace.add("put on 0", put ? "withdraws 1 space" : "no", book.ruling("CB-16", "Army Morale"));
    return new Decision.Decided(
        put
            ? "The unit withdraws 1 space and cannot move forward until its morale is positive."
            : "The unit goes on with %s points of morale.".formatted(Hundredths.points(after)),
        List.of(
            new Result("morale", Hundredths.points(after), "points"),
            new Result("backSpaces", put ? 1 : 0, "spaces")));
  }
}
