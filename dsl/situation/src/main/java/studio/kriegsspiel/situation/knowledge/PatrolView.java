package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.plan.Outings;

/**
 * A patrol of the reader's own side.
 *
 * @param unit short name of the body that goes
 * @param way where it sets out, what it goes by, and where it turns
 * @param begins when it sets out first; with play, where the text does not say
 * @param ends when it sets out no more, where the text says
 * @param outings how often it goes
 */
public record PatrolView(
    String unit,
    List<WayPoint> way,
    LocalDateTime begins,
    Optional<LocalDateTime> ends,
    Outings outings) {

  /** Copies the list. */
  public PatrolView {
    way = List.copyOf(way);
  }
}
