package studio.kriegsspiel.rules.printed;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * What one limber or wagon carries for a piece (App. VI of Reisswitz).
 *
 * @param rounds of all kinds, without flares
 * @param eachPiece how many of them go with a piece, where the book counts so
 * @param eachBattery how many go with a whole battery, where it counts so
 * @param citation where the book says so
 */
public record AmmunitionLoad(
    int rounds, OptionalInt eachPiece, OptionalInt eachBattery, Citation citation) {
  private static final String TABLE = "ammunition";

  /** What carries it. */
  public enum Carrier {
    LIMBER("-limber"),
    FOOT_LIMBER("-foot-limber"),
    HORSE_LIMBER("-horse-limber"),
    WAGON("-wagon");

    private final String ending;

    Carrier(String ending) {
      this.ending = ending;
    }
  }

  /** Whether a book prints any. */
  public static boolean isPrintedIn(RuleBook book) {
    return book.tables().find(TABLE).isPresent();
  }

  /**
   * That of a book; empty where it has none for such a piece.
   *
   * @param calibre such as {@code 6-pdr} or {@code 5.5-inch}
   */
  public static Optional<AmmunitionLoad> find(
      RuleBook book, String calibre, boolean howitzer, Carrier carrier) {
    // the howitzer of 5 1/2 inches is the book's of 5
    String known = calibre.equals("5.5-inch") ? "5-inch" : calibre;
    return book.tables()
        .find(TABLE)
        .flatMap(table -> table.findRow(known + (howitzer ? "-howitzer" : "") + carrier.ending))
        .map(
            row ->
                new AmmunitionLoad(
                    held(row),
                    row.findInteger("a-piece"),
                    row.findInteger("a-battery"),
                    row.citation()));
  }

  private static int held(TableRow row) {
    return List.of("shot", "shell", "canister", "carcasses").stream()
        .mapToInt(kind -> row.findInteger(kind).orElse(0))
        .sum();
  }
}
