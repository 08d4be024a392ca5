package studio.kriegsspiel.rules.battlesystem;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code army-start}: army morale at the start, from the units of each grade. */
final class ArmyStartProcedure extends NamedProcedure {
  private final RuleBook book;

  ArmyStartProcedure(RuleBook book) {
    super(
        "army-start",
        "Army morale at the start, from the number of units of each grade",
        book.printed("Army Morale"),
        parameterList());
    this.book = book;
  }

  private static List<Parameter> parameterList() {
    List<Parameter> list = new ArrayList<>();
    for (Quality quality : Quality.values()) {
      String word = Parameter.word(quality);
      list.add(Parameter.number(word, "units of the grade " + word, 0, 9_999).or("0"));
    }
    return list;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int sum = 0;
    for (Quality quality : Quality.values()) {
      int units = question.getNumber(Parameter.word(quality));
      if (units > 0) {
        TableRow row = Grades.startingRow(book, quality);
        int each = Grades.startingMorale(book, quality);
        sum += units * each;
        trace.add(
            units + " units, " + Parameter.word(quality),
            Hundredths.points(units * each).toPlainString(),
            row.citation());
      }
    }
    trace.add("the table, not the printed examples, counts", "sum", book.ruling("CB-05", ""));
    return new Decision.Decided(
        "The army starts with %s points of morale.".formatted(Hundredths.points(sum)),
        List.of(
            new Result("armyMorale", Hundredths.points(sum), "points"),
            new Result("shakenAt", Hundredths.points(sum / 2), "points")));
  }
}
