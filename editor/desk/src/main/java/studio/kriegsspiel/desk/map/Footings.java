package studio.kriegsspiel.desk.map;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.Footing;
import studio.kriegsspiel.situation.ground.GoingIndex;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.Standing;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Whether troops may stand where a hand holds them, by the rule book, and where the nearest place
 * is at which they may; asked again and again while they are carried.
 */
public final class Footings {
  private static final int FARTHEST_PACES = 600;

  private final Situation situation;
  private final GroundIndex ground;
  private final GoingIndex goings;

  private Footings(Situation situation, GroundIndex ground) {
    this.situation = situation;
    this.ground = ground;
    this.goings = new GoingIndex(ground.ground());
  }

  /** Of what is known of a text, if its ground is. */
  public static Optional<Footings> of(Studied studied) {
    return studied
        .situation()
        .flatMap(each -> each.ground().map(ground -> new Footings(each, ground)));
  }

  /**
   * What is said of a unit at a point.
   *
   * @param sentence why it cannot stand there, with the rule and the nearest place at which it can
   * @param better that place, if one is near
   */
  public record Objection(String sentence, Optional<MapPoint> better) {}

  /** Why a unit cannot stand at a point; nothing if it can, or if no more is known of it. */
  public Optional<Objection> objection(UnitId id, MapPoint point) {
    return situation.units().find(id).flatMap(unit -> objection(unit, formation(unit), point));
  }

  /** The same of a unit in a formation. */
  public Optional<Objection> objection(Unit unit, Formation formation, MapPoint point) {
    if (!ground.terrain().extent().contains(point)) {
      return Optional.of(new Objection("That is beyond the edge of the map.", Optional.empty()));
    }
    List<Unit> bodies = situation.units().bodies(unit);
    Standing standing = new Standing(situation.book().fieldManual(), goings, bodies, formation);
    return standing
        .findObstacle(point)
        .map(
            impossible -> {
              Optional<Footing> footing =
                  Footing.search(
                      point,
                      ground.metresPerPace(),
                      FARTHEST_PACES,
                      to ->
                          ground.terrain().extent().contains(to)
                              && standing.findObstacle(to).isEmpty());
              String instead =
                  footing
                      .map(each -> ", but %d paces %s".formatted(each.paces(), each.towards()))
                      .orElse("");
              return new Objection(
                  "%s cannot stand %s %s%s (%s)."
                      .formatted(
                          unit.title().isBlank() ? unit.id().name() : unit.title(),
                          phrase(formation),
                          standing.describeObstacle(point),
                          instead,
                          impossible.citation()),
                  footing.map(Footing::point));
            });
  }

  /** How a unit stands, or would where nothing else is said. */
  public Formation formation(Unit unit) {
    return situation.units().deployments(unit.id()).stream()
        .findFirst()
        .map(Deployment::formation)
        .orElseGet(() -> usual(unit));
  }

  private static Formation usual(Unit unit) {
    return unit.type().arm() == Arm.ARTILLERY ? Formation.ARTILLERY_DEPLOYED : Formation.LINE;
  }

  private static String phrase(Formation formation) {
    return formation == Formation.GARRISON ? "as a garrison" : formation.phrase();
  }
}
