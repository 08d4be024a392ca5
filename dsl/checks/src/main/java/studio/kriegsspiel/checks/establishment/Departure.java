package studio.kriegsspiel.checks.establishment;

import java.util.Optional;
import studio.kriegsspiel.checks.print.Words;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.scenario.force.Unit;

/**
 * A unit that has more or fewer of something than the book's unit of its kind.
 *
 * @param unit which
 * @param number how many it has
 * @param least how many the book gives it at least
 * @param most how many the book gives it at most
 * @param noun of what, for several of them
 * @param citation where the book says so
 */
record Departure(Unit unit, int number, int least, int most, String noun, Citation citation) {

  /** This one, if there is a difference; a strength that is not stated is none. */
  Optional<Departure> orNone() {
    boolean unstated = number == 0 && noun.equals("men");
    return unstated || number >= least && number <= most ? Optional.empty() : Optional.of(this);
  }

  /** Such as {@code 8 battalions (9 to 10)}. */
  String words() {
    String range =
        least == most ? Words.group(most) : Words.group(least) + " to " + Words.group(most);
    return "%s %s (%s)".formatted(number == 0 ? "no" : Words.group(number), noun, range);
  }
}
