package studio.kriegsspiel.rules.kriegsspiel.engineering;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * A boat on a river ({@code Reisswitz 1824 §77}).
 *
 * @param moves exact moves it takes
 * @param citation what the rate rests on
 */
public record BoatRide(Fraction moves, Citation citation) {

  /**
   * A ride of so many paces.
   *
   * @param course {@code downstream}, {@code upstream} or {@code across}
   */
  public static BoatRide of(RuleBook book, String course, int paces) {
    TableRow row = book.table("currents").getRow(course);
    return new BoatRide(Fraction.of(paces, row.getInteger("rate")), row.citation());
  }
}
