package studio.kriegsspiel.situation.plan;

import java.util.List;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A way that troops go, as a map shows it.
 *
 * @param kind what goes
 * @param colour colour word of its side's blocks
 * @param label who goes, and when
 * @param points the way, from where it begins; as it was reckoned, or from place to place
 * @param reckoned whether the way itself is known; else it leads straight from place to place
 * @param columns the bodies that are on it at the minute shown, each from its tail to its head
 */
public record WayMark(
    Kind kind,
    String colour,
    String label,
    List<MapPoint> points,
    boolean reckoned,
    List<List<MapPoint>> columns) {

  /** What goes. */
  public enum Kind {
    /** A reinforcement comes on. */
    ARRIVAL,
    /** Troops march from one place to another. */
    MARCH,
    /** Troops leave the map. */
    WITHDRAWAL,
    /** A patrol goes out and comes back. */
    PATROL
  }

  /** Copies the lists. */
  public WayMark {
    points = List.copyOf(points);
    columns = columns.stream().map(List::copyOf).toList();
  }
}
