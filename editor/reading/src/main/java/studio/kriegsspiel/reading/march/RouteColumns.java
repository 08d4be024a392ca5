package studio.kriegsspiel.reading.march;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.terrain.march.MarchColumn;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.march.RoadOrder;
import studio.kriegsspiel.terrain.march.RouteSurvey;

/**
 * Bodies on one way: how long their columns are, and when heads and tails come.
 *
 * @param bodies in the order in which they march
 * @param slots when each moves, in the same order; a length of 0 stands for one that is not known
 * @param longestMetres the longest that one of them is drawn out at the narrowest place, with its
 *     usual front; nothing if none narrows
 */
record RouteColumns(List<Body> bodies, List<RoadOrder.Slot> slots, OptionalDouble longestMetres) {

  /**
   * Puts bodies on the road one behind the other.
   *
   * @param lengthMetres length of every column, where the user says it
   * @param frontMetres usual front on the march, where the user says it
   */
  static RouteColumns of(
      RuleBook book,
      MarchRoute route,
      RouteSurvey survey,
      List<Body> bodies,
      Formation formation,
      OptionalDouble lengthMetres,
      OptionalDouble frontMetres,
      double gapMetres) {
    List<RoadOrder.Body> order = new ArrayList<>();
    double longest = 0;
    boolean narrows = false;
    for (Body body : bodies) {
      double usual =
          lengthMetres.isPresent()
              ? lengthMetres.getAsDouble()
              : body.findLengthMetres(book, formation).orElse(0);
      double drawn = drawnOut(usual, survey, frontMetres);
      narrows |= drawn > usual;
      longest = Math.max(longest, drawn);
      order.add(new RoadOrder.Body(body.words(), drawn, gapMetres));
    }
    return new RouteColumns(
        List.copyOf(bodies),
        RoadOrder.schedule(route, order),
        narrows ? OptionalDouble.of(longest) : OptionalDouble.empty());
  }

  /** A column that once narrows stays drawn out until it closes up at the goal. */
  private static double drawnOut(double usual, RouteSurvey survey, OptionalDouble front) {
    OptionalDouble width =
        survey.findNarrowest().map(RouteSurvey.Passage::widthMetres).orElse(OptionalDouble.empty());
    return front.isPresent() && width.isPresent() && width.getAsDouble() > 0
        ? MarchColumn.narrowedMetres(usual, front.getAsDouble(), width.getAsDouble())
        : usual;
  }
}
