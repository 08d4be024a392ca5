package studio.kriegsspiel.rules.procedure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.table.IntRange;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * Rows of a table whose range cells follow one another without gap, read once for quick look-up; a
 * number beyond the ends finds the end row.
 *
 * @param <T> what a row holds
 */
public final class Bands<T> {
  private final int[] upTo;
  private final List<T> values;
  private final List<Citation> citations;

  private Bands(int[] upTo, List<T> values, List<Citation> citations) {
    this.upTo = upTo;
    this.values = values;
    this.citations = citations;
  }

  /**
   * Reads rows in any order.
   *
   * @param what how errors name them, such as {@code table odds}
   * @param column the range column
   * @throws RulesException where two rows overlap or leave a gap
   */
  public static <T> Bands<T> of(
      String what, List<TableRow> rows, String column, Function<TableRow, T> read) {
    List<TableRow> sorted = new ArrayList<>(rows);
    sorted.sort(Comparator.comparingInt(row -> row.getRange(column).from()));
    int[] upTo = new int[sorted.size()];
    List<T> values = new ArrayList<>();
    List<Citation> citations = new ArrayList<>();
    for (int i = 0; i < upTo.length; i++) {
      IntRange range = sorted.get(i).getRange(column);
      if (i > 0 && range.from() != upTo[i - 1] + 1) {
        throw new RulesException(
            "In %s, column %s, %s must follow %d without gap or overlap."
                .formatted(what, column, range, upTo[i - 1]));
      }
      upTo[i] = range.to();
      values.add(read.apply(sorted.get(i)));
      citations.add(sorted.get(i).citation());
    }
    if (upTo.length == 0) {
      throw new RulesException("In %s there is no row to look up.".formatted(what));
    }
    return new Bands<>(upTo, List.copyOf(values), List.copyOf(citations));
  }

  /** The index of the row a number falls in. */
  public int index(int number) {
    for (int i = 0; i < upTo.length - 1; i++) {
      if (number <= upTo[i]) {
        return i;
      }
    }
    return upTo.length - 1;
  }

  /** What the row a number falls in holds. */
  public T at(int number) {
    return values.get(index(number));
  }

  /** Where the row a number falls in comes from. */
  public Citation citationAt(int number) {
    return citations.get(index(number));
  }

  /** What the rows hold, in order. */
  public List<T> values() {
    return values;
  }
}
