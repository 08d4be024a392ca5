package studio.kriegsspiel.rules.trace;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * The working of one decision as it grows. {@link #OFF} keeps nothing and allocates nothing, as
 * long as callers pass values as they are or ask {@link #isOn()} before they compose a text.
 */
public final class Trace {
  /** Keeps nothing. */
  public static final Trace OFF = new Trace(false);

  private final boolean on;
  private final List<TraceStep> steps = new ArrayList<>(0);

  private Trace(boolean on) {
    this.on = on;
  }

  /** A new, empty working. */
  public static Trace on() {
    return new Trace(true);
  }

  public boolean isOn() {
    return on;
  }

  public void add(String factor, String value, Citation citation) {
    if (on) {
      steps.add(new TraceStep(factor, value, citation, null));
    }
  }

  public void add(String factor, int value, Citation citation) {
    if (on) {
      steps.add(new TraceStep(factor, Integer.toString(value), citation, null));
    }
  }

  /** A whole number with its unit, cited from the row it was read in. */
  public void add(String factor, int value, String unit, TableRow row) {
    if (on) {
      steps.add(new TraceStep(factor, value + " " + unit, row.citation(), null));
    }
  }

  /** A die that fell: its name, its face, and what the face says here. */
  public void addThrow(String factor, String die, int face, String shows, Citation citation) {
    if (on) {
      steps.add(new TraceStep(factor, shows, citation, new DieThrow(die, face, shows)));
    }
  }

  /** The steps so far. */
  public List<TraceStep> steps() {
    return List.copyOf(steps);
  }
}
