package studio.kriegsspiel.rules.table;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RulesException;

/** One row of a table with its source; a cell is null where the book prints a dash. */
public final class TableRow {
  private final RuleTable table;
  private final List<@Nullable Object> values;
  private final Citation citation;
  private final Map<String, Citation> cellCitations;

  TableRow(
      RuleTable table,
      List<@Nullable Object> values,
      Citation citation,
      Map<String, Citation> cellCitations) {
    this.table = table;
    this.values = Collections.unmodifiableList(new ArrayList<>(values));
    this.citation = citation;
    this.cellCitations = Map.copyOf(cellCitations);
  }

  /** Where the row comes from: printed place, ruling or default. */
  public Citation citation() {
    return citation;
  }

  /** Where one cell comes from: as the row, unless a ruling or default decided this cell alone. */
  public Citation citation(String column) {
    table.columnIndex(column);
    return cellCitations.getOrDefault(column, citation);
  }

  /** The cells decided otherwise than the row, by column. */
  public Map<String, Citation> cellCitations() {
    return cellCitations;
  }

  /** The cells in the order of the columns. */
  public List<@Nullable Object> values() {
    return values;
  }

  /** The cell as it is, null where the book prints a dash. */
  public @Nullable Object value(String column) {
    return values.get(table.columnIndex(column));
  }

  public boolean isDash(String column) {
    return value(column) == null;
  }

  /** The whole number in the column; a dash is an error. */
  public int getInteger(String column) {
    return (int) cell(column, Integer.class);
  }

  /** The whole number in the column, empty for a dash. */
  public OptionalInt findInteger(String column) {
    return value(column) == null ? OptionalInt.empty() : OptionalInt.of(getInteger(column));
  }

  public String getText(String column) {
    return cell(column, String.class);
  }

  public Optional<String> findText(String column) {
    return value(column) == null ? Optional.empty() : Optional.of(getText(column));
  }

  /** The exact number of an integer, decimal or fraction column; a dash is an error. */
  public Fraction getFraction(String column) {
    Object value = value(column);
    if (value instanceof Integer whole) {
      return Fraction.of(whole);
    }
    if (value instanceof BigDecimal decimal) {
      return Fraction.parse(decimal.toPlainString());
    }
    return cell(column, Fraction.class);
  }

  public BigDecimal getDecimal(String column) {
    return cell(column, BigDecimal.class);
  }

  public boolean isTrue(String column) {
    return cell(column, Boolean.class);
  }

  public IntRange getRange(String column) {
    return cell(column, IntRange.class);
  }

  private <T> T cell(String column, Class<T> type) {
    Object value = value(column);
    if (type.isInstance(value)) {
      return type.cast(value);
    }
    throw new RulesException(
        "Table "
            + table.name()
            + ", row "
            + keyText()
            + ", column "
            + column
            + (value == null ? " is a dash: the book gives no value." : " is of another type."));
  }

  /** The key cells joined by blanks, for messages. */
  public String keyText() {
    List<String> keys = new ArrayList<>();
    for (String key : table.keys()) {
      keys.add(String.valueOf(value(key)));
    }
    return String.join(" ", keys);
  }
}
