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

/** The question {@code recovery}: what a quiet turn gives back. */
final class RecoveryProcedure extends AskedProcedure<RecoveryProcedure.Asked> {

  /** A unit at the end of a turn. */
  record Asked(
      @Ask(value = "morale before, in points", least = -99, most = 99) Fraction points,
      @Ask(value = "grade of the unit", or = "regular") Quality grade,
      @Ask(value = "what it is", or = "infantry") MeleeTroops troops,
      @Ask("it had losses this turn") boolean losses,
      @Ask("infantry or artillery fires on it") boolean firedOn,
      @Ask("it was forced to rout") boolean routed) {}

  private final RuleBook book;
  private final Morale morale;

  RecoveryProcedure(RuleBook book) {
    super(
        "recovery",
        "Morale regained at the end of a turn",
        book.printed("Regaining Morale"),
        Asked.class,
        book.tables());
    this.book = book;
    morale = new Morale(book);
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    int points = Hundredths.of(asked.points());
    int start = morale.startingAtLeast(points, asked.grade());
    boolean barred = book.isOn("cavalry-never-recovers") && asked.troops().isCavalry();
    boolean quiet = !asked.losses() && !asked.firedOn() && !asked.routed() && !barred;
    int change = quiet ? Math.min(morale.change("quiet-turn"), Math.max(0, start - points)) : 0;
    trace.add("the kind of fire, not of unit, is meant", "read", book.ruling("CB-12", ""));
    trace.add("regained", Hundredths.show(change), morale.eventRow("quiet-turn").citation());
    trace.add("never above the start", Hundredths.show(start), book.defaulted("DB-11"));
    return new Decision.Decided(
            change == 0
                ? "The unit regains nothing this turn."
                : "The unit regains %s points of morale.".formatted(Hundredths.show(change)),
            List.of(
                new Result("morale", Hundredths.points(points + change), "points"),
                new Result("change", Hundredths.points(change), "points")))
        .after("points", Hundredths.exact(points + change))
        .after("losses", false)
        .after("fired-on", false)
        .after("phases-fired", 0)
        .after("evaded-in", 0)
        .after("routed", asked.routed());
  }
}
