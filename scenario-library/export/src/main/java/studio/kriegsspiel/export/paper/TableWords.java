package studio.kriegsspiel.export.paper;

import java.util.stream.Stream;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.procedure.ChoiceWords;
import studio.kriegsspiel.rules.sheet.Extract;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableColumn;
import studio.kriegsspiel.rules.table.TableRow;

/** A rule book's tables in the words in which papers print them. */
public final class TableWords {
  /** What stands where a table has nothing. */
  public static final String NONE = "\u2013";

  private TableWords() {}

  /** What a table shows, with the unit of its figures where the title does not tell it. */
  public static String caption(RuleTable table) {
    boolean told = table.unit().isEmpty() || table.title().endsWith(table.unit());
    return table.title() + (told ? "" : ", " + table.unit());
  }

  /** What stands above a column. */
  public static String head(Extract extract, TableColumn column) {
    boolean named = column.title().equals(column.name());
    String words =
        named
            ? ChoiceWords.blanks(column.name()).replace('_', ' ').replace("-", NONE)
            : column.title();
    boolean own =
        !column.unit().isEmpty()
            && !column.unit().equalsIgnoreCase(words)
            && !extract.table().unit().startsWith(column.unit());
    return Capital.of(words) + (own ? ", " + column.unit() : "");
  }

  /** What stands in a cell. */
  public static String cell(TableRow row, TableColumn column) {
    Object value = row.value(column.name());
    if (value instanceof Boolean truth) {
      return truth ? "yes" : NONE;
    }
    return value == null
        ? NONE
        : value instanceof String words
            ? ChoiceWords.of(column.name(), words)
            : value.toString().replace("-", NONE);
  }

  /** Everything that an extract may print, whatever forces it is printed for. */
  static Stream<String> all(Extract extract) {
    Stream<String> heads =
        Stream.concat(
            Stream.of(caption(extract.table())),
            extract.columns().stream().map(column -> head(extract, column)));
    Stream<String> cells =
        extract.table().rows().stream()
            .flatMap(
                row ->
                    Stream.concat(
                        Stream.of(BookWords.place(row.citation())),
                        extract.columns().stream().map(column -> cell(row, column))));
    return Stream.concat(heads, cells);
  }

  /** A place in brackets, behind what it says. */
  public static String inBrackets(Citation citation) {
    return " (" + BookWords.marked(BookWords.place(citation)) + ")";
  }
}
