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

/** The question {@code army-shock}: what the army's fall to half does to one unit. */
final class ArmyShockProcedure extends AskedProcedure<ArmyShockProcedure.Asked> {

  /** A unit of the army. */
  record Asked(
      @Ask(value = "morale of the unit before, in points", least = -99, most = 99) Fraction points,
      @Ask("the unit is in contact with the enemy") boolean inContact) {}

  private final RuleBook book;
  private final Morale morale;

  ArmyShockProcedure(RuleBook book) {
    super(
        "army-shock",
        "What the fall of army morale to half does to one unit",
        book.printed("Army Morale"),
        Asked.class,
        book.tables());
    this.book = book;
    morale = new Morale(book);
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    int before = Hundredths.of(asked.points());
    boolean involved = asked.inContact() || !book.isOn("half-in-contact-only");
    int after = before + (involved ? morale.change("army-at-half") : 0);
    trace.add(
        involved ? "involved" : "not involved",
        Hundredths.show(after - before),
        book.ruling("CB-06", "Army Morale"));
    boolean put = before > 0 && (book.isOn("exactly-zero") ? after == 0 : after <= 0);
    trace.add("put on 0", put ? "withdraws 1 space" : "no", book.ruling("CB-16", "Army Morale"));
    return new Decision.Decided(
            put
                ? "The unit withdraws 1 space and cannot move forward until its morale is positive."
                : "The unit goes on with %s points of morale.".formatted(Hundredths.show(after)),
            List.of(
                new Result("morale", Hundredths.points(after), "points"),
                new Result("backSpaces", put ? 1 : 0, "spaces")))
        .after("points", Hundredths.exact(after))
        .after("in-contact", asked.inContact() && !put);
  }
}
