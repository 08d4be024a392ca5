package studio.kriegsspiel.scenario.place;

/**
 * A distance as the author wrote it; metres only once the rule book's pace is known.
 *
 * @param amount number of units, not negative
 * @param unit the unit written
 */
public record Distance(double amount, LengthUnit unit) {

  @Override
  public String toString() {
    String number =
        amount == Math.rint(amount) ? Long.toString((long) amount) : Double.toString(amount);
    return number + " " + unit.word();
  }
}
