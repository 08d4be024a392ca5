package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;

/**
 * Rivers, sight and sun as everyone meets them at the time of a view; what will change is not told.
 *
 * @param rivers the state of the rivers
 * @param visibility how far one sees, as the text measures it
 * @param dawn when the sun rises on the day play begins, if it does
 * @param dusk when it sets
 * @param works works done before play that the reader knows of
 */
public record ConditionsView(
    Optional<String> rivers,
    Optional<String> visibility,
    Optional<LocalDateTime> dawn,
    Optional<LocalDateTime> dusk,
    List<WorkBeforeView> works) {
  /** Copies the list. */
  public ConditionsView {
    works = List.copyOf(works);
  }
}
