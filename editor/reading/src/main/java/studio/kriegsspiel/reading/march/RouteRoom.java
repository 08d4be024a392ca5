package studio.kriegsspiel.reading.march;

import java.util.EnumMap;
import java.util.Map;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.defence.FrontWidth;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.march.RouteSurvey;

/**
 * The room that troops find along a way: how much of it is road, and how broad a front they could
 * form behind a narrow place and at the goal.
 */
final class RouteRoom {
  private static final double MOST_METRES = 1000;
  private static final double STEP_METRES = 10;
  private static final double BEHIND_METRES = 30;

  private final Ground ground;
  private final MarchReckoning reckoning;
  private final MarchRoute route;

  RouteRoom(Ground ground, MarchReckoning reckoning, MarchRoute route) {
    this.ground = ground;
    this.reckoning = reckoning;
    this.route = route;
  }

  /** The front at the goal, faced along the way. */
  FrontWidth atGoal() {
    return at(route.lengthMetres());
  }

  /** The front a little behind a narrow place. */
  FrontWidth behind(RouteSurvey.Passage passage) {
    return at(Math.min(route.lengthMetres(), passage.toMetres() + BEHIND_METRES));
  }

  private FrontWidth at(double metres) {
    MapPoint point = route.pointAfterMetres(metres);
    MapPoint before = route.pointAfterMetres(Math.max(0, metres - 2 * BEHIND_METRES));
    return FrontWidth.at(
        ground,
        point,
        before.bearingDegrees(point),
        here -> ground.isKnownAt(here.at().x(), here.at().y()) && reckoning.serves(here),
        MOST_METRES,
        STEP_METRES);
  }

  /** Whether the room at the goal ends to one side only because nothing more is known. */
  boolean isCutShort(boolean left) {
    MapPoint goal = route.pointAfterMetres(route.lengthMetres());
    MapPoint before = route.pointAfterMetres(Math.max(0, route.lengthMetres() - 2 * BEHIND_METRES));
    FrontWidth room = atGoal();
    double metres = left ? room.leftMetres() : room.rightMetres();
    MapPoint next =
        goal.offset(metres + STEP_METRES, before.bearingDegrees(goal) + (left ? -90 : 90));
    return metres < MOST_METRES && !ground.isKnownAt(next.x(), next.y());
  }

  /** Metres of the way over ground without heights. */
  double unknownMetres() {
    double length = route.lengthMetres();
    int steps = (int) Math.ceil(length / STEP_METRES);
    int unknown = 0;
    for (int i = 0; i < steps; i++) {
      MapPoint here = route.pointAfterMetres((i + 0.5) * length / steps);
      unknown += ground.isKnownAt(here.x(), here.y()) ? 0 : 1;
    }
    return steps == 0 ? 0 : unknown * length / steps;
  }

  /** Room to one side in words. */
  static String words(double metres) {
    return Figures.format(metres >= MOST_METRES ? "%,.0f m or more" : "%,.0f m", metres);
  }

  /** A whole front in words. */
  static String words(FrontWidth front) {
    boolean more = front.leftMetres() >= MOST_METRES || front.rightMetres() >= MOST_METRES;
    return Figures.format(more ? "%,.0f m or more" : "%,.0f m", front.metres());
  }

  /** Metres of the way on roads of each breadth. */
  Map<RoadWidthClass, Double> roads() {
    Map<RoadWidthClass, Double> roads = new EnumMap<>(RoadWidthClass.class);
    double length = route.lengthMetres();
    int steps = (int) Math.ceil(length / STEP_METRES);
    for (int i = 0; i < steps; i++) {
      double along = (i + 0.5) * length / steps;
      MapPoint here = route.pointAfterMetres(along);
      ground
          .roadAt(here.x(), here.y())
          .ifPresent(
              road ->
                  roads.merge(
                      road.attributes().roadWidth().orElse(RoadWidthClass.TRACK),
                      length / steps,
                      Double::sum));
    }
    return roads;
  }
}
