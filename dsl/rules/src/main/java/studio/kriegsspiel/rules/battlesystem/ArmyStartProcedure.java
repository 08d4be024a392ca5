package studio.kriegsspiel.rules.battlesystem;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code army-start}: army morale at the start, from the units of each grade. */
final class ArmyStartProcedure extends AskedProcedure<ArmyStartProcedure.Asked> {

  /** How many units of each grade the army has. */
  @Excludes(
      value = {"!irregular", "!militia", "!conscript", "!regular", "!veteran", "!elite", "!guard"},
      says = "An army has units: name how many of a grade it has.")
  record Asked(
      @Ask(value = "irregular units", most = 9_999, or = "0") int irregular,
      @Ask(value = "units of militia", most = 9_999, or = "0") int militia,
      @Ask(value = "units of conscripts", most = 9_999, or = "0") int conscript,
      @Ask(value = "regular units", most = 9_999, or = "0") int regular,
      @Ask(value = "veteran units", most = 9_999, or = "0") int veteran,
      @Ask(value = "elite units", most = 9_999, or = "0") int elite,
      @Ask(value = "units of the guard", most = 9_999, or = "0") int guard) {

    private int units(Quality grade) {
      return switch (grade) {
        case IRREGULAR -> irregular;
        case MILITIA -> militia;
        case CONSCRIPT -> conscript;
        case REGULAR -> regular;
        case VETERAN -> veteran;
        case ELITE -> elite;
        case GUARD -> guard;
      };
    }
  }

  private final RuleBook book;

  ArmyStartProcedure(RuleBook book) {
    super(
        "army-start",
        "Army morale at the start, from the number of units of each grade",
        book.printed("Army Morale"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    int sum = 0;
    for (Quality grade : Quality.values()) {
      int units = asked.units(grade);
      int points = units * Grades.startingMorale(book, grade);
      sum += points;
      if (units > 0) {
        trace.add(
            Amount.of(units, "units") + ", " + Parameter.word(grade),
            Hundredths.show(points),
            Grades.startingRow(book, grade).citation());
      }
    }
    trace.add("the table, not the printed examples, counts", "sum", book.ruling("CB-05", ""));
    return new Decision.Decided(
            "The army starts with %s points of morale.".formatted(Hundredths.show(sum)),
            List.of(
                new Result("armyMorale", Hundredths.points(sum), "points"),
                new Result("shakenAt", Hundredths.points(sum / 2), "points")))
        .after("start", Hundredths.exact(sum))
        .after("points", Hundredths.exact(sum));
  }
}
