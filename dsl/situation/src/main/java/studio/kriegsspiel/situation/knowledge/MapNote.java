package studio.kriegsspiel.situation.knowledge;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.audience.MapPart;

/**
 * What a reader may know about the map that he has been given.
 *
 * @param title what it is, such as {@code Ferraris, 1777}
 * @param lacking what is not on it, in the order of the parts
 */
public record MapNote(Optional<String> title, List<MapPart> lacking) {
  /** The ground as it is. */
  static final MapNote NONE = new MapNote(Optional.empty(), List.of());

  /** Copies the list. */
  public MapNote {
    lacking = List.copyOf(lacking);
  }

  /** Whether there is nothing to say. */
  public boolean isEmpty() {
    return title.isEmpty() && lacking.isEmpty();
  }
}
