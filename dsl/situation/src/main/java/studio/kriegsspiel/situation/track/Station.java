package studio.kriegsspiel.situation.track;

import java.util.List;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * What a way goes by: a point, or a stretch of a road or another line that it goes along.
 *
 * @param line the point alone, or the points of the stretch in the order of the way
 * @param isNamed whether the text has it go so; else it does where that is not much longer
 */
record Station(List<MapPoint> line, boolean isNamed) {
  /** Keeps its own copy. */
  Station {
    line = List.copyOf(line);
  }

  /** A point that the text names. */
  static Station at(MapPoint point) {
    return new Station(List.of(point), true);
  }

  /** Where the way comes to it. */
  MapPoint first() {
    return line.get(0);
  }

  /** Where it leaves it. */
  MapPoint last() {
    return line.get(line.size() - 1);
  }

  /** Whether the way goes along it. */
  boolean isStretch() {
    return line.size() > 1;
  }
}
