package studio.kriegsspiel.rules.kriegsspiel.umpire;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.kriegsspiel.march.MessengerRides;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The question {@code dispatch}: when news reaches a commander and when the order it leads to
 * reaches a unit ({@code Reisswitz 1824}, Introduction, §8, §41, §42).
 */
public final class DispatchProcedure extends AskedProcedure<DispatchProcedure.Case> {
  private final MessengerRides rides;
  private final PlayersNeeded players;
  private final int moveMinutes;
  private final Citation speak;

  /** The way of the news and of the order. */
  record Case(
      @Ask(value = "the messenger's way to the commander in paces", most = 200_000, or = "0")
          int reportPaces,
      @Ask(value = "minutes he really took to read and decide", most = 600, or = "0")
          int decisionMinutes,
      @Ask(value = "the messenger's way to the unit in paces", most = 200_000, or = "0")
          int orderPaces,
      @Ask("he arranged beforehand to lead the unit himself") boolean arranged,
      @Ask("he is on the spot") boolean onTheSpot) {}

  public DispatchProcedure(RuleBook book) {
    super(
        "dispatch",
        "When news reaches a commander, and his order a unit",
        book.printed("Introduction"),
        Case.class,
        book.tables());
    this.rides = MessengerRides.of(book);
    this.players = new PlayersNeeded(book);
    this.moveMinutes = book.time().turnMinutes();
    this.speak = book.printed(book.id().equals(RuleBookId.BRITISH_1815) ? "Introduction" : "§42");
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    boolean direct = question.arranged() && question.onTheSpot();
    Fraction report = ride(question.reportPaces(), trace);
    Fraction decided = report.plus(Fraction.of(question.decisionMinutes()));
    trace.add("read and decided in", Amount.of(question.decisionMinutes(), "minutes"), citation());
    trace.add(
        "orders by word of mouth",
        direct ? "yes, to units he leads, on the spot" : "no, through the umpire",
        speak);
    Fraction order = decided.plus(direct ? Fraction.ZERO : ride(question.orderPaces(), trace));
    return new Decision.Decided(
        "The news is with him after %s, the order with the unit after %s."
            .formatted(
                Amount.of(report.ceiling(), "minutes"), Amount.of(order.ceiling(), "minutes")),
        List.of(
            new Result("reportMinutes", report, "minutes"),
            new Result("reportArrivesInMove", moves(report), ""),
            new Result("orderMinutes", order, "minutes"),
            new Result("orderArrivesInMove", moves(order), ""),
            new Result("byWordOfMouth", direct, ""),
            new Result("playersMaySpeak", players.maySpeak(question.orderPaces()), "")));
  }

  private long moves(Fraction minutes) {
    return minutes.dividedBy(Fraction.of(moveMinutes)).ceiling();
  }

  private Fraction ride(int paces, Trace trace) {
    Fraction minutes = rides.moves(Fraction.of(paces)).times(moveMinutes);
    trace.add(
        "ride of " + Amount.of(paces, "paces"),
        minutes + " minutes",
        rides.citation(Fraction.of(paces)));
    return minutes;
  }
}
