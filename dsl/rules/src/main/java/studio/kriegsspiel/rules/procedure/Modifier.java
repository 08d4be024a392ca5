package studio.kriegsspiel.rules.procedure;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * One line of a printed table of modifiers, read once and applied many times without allocation.
 *
 * @param factor what it is for, in words
 * @param value what it adds, negative where it deducts
 * @param citation where it comes from
 */
public record Modifier(String factor, int value, Citation citation) {

  /** The line with this key; its value stands in the column {@code value}. */
  public static Modifier of(RuleTable table, String key) {
    TableRow row = table.getRow(key);
    return new Modifier(key.replace('-', ' '), row.getInteger("value"), row.citation("value"));
  }

  /** The line for a constant whose word is the key. */
  public static Modifier of(RuleTable table, Enum<?> constant) {
    return of(table, Parameter.word(constant));
  }

  /** The same line at another value, as a ruling's alternative has it. */
  public Modifier at(int other, Citation because) {
    return new Modifier(factor, other, because);
  }

  /** Adds it to the working and returns its value. */
  public int apply(Trace trace) {
    if (trace.isOn()) {
      show(value, trace);
    }
    return value;
  }

  /** Its value if it holds, else nothing. */
  public int when(boolean holds, Trace trace) {
    return holds ? apply(trace) : 0;
  }

  /** Its value so many times over. */
  public int times(int count, Trace trace) {
    int total = value * count;
    if (count != 0 && trace.isOn()) {
      show(total, trace);
    }
    return total;
  }

  private void show(int total, Trace trace) {
    trace.add(factor, (total > 0 ? "+" : "") + total, citation);
  }
}
