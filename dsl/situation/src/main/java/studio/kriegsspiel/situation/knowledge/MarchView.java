package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.List;
import studio.kriegsspiel.rules.concept.Formation;

/**
 * A march of the reader's own side that the text plans.
 *
 * @param unit short name of the unit that marches
 * @param way where it sets out, what it goes by, and where it goes
 * @param begins when its head sets out
 * @param formation how it marches
 * @param order short names of its parts in the order of march; empty where the text gives none
 */
public record MarchView(
    String unit,
    List<WayPoint> way,
    LocalDateTime begins,
    Formation formation,
    List<String> order) {

  /** Copies the lists. */
  public MarchView {
    way = List.copyOf(way);
    order = List.copyOf(order);
  }
}
