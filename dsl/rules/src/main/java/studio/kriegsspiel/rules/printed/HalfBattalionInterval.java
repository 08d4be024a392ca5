package studio.kriegsspiel.rules.printed;

import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;

/**
 * The widest interval between two half battalions in one line.
 *
 * @param most in the book's unit of ground
 * @param citation where the book says so
 */
public record HalfBattalionInterval(int most, Citation citation) {

  /** That of a book; empty where it prints none. */
  public static Optional<HalfBattalionInterval> find(RuleBook book) {
    return book.tables()
        .find("intervals")
        .map(table -> table.getRow("between-half-battalions"))
        .map(row -> new HalfBattalionInterval(row.getInteger("to"), row.citation()));
  }
}
