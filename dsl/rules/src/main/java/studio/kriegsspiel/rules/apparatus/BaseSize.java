package studio.kriegsspiel.rules.apparatus;

import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;

/**
 * The base that a book mounts figures on, in millimetres of the table.
 *
 * @param width of its front
 * @param depth from front to rear, empty where the book does not say
 * @param citation where the book says so
 */
public record BaseSize(int width, OptionalInt depth, Citation citation) {

  /** That of an arm; empty where a book prints none. */
  public static Optional<BaseSize> find(RuleBook book, Arm arm) {
    String row =
        switch (arm) {
          case INFANTRY, ENGINEERS -> "infantry";
          case CAVALRY -> "cavalry";
          case ARTILLERY -> "artillery";
          case STAFF -> "general";
          case TRAIN -> "";
        };
    return book.tables()
        .find("base-units")
        .flatMap(table -> table.findRow(row))
        .map(
            each ->
                new BaseSize(each.getInteger("width"), each.findInteger("depth"), each.citation()));
  }
}
