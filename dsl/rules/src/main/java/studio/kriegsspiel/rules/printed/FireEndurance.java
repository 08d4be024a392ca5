package studio.kriegsspiel.rules.printed;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;

/**
 * How long a firer can fire on what he carries.
 *
 * @param moves of fire
 * @param rounds carried, where the book counts them
 * @param roundsPerMove fired in one move, where the book counts them
 * @param citation where the book says so
 */
public record FireEndurance(
    int moves, OptionalInt rounds, OptionalInt roundsPerMove, Citation citation) {

  /** Who fires. */
  public enum Firer {
    BATTERY,
    HOWITZER_BATTERY,
    INFANTRYMAN;

    String row() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** That of a book; empty where it sets no limit. */
  public static Optional<FireEndurance> find(RuleBook book, Firer firer) {
    return book.tables()
        .find("fire-endurance")
        .flatMap(table -> table.findRow(firer.row()))
        .map(
            row ->
                new FireEndurance(
                    row.getInteger("moves"),
                    row.findInteger("rounds"),
                    row.findInteger("rounds-per-move"),
                    row.citation()));
  }
}
