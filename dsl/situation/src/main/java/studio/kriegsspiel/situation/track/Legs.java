package studio.kriegsspiel.situation.track;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchRoute;

/** Ways put together leg by leg, and ways back. */
final class Legs {
  private Legs() {}

  /**
   * One way of several, each beginning where the one before ends.
   *
   * @param legs at least one
   */
  static MarchRoute joined(List<MarchRoute> legs) {
    if (legs.size() == 1) {
      return legs.get(0);
    }
    List<MapPoint> points = new ArrayList<>();
    List<Double> minutes = new ArrayList<>();
    double before = 0;
    for (MarchRoute leg : legs) {
      int first = points.isEmpty() ? 0 : 1;
      for (int i = first; i < leg.points().size(); i++) {
        points.add(leg.points().get(i));
        minutes.add(before + leg.minutes().get(i));
      }
      before += leg.totalMinutes();
    }
    return new MarchRoute(points, minutes);
  }

  /** The same way the other way round, each stretch in the time it takes there. */
  static MarchRoute back(MarchRoute way) {
    List<MapPoint> points = new ArrayList<>(way.points());
    Collections.reverse(points);
    List<Double> minutes = new ArrayList<>();
    for (int i = way.minutes().size() - 1; i >= 0; i--) {
      minutes.add(way.totalMinutes() - way.minutes().get(i));
    }
    return new MarchRoute(points, minutes);
  }
}
