package studio.kriegsspiel.rules.napoleonic;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.Bands;
import studio.kriegsspiel.rules.table.TableRow;

/** The combat results table and the table of cavalry attacking squares. */
final class CombatResults {
  private static final List<String> ALL = Stream.of(Code.values()).map(Code::printed).toList();
  private static final List<String> AT_SQUARES = List.of("Ar", "Ad", "Dd", "Dr");

  private final List<Bands<Code>> byOdds = new ArrayList<>();
  private final Bands<Code> organisedSquare;
  private final Bands<Code> disruptedSquare;

  CombatResults(RuleBook book, OddsTable odds) {
    for (String name : odds.names()) {
      byOdds.add(read(book, "combat-results", "odds", name, ALL));
    }
    organisedSquare = read(book, "cavalry-attacking-squares", "square", "organised", AT_SQUARES);
    disruptedSquare = read(book, "cavalry-attacking-squares", "square", "disrupted", AT_SQUARES);
  }

  private static Bands<Code> read(
      RuleBook book, String table, String column, String key, List<String> allowed) {
    List<TableRow> rows =
        book.table(table).rows().stream().filter(row -> row.getText(column).equals(key)).toList();
    String what = table + ", " + column + " " + key;
    if (rows.isEmpty()) {
      throw new RulesException(
          "In table %s there are no rows for %s %s.".formatted(table, column, key));
    }
    Bands<String> bands = NumberTables.whole(rows, what);
    NumberTables.requireResults(bands, what, allowed);
    return Bands.of("table " + what, rows, "number", row -> code(row.getText("result")));
  }

  private static Code code(String printed) {
    return Code.valueOf(printed.toUpperCase(Locale.ROOT));
  }

  /** The result at a column of odds. */
  Code at(int column, int number) {
    return byOdds.get(column).at(number);
  }

  Citation citation(int column, int number) {
    return byOdds.get(column).citationAt(number);
  }

  /** The result of cavalry attacking a square. */
  Code atSquare(boolean disrupted, int number) {
    return (disrupted ? disruptedSquare : organisedSquare).at(number);
  }

  Citation citationAtSquare(boolean disrupted, int number) {
    return (disrupted ? disruptedSquare : organisedSquare).citationAt(number);
  }
}
