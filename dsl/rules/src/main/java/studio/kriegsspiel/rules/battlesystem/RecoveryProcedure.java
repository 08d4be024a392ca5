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

/** The question {@code recovery}: what a quiet turn gives back. */
final class RecoveryProcedure extends NamedProcedure {
  private final RuleBook book;
  private final Morale morale;

  RecoveryProcedure(RuleBook book) {
    super(
        "recovery",
        "Morale regained at the end of a turn",
        book.printed("Regaining Morale"),
        List.of(
            Parameter.fraction("points", "morale before, in points", -99, 99),
            Parameter.choice("grade", "grade of the unit", Quality.class).or("regular"),
            Parameter.choice("troops", "what it is", Troops.class).or("infantry"),
            Parameter.yesNo("losses", "it had losses this turn"),
            Parameter.yesNo("fired-on", "infantry or artillery fires on it"),
            Parameter.yesNo("routed", "it was forced to rout")));
    this.book = book;
    morale = new Morale(book);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int points = Hundredths.of(question.getFraction("points"));
    int start = morale.starting(question.getChoice("grade", Quality.class));
    boolean cavalryBarred =
        book.isOn("cavalry-never-recovers")
            && question.getChoice("troops", Troops.class).isCavalry();
    boolean quiet =
        !question.is("losses")
            && !question.is("fired-on")
            && !question.is("routed")
            && !cavalryBarred;
    int change = quiet ? Math.min(morale.change("quiet-turn"), Math.max(0, start - points)) : 0;
    trace.add("the kind of fire, not of unit, is meant", "read", book.ruling("CB-12", ""));
    trace.add(
        "regained, never above the start",
        Hundredths.points(change).toPlainString(),
        morale.eventRow("quiet-turn").citation());
    return new Decision.Decided(
        change == 0
            ? "The unit regains nothing this turn."
            : "The unit regains %s points of morale.".formatted(Hundredths.points(change)),
        List.of(
            new Result("morale", Hundredths.points(points + change), "points"),
            new Result("change", Hundredths.points(change), "points")));
  }
}
