package studio.kriegsspiel.rules.battlesystem;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code contagion}: what routs nearby cost a unit. */
final class ContagionProcedure extends AskedProcedure<ContagionProcedure.Asked> {

  /** A unit and the rout near it. */
  record Asked(
      @Ask(value = "morale before, in points", least = -99, most = 99) Fraction points,
      @Ask("grade of the unit") Quality grade,
      @Ask("grade of the unit that routs") Quality routedGrade,
      @Ask(value = "distance between them in movement spaces", most = 99) Fraction spaces,
      @Ask(value = "routs, the first and those it causes", least = 1, most = 99, or = "1")
          int routs) {}

  private final RuleBook book;
  private final Morale morale;

  ContagionProcedure(RuleBook book) {
    super(
        "contagion",
        "What routs nearby cost a unit's morale",
        book.printed("Effects of Morale"),
        Asked.class,
        book.tables());
    this.book = book;
    morale = new Morale(book);
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    boolean shaken = morale.isShakenByRout(asked.grade(), asked.routedGrade(), asked.spaces());
    int routs = book.isOn("first-rout-only") ? 1 : asked.routs();
    int change = shaken ? routs * morale.change("rout-near-equal-or-lower-grade") : 0;
    trace.add("routs that count", shaken ? routs : 0, book.ruling("CB-17", "Effects of Morale"));
    trace.add(
        "morale",
        Hundredths.show(change),
        morale.eventRow("rout-near-equal-or-lower-grade").citation());
    morale.startingAtLeast(Hundredths.of(asked.points()), asked.grade());
    int points = Hundredths.of(asked.points()) + change;
    return new Decision.Decided(
            shaken
                ? "The rout costs the unit %s points of morale.".formatted(Hundredths.show(-change))
                : "The rout does not shake the unit.",
            List.of(
                new Result("morale", Hundredths.points(points), "points"),
                new Result("change", Hundredths.points(change), "points")))
        .after("points", Hundredths.exact(points));
  }
}
