package studio.kriegsspiel.rules.printed;

import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;

/**
 * How many men hold how much of a field work's front.
 *
 * @param men of one battalion
 * @param front the longest front they hold, in the book's unit of ground
 * @param citation where the book says so
 */
public record FieldworkGarrison(int men, int front, Citation citation) {

  /** That of a book; empty where it prints none. */
  public static Optional<FieldworkGarrison> find(RuleBook book) {
    return book.tables()
        .find("stronghold-troops")
        .map(table -> table.getRow("fieldwork"))
        .map(
            row ->
                new FieldworkGarrison(
                    row.getInteger("battalion"), row.getInteger("defence_to"), row.citation()));
  }

  /** The fewest men that hold a front of such a length, in the book's unit of ground. */
  public long needed(long length) {
    return (length * men + front - 1) / front;
  }
}
