package studio.kriegsspiel.terrain.march;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * Several bodies on one road, one behind the other. Each keeps its own rate and its own halts; it
 * sets out as soon as it can keep its distance from the one before all the way without being
 * stopped. Nobody overtakes.
 */
public final class RoadOrder {

  private RoadOrder() {}

  /**
   * A body on the road.
   *
   * @param name who
   * @param column how it marches if nobody is before it; all bodies of one order take one way
   * @param gapMetres distance it keeps from the one before
   */
  public record Body(String name, MarchColumn column, double gapMetres) {}

  /**
   * When a body moves, in minutes after the first of all sets out.
   *
   * @param body who
   * @param setsOutMinutes when its head sets out
   * @param roadFreeMinutes when the one before has left it room to set out; before {@code
   *     setsOutMinutes} where it would be held up on the way
   */
  public record Slot(Body body, double setsOutMinutes, double roadFreeMinutes) {

    /** When its head is at the goal. */
    public double headArrivesMinutes() {
      return setsOutMinutes + body.column().headArrivesMinutes();
    }

    /** When it is closed up there. */
    public double tailArrivesMinutes() {
      return setsOutMinutes + body.column().tailArrivesMinutes();
    }

    /** How long those before would hold it up on the way if it set out once the road is free. */
    public double heldUpMinutes() {
      return setsOutMinutes - roadFreeMinutes;
    }
  }

  /** Times of all bodies on one way, first come, first served. */
  public static List<Slot> schedule(List<Body> bodies) {
    List<Slot> slots = new ArrayList<>();
    for (Body body : bodies) {
      if (slots.isEmpty()) {
        slots.add(new Slot(body, 0, 0));
      } else {
        Slot ahead = slots.get(slots.size() - 1);
        Timetable tail = ahead.body().column().tail();
        double free = ahead.setsOutMinutes() + tail.leavesMinutes(body.gapMetres());
        double start =
            ahead.setsOutMinutes() + latest(tail, body.column().head(), body.gapMetres());
        slots.add(new Slot(body, Math.max(free, start), free));
      }
    }
    return List.copyOf(slots);
  }

  /**
   * The most by which the tail before is later at any place, the gap on, than the head behind comes
   * there. Both are straight between their knots, so it is at one of them, when it is reached or
   * left.
   */
  private static double latest(Timetable tail, Timetable head, double gap) {
    double end = head.lastMetres();
    return DoubleStream.concat(
            head.metres().stream().mapToDouble(Double::doubleValue),
            tail.metres().stream().mapToDouble(at -> at - gap))
        .map(at -> Math.max(0, Math.min(end, at)))
        .map(
            at ->
                Math.max(
                    tail.reachesMinutes(at + gap) - head.reachesMinutes(at),
                    at < end
                        ? tail.leavesMinutes(at + gap) - head.leavesMinutes(at)
                        : Double.NEGATIVE_INFINITY))
        .max()
        .orElse(0);
  }
}
