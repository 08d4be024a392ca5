package studio.kriegsspiel.rules.kriegsspiel.fire;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * The numbers of one row of firers: by band of range, the nearest first, and face of the die. Bands
 * are closed at the top (ruling C078) unless the switch {@code bands-open-at-top} is on.
 */
final class FireNumbers {
  private static final int FACES = 6;

  private final int[] upTo;
  private final int[][] points;
  private final Citation[] citations;
  private final int openTop;

  private FireNumbers(RuleBook book, List<TableRow> rows, List<TableRow> corrections) {
    int bands = rows.size();
    upTo = new int[bands];
    points = new int[bands][FACES];
    citations = new Citation[bands];
    openTop = book.isOn("bands-open-at-top") ? 1 : 0;
    for (int band = 0; band < bands; band++) {
      TableRow row = rows.get(band);
      int from = row.getInteger("from");
      upTo[band] = row.getInteger("to");
      citations[band] = row.citation();
      TableRow source =
          corrections.stream()
              .filter(correction -> correction.getInteger("from") == from)
              .findFirst()
              .orElse(row);
      for (int face = 1; face <= FACES; face++) {
        points[band][face - 1] = source.findInteger("face-" + face).orElse(0);
      }
    }
  }

  /** The rows of a firer in one of the fire tables, with the corrections whose switches are on. */
  static FireNumbers of(RuleBook book, String tableName, String firers, String effect) {
    RuleTable table = book.table(tableName);
    String firerColumn = table.keys().get(0);
    List<TableRow> rows = new ArrayList<>();
    for (TableRow row : table.rows()) {
      boolean sameEffect = !table.hasColumn("effect") || row.getText("effect").equals(effect);
      if (row.getText(firerColumn).equals(firers) && sameEffect) {
        rows.add(row);
      }
    }
    rows.sort((a, b) -> a.getInteger("from") - b.getInteger("from"));
    List<TableRow> corrections =
        book.table("fire-corrections").rows().stream()
            .filter(row -> row.getText("table").equals(tableName))
            .filter(row -> row.getText("firers").equals(firers))
            .filter(row -> !table.hasColumn("effect") || row.getText("effect").equals(effect))
            .filter(row -> book.isOn(row.getText("switch")))
            .toList();
    return new FireNumbers(book, rows, corrections);
  }

  /** The band of a range, counted from 0, or -1 beyond the last. */
  int band(int rangePaces) {
    for (int band = 0; band < upTo.length; band++) {
      if (rangePaces <= upTo[band] - openTop) {
        return band;
      }
    }
    return rangePaces <= greatestRange() ? upTo.length - 1 : -1;
  }

  int greatestRange() {
    return upTo[upTo.length - 1];
  }

  /** Points of the table for a band and a face from 1 to 6. */
  int points(int band, int face) {
    return points[band][face - 1];
  }

  Citation citation(int band) {
    return citations[band];
  }
}
