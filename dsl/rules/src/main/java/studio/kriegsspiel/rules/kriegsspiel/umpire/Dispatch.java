package studio.kriegsspiel.rules.kriegsspiel.umpire;

import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.kriegsspiel.march.MessengerRides;

/**
 * The way of news and orders through the umpire: a sighting reaches the commander after the
 * messenger's ride, his order leaves after he has taken it in and decided, and reaches the unit
 * after another ride ({@code Reisswitz 1824}, Introduction, §41).
 */
public final class Dispatch {
  private final MessengerRides rides;
  private final int moveMinutes;

  public Dispatch(RuleBook book) {
    this.rides = MessengerRides.of(book);
    this.moveMinutes = book.time().turnMinutes();
  }

  /** Exact minutes a messenger, or a commander at the gallop, rides for so many paces. */
  public Fraction rideMinutes(int paces) {
    return rides.moves(Fraction.of(paces)).times(moveMinutes);
  }

  /** The move, counted from the sighting, at whose end a report has arrived. */
  public long arrivalMove(int paces) {
    return rides.moves(Fraction.of(paces)).ceiling();
  }

  /**
   * Exact minutes from a sighting until the order it led to is in a unit's hands.
   *
   * @param reportPaces the messenger's way to the commander
   * @param decisionMinutes real minutes the player took to read and decide
   * @param orderPaces the messenger's way to the unit
   */
  public Fraction minutesUntilOrder(int reportPaces, int decisionMinutes, int orderPaces) {
    return rideMinutes(reportPaces)
        .plus(Fraction.of(decisionMinutes))
        .plus(rideMinutes(orderPaces));
  }
}
