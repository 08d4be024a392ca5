package studio.kriegsspiel.rules.kriegsspiel.fire;

import java.util.EnumMap;
import java.util.Map;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * The additions and the cover of fire, read once into whole numbers: additions in twelfths, what is
 * left under cover in sixths.
 */
final class FireFactors {
  static final int ADDITION_SCALE = 12;
  static final int COVER_SCALE = 6;

  final Addition dense;
  final Addition twoLines;
  final Addition skirmishers;
  final Addition flank;
  private final Map<Cover, CoverRow> covers = new EnumMap<>(Cover.class);

  /** One addition in twelfths, for cannon and for howitzers' shell. */
  record Addition(int cannon, int shell, Citation citation) {}

  /** What is left under a cover, in sixths. */
  record CoverRow(int musketry, int canister, int ball, int shell, Citation citation) {}

  FireFactors(RuleBook book) {
    RuleTable additions = book.table("fire-additions");
    dense = addition(additions, "column, squadrons or battery");
    twoLines = addition(additions, "two lines in one range category");
    skirmishers = addition(additions, "skirmishers within 100 paces of their line");
    flank = addition(additions, "flank");
    for (Cover cover : Cover.values()) {
      covers.put(cover, cover(book.table("cover").getRow(cover.key())));
    }
  }

  private static Addition addition(RuleTable table, String circumstance) {
    TableRow row = table.getRow(circumstance);
    return new Addition(
        scaled(row, "cannon", ADDITION_SCALE),
        scaled(row, "howitzer", ADDITION_SCALE),
        row.citation());
  }

  private static CoverRow cover(TableRow row) {
    return new CoverRow(
        scaled(row, "musketry", COVER_SCALE),
        scaled(row, "canister", COVER_SCALE),
        scaled(row, "ball", COVER_SCALE),
        scaled(row, "shell", COVER_SCALE),
        row.citation());
  }

  private static int scaled(TableRow row, String column, int scale) {
    Fraction value = row.getFraction(column).times(scale);
    if (!value.isWhole()) {
      throw new RulesException(
          "Column " + column + " holds a fraction that cannot be counted in " + scale + "ths.");
    }
    return Math.toIntExact(value.numerator());
  }

  CoverRow cover(Cover cover) {
    CoverRow row = covers.get(cover);
    if (row == null) {
      throw new IllegalStateException("every cover has a row");
    }
    return row;
  }
}
