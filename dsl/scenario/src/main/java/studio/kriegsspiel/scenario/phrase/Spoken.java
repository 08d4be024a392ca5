package studio.kriegsspiel.scenario.phrase;

import java.util.Map;
import java.util.Optional;

/**
 * A statement as a text has it.
 *
 * @param kind what it is
 * @param from its first character
 * @param to the character behind its last
 * @param found where its parts stand
 * @param values what stands in them, and what was chosen, as a form shows it
 * @param beside words that the kind knows nothing of; they stay as they are
 */
public record Spoken(
    StatementKind kind,
    int from,
    int to,
    Map<Slot, Found> found,
    Map<String, String> values,
    String beside) {
  /** Copies the maps. */
  public Spoken {
    found = Map.copyOf(found);
    values = Map.copyOf(values);
  }

  /** Where a part stands, if it does. */
  public Optional<Found> find(Slot slot) {
    return Optional.ofNullable(found.get(slot));
  }
}
