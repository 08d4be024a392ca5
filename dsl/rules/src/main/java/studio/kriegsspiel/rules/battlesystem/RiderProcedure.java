package studio.kriegsspiel.rules.battlesystem;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code rider}: how long a dispatch takes. */
final class RiderProcedure extends NamedProcedure {
  private final RuleBook book;

  RiderProcedure(RuleBook book) {
    super(
        "rider",
        "Turns a dispatch rider takes",
        book.printed("Issuing of orders"),
        List.of(
            Parameter.fraction("road-spaces", "spaces along roads or tracks", 0, 9_999).or("0"),
            Parameter.fraction("field-spaces", "spaces across country", 0, 9_999).or("0")));
    this.book = book;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    TableRow road = book.table("movement").getRow("dispatch-rider-road");
    TableRow field = book.table("movement").getRow("dispatch-rider-cross-country");
    trace.add("along roads, a turn", road.getInteger("spaces"), "spaces", road);
    trace.add("across country, a turn", field.getInteger("spaces"), "spaces", field);
    Fraction turns =
        question
            .getFraction("road-spaces")
            .dividedBy(Fraction.of(road.getInteger("spaces")))
            .plus(
                question
                    .getFraction("field-spaces")
                    .dividedBy(Fraction.of(field.getInteger("spaces"))));
    return new Decision.Decided(
        "The rider arrives in turn %d after he leaves.".formatted(Math.max(1, turns.ceiling())),
        List.of(
            new Result("turnsExact", turns, "turns"),
            new Result("minutes", turns.times(book.time().turnMinutes()), "minutes")));
  }
}
