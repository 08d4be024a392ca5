package studio.kriegsspiel.rules.field;

import java.util.List;
import studio.kriegsspiel.rules.trace.TraceStep;

/**
 * What a rule book makes of the ground between a weapon and its target.
 *
 * @param verdict good or bad effect, where the book divides so
 * @param steps what counts, each with its value and source; empty where nothing does
 */
public record FireEffect(Verdict verdict, List<TraceStep> steps) {

  /** How a book divides fire by the ground. */
  public enum Verdict {
    /** Good effect. */
    GOOD,
    /** Bad effect. */
    BAD,
    /** The book knows no good and bad effect, or not at this weapon or range. */
    UNDIVIDED
  }

  /** Keeps its own copy. */
  public FireEffect {
    steps = List.copyOf(steps);
  }
}
