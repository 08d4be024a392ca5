package studio.kriegsspiel.terrain.march;

import java.util.ArrayList;
import java.util.List;

/**
 * Several bodies on one road, one behind the other: each sets out so long after the one before that
 * it keeps its distance all the way, also where the way grows slower.
 */
public final class RoadOrder {

  private RoadOrder() {}

  /**
   * A body on the road.
   *
   * @param name who
   * @param lengthMetres head to tail
   * @param gapMetres distance it keeps from the one before
   */
  public record Body(String name, double lengthMetres, double gapMetres) {}

  /**
   * When a body moves.
   *
   * @param body who
   * @param setsOutMinutes when its head sets out, after the first of all
   * @param headArrivesMinutes when its head is at the goal
   * @param tailArrivesMinutes when it is closed up there
   */
  public record Slot(
      Body body, double setsOutMinutes, double headArrivesMinutes, double tailArrivesMinutes) {}

  /** Times of all bodies on one way, first come, first served; nobody overtakes. */
  public static List<Slot> schedule(MarchRoute route, List<Body> bodies) {
    List<Slot> slots = new ArrayList<>();
    double start = 0;
    for (Body body : bodies) {
      if (!slots.isEmpty()) {
        Slot ahead = slots.get(slots.size() - 1);
        double distance = ahead.body().lengthMetres() + body.gapMetres();
        start = ahead.setsOutMinutes() + route.slowestMinutes(distance);
      }
      MarchColumn column = new MarchColumn(route, body.lengthMetres());
      slots.add(
          new Slot(body, start, start + route.totalMinutes(), start + column.tailArrivesMinutes()));
    }
    return List.copyOf(slots);
  }
}
