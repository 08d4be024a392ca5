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

/** The question {@code contagion}: what routs nearby cost a unit. */
final class ContagionProcedure extends NamedProcedure {
  private final RuleBook book;
  private final Morale morale;

  ContagionProcedure(RuleBook book) {
    super(
        "contagion",
        "What routs nearby cost a unit's morale",
        book.printed("Effects of Morale"),
        List.of(
            Parameter.fraction("points", "morale before, in points", -99, 99),
            Parameter.choice("grade", "grade of the unit", Quality.class),
            Parameter.choice("routed-grade", "grade of the unit that routs", Quality.class),
            Parameter.number("spaces", "distance between them in movement spaces", 0, 99),
            Parameter.number("routs", "routs, the first and those it causes", 1, 99).or("1")));
    this.book = book;
    morale = new Morale(book);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int points = Hundredths.of(question.getFraction("points"));
    Quality own = question.getChoice("grade", Quality.class);
    boolean shaken =
        morale.isShakenByRout(
            own, question.getChoice("routed-grade", Quality.class), question.getNumber("spaces"));
    int routs = book.isOn("first-rout-only") ? 1 : question.getNumber("routs");
    int change = shaken ? routs * morale.change("rout-near-equal-or-lower-grade") : 0;
    trace.add("routs that count", shaken ? routs : 0, book.ruling("CB-17", "Effects of Morale"));
    trace.add(
        "morale",
        Hundredths.points(change).toPlainString(),
        morale.eventRow("rout-near-equal-or-lower-grade").citation());
    return new Decision.Decided(
        shaken
            ? "The rout costs the unit %s points of morale.".formatted(Hundredths.points(-change))
            : "The rout does not shake the unit.",
        List.of(
            new Result("morale", Hundredths.points(points + change), "points"),
            new Result("change", Hundredths.points(change), "points")));
  }
}
