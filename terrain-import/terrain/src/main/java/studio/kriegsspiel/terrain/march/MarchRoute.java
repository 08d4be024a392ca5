package studio.kriegsspiel.terrain.march;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * The way a body takes and when its head is where on it. Its legs are measured once: a game asks a
 * way for a point of it many thousand times. Immutable; ways with the same points and times are
 * equal.
 */
public final class MarchRoute {
  private final List<MapPoint> points;
  private final List<Double> minutes;

  /** Metres from each point but the last to the next. */
  private final double[] legs;

  private final double length;

  /**
   * Keeps its own copies.
   *
   * @param points the way from start to goal
   * @param minutes when the head is at each of them, rising from 0
   */
  public MarchRoute(List<MapPoint> points, List<Double> minutes) {
    this.points = List.copyOf(points);
    this.minutes = List.copyOf(minutes);
    if (points.size() != minutes.size() || points.size() < 2) {
      throw new IllegalArgumentException("A way needs a time for each of at least two points.");
    }
    this.legs = new double[points.size() - 1];
    double sum = 0;
    for (int i = 0; i < legs.length; i++) {
      legs[i] = points.get(i).distanceMetres(points.get(i + 1));
      sum += legs[i];
    }
    this.length = sum;
  }

  /** The way from start to goal. */
  public List<MapPoint> points() {
    return points;
  }

  /** When the head is at each point, rising from 0. */
  public List<Double> minutes() {
    return minutes;
  }

  /**
   * A way without the points that hardly bend it.
   *
   * @param tolerances how far each point may lie off the line, in metres, more than 0
   */
  static MarchRoute of(List<MapPoint> points, List<Double> minutes, List<Double> tolerances) {
    List<MapPoint> kept = new ArrayList<>();
    List<Double> times = new ArrayList<>();
    boolean[] keep = new boolean[points.size()];
    keep[0] = true;
    keep[points.size() - 1] = true;
    straighten(points, tolerances, keep);
    for (int i = 0; i < keep.length; i++) {
      if (keep[i]) {
        kept.add(points.get(i));
        times.add(minutes.get(i));
      }
    }
    return new MarchRoute(kept, times);
  }

  /** Keeps the points that stand out (Douglas and Peucker, 1973), without recursion. */
  private static void straighten(List<MapPoint> points, List<Double> tolerances, boolean[] keep) {
    java.util.ArrayDeque<int[]> open = new java.util.ArrayDeque<>();
    open.push(new int[] {0, points.size() - 1});
    while (!open.isEmpty()) {
      int[] part = open.pop();
      int worst = -1;
      double farthest = 1;
      for (int i = part[0] + 1; i < part[1]; i++) {
        double off =
            offLine(points.get(part[0]), points.get(part[1]), points.get(i)) / tolerances.get(i);
        if (off > farthest) {
          farthest = off;
          worst = i;
        }
      }
      if (worst >= 0) {
        keep[worst] = true;
        open.push(new int[] {part[0], worst});
        open.push(new int[] {worst, part[1]});
      }
    }
  }

  private static double offLine(MapPoint from, MapPoint to, MapPoint point) {
    double length = from.distanceMetres(to);
    if (length == 0) {
      return from.distanceMetres(point);
    }
    double share =
        ((point.x() - from.x()) * (to.x() - from.x())
                + (point.y() - from.y()) * (to.y() - from.y()))
            / (length * length);
    double within = Math.max(0, Math.min(1, share));
    return point.distanceMetres(
        new MapPoint(
            from.x() + (to.x() - from.x()) * within, from.y() + (to.y() - from.y()) * within));
  }

  /** How far the head is along the way at what time. */
  public Timetable timetable() {
    List<Double> along = new ArrayList<>(List.of(0.0));
    for (int i = 1; i < points.size(); i++) {
      along.add(along.get(i - 1) + legs[i - 1]);
    }
    return new Timetable(along, minutes);
  }

  /** Length in metres. */
  public double lengthMetres() {
    return length;
  }

  /** When the head is at the goal. */
  public double totalMinutes() {
    return minutes.get(minutes.size() - 1);
  }

  /** How far the head has come after so many minutes, at most the whole length. */
  public double metresAfter(double elapsedMinutes) {
    return timetable().metresAfter(elapsedMinutes);
  }

  /** The point so many metres along the way, at most the goal. */
  public MapPoint pointAfterMetres(double metres) {
    double left = Math.max(0, metres);
    for (int i = 1; i < points.size(); i++) {
      double leg = legs[i - 1];
      if (left < leg) {
        MapPoint from = points.get(i - 1);
        MapPoint to = points.get(i);
        return new MapPoint(
            from.x() + (to.x() - from.x()) * left / leg,
            from.y() + (to.y() - from.y()) * left / leg);
      }
      left -= leg;
    }
    return points.get(points.size() - 1);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof MarchRoute way
            && points.equals(way.points)
            && minutes.equals(way.minutes);
  }

  @Override
  public int hashCode() {
    return Objects.hash(points, minutes);
  }

  @Override
  public String toString() {
    return "MarchRoute[points=" + points + ", minutes=" + minutes + "]";
  }
}
