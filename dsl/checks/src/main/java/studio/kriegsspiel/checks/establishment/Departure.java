package studio.kriegsspiel.checks.establishment;

import java.util.Optional;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.scenario.force.Unit;

/**
 * Something in which a unit departs from the book's unit of its kind.
 *
 * @param unit which
 * @param words what it has, with what the book gives it in brackets, such as {@code 8 battalions (9
 *     to 10)}
 * @param citation where the book says so
 * @param isTrain whether it is of wagons, which a return of the time seldom names
 */
record Departure(Unit unit, String words, Citation citation, boolean isTrain) {

  /**
   * A number that is not the book's; a strength that is not stated is no departure.
   *
   * @param number how many it has
   * @param least how many the book gives it at least
   * @param most how many the book gives it at most
   * @param noun of what, for so many of them
   */
  static Optional<Departure> ofNumber(
      Unit unit, int number, int least, int most, String noun, Citation citation) {
    boolean unstated = number == 0 && noun.equals("men");
    if (unstated || number >= least && number <= most) {
      return Optional.empty();
    }
    String range =
        least == most
            ? MessageWords.group(most)
            : MessageWords.group(least) + " to " + MessageWords.group(most);
    String has =
        "%s %s (%s)".formatted(number == 0 ? "no" : MessageWords.group(number), noun, range);
    return Optional.of(new Departure(unit, has, citation, false));
  }

  /** The same of wagons. */
  Departure ofTrain() {
    return new Departure(unit, words, citation, true);
  }
}
