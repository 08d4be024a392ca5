package studio.kriegsspiel.situation.march;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.terrain.march.MarchColumn;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.march.RoadOrder;
import studio.kriegsspiel.terrain.march.RouteSurvey;

/**
 * Bodies on one way: how long their columns are, where they narrow, and when heads and tails come.
 *
 * @param marching in the order in which they march
 * @param left bodies that cannot go by this way
 */
public record RouteColumns(List<Marching> marching, List<Body> left) {

  /** Keeps its own copies. */
  public RouteColumns {
    marching = List.copyOf(marching);
    left = List.copyOf(left);
  }

  /**
   * A body on its way.
   *
   * @param slot when it moves; a column of length 0 stands for one whose length is not known
   * @param straits where it narrows, in the order of the way
   */
  public record Marching(Body body, RoadOrder.Slot slot, List<Straits.Strait> straits) {

    /** Its column. */
    public MarchColumn column() {
      return slot.body().column();
    }
  }

  /**
   * Puts bodies on the road one behind the other, each at its own rate.
   *
   * @param reckoning that of the slowest, with whose rates the way was found
   */
  public static RouteColumns of(
      RuleBook book,
      MarchRoute route,
      RouteSurvey survey,
      MarchOrder order,
      MarchReckoning reckoning) {
    List<Body> going = new ArrayList<>();
    List<Body> left = new ArrayList<>();
    List<List<Straits.Strait>> straits = new ArrayList<>();
    List<RoadOrder.Body> bodies = new ArrayList<>();
    for (Body body : order.bodies()) {
      Optional<MarchRoute> own = reckoning.findAlong(route, body.troops());
      if (own.isEmpty()) {
        left.add(body);
        continue;
      }
      List<Straits.Strait> its = new Straits(book, body, order).on(survey);
      MarchColumn column =
          MarchColumn.of(
              own.get(),
              length(book, body, order),
              its.stream().map(Straits.Strait::place).toList(),
              order.closing());
      going.add(body);
      straits.add(its);
      bodies.add(new RoadOrder.Body(body.words(), column, order.gapMetres()));
    }
    List<RoadOrder.Slot> slots = RoadOrder.schedule(bodies);
    List<Marching> marching = new ArrayList<>();
    for (int i = 0; i < slots.size(); i++) {
      marching.add(new Marching(going.get(i), slots.get(i), straits.get(i)));
    }
    return new RouteColumns(marching, left);
  }

  private static double length(RuleBook book, Body body, MarchOrder order) {
    OptionalDouble said = order.lengthMetres();
    return said.isPresent()
        ? said.getAsDouble()
        : body.findLengthMetres(book, order.formation()).orElse(0);
  }
}
