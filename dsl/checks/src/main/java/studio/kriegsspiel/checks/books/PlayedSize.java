package studio.kriegsspiel.checks.books;

import static studio.kriegsspiel.rules.RuleBookId.KRIEGSKUNST;

import java.util.Optional;
import studio.kriegsspiel.checks.print.Words;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.table.IntRange;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.scenario.force.Echelon;

/**
 * The sizes of units that a book is written for.
 *
 * @param least the fewest men, or pieces of a battery
 * @param most the most men, or pieces of a battery
 * @param what why it is so, in words for the author
 * @param citation what it rests on
 */
public record PlayedSize(int least, int most, String what, Citation citation) {
  static final Citation DEFAULT_FIGURES =
      Citation.byDefault(KRIEGSKUNST, "DK-08", "(16 to 24 figures of 40 men)");

  /** Whether a unit may have so many men or pieces. */
  public boolean allows(int number) {
    return least <= number && number <= most;
  }

  /** The number nearest to one wanted that the book plays with. */
  public int nearest(int wanted) {
    return Math.max(least, Math.min(most, wanted));
  }

  /** The sizes a book plays with for an arm and a level; nothing where it has none in mind. */
  public static Optional<PlayedSize> find(RuleBook book, Arm arm, Echelon echelon) {
    return switch (book.id()) {
      case NAPOLEONIC_RNG -> napoleonic(book, arm, echelon);
      case KRIEGSKUNST -> kriegskunst(book, arm, echelon);
      default -> Optional.empty();
    };
  }

  private static Optional<PlayedSize> napoleonic(RuleBook book, Arm arm, Echelon echelon) {
    boolean whole =
        echelon == Echelon.BATTALION || echelon == Echelon.REGIMENT || echelon == Echelon.BATTERY;
    String key =
        switch (arm) {
          case INFANTRY -> "infantry";
          case CAVALRY -> "cavalry";
          case ARTILLERY -> "artillery";
          default -> "";
        };
    TableRow row = book.table("base-units").findRow(key).orElse(null);
    if (row == null || !whole) {
      return Optional.empty();
    }
    if (arm == Arm.ARTILLERY) {
      IntRange guns = row.getRange("guns");
      return Optional.of(
          new PlayedSize(
              guns.from(), guns.to(), "one model is a battery of that size", row.citation()));
    }
    IntRange bases = row.getRange("bases");
    IntRange men = row.getRange("men");
    return Optional.of(
        new PlayedSize(
            bases.from() * men.from(),
            bases.to() * men.to(),
            "a base unit is %s men; take more or fewer base units".formatted(men),
            row.citation()));
  }

  private static Optional<PlayedSize> kriegskunst(RuleBook book, Arm arm, Echelon echelon) {
    TableRow figure = book.table("ground-scale").getRow("figure");
    int men = figure.getDecimal("value").intValueExact();
    int most = book.findDemand("unit.figures_infantry").map(d -> d.amount()).orElse(24);
    return echelon == Echelon.BATTALION && arm == Arm.INFANTRY
        ? Optional.of(
            new PlayedSize(
                most * 2 / 3 * men,
                most * men,
                Words.say("a figure is %,d men, a battalion 16 to 24 figures", men),
                DEFAULT_FIGURES))
        : Optional.empty();
  }
}
