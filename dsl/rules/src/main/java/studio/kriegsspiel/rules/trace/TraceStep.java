package studio.kriegsspiel.rules.trace;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.Citation;

/**
 * One factor of a decision.
 *
 * @param factor what was considered, in words of the field
 * @param value what it came to, with its unit
 * @param citation what it rests on
 * @param die the die that fell, or null
 */
public record TraceStep(String factor, String value, Citation citation, @Nullable DieThrow die) {

  /** The die that decided this step, if one was thrown. */
  public Optional<DieThrow> findDie() {
    return Optional.ofNullable(die);
  }

  @Override
  public String toString() {
    return factor + ": " + value + (die == null ? "" : " [" + die + "]") + " - " + citation;
  }
}
