package studio.kriegsspiel.checks.ground;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.track.Placement;
import studio.kriegsspiel.situation.track.Track;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A body with the ground it holds when play begins: the rectangle of its formation, the buildings
 * of a garrison, or only a point where the text does not say which way it faces.
 *
 * @param unit the body
 * @param where where and how it stands
 * @param shape the ground, in metres of the terrain's system
 * @param post the building or work it garrisons
 * @param placed the statement that puts it there
 */
record HeldGround(
    Unit unit,
    Whereabouts where,
    Geometry shape,
    Optional<Feature> post,
    Placement.Deployed placed) {
  private static final GeometryFactory SHAPES = new GeometryFactory();
  private static final Set<FeatureKind> POSTS =
      EnumSet.of(FeatureKind.FARM, FeatureKind.BUILDING, FeatureKind.FIELDWORK);

  /** What all checks of a run share. */
  private record All(List<HeldGround> bodies) {
    static All of(CheckContext context) {
      List<HeldGround> bodies = new ArrayList<>();
      for (Unit body : context.situation().tracks().bodies()) {
        HeldGround.of(context, body).ifPresent(bodies::add);
      }
      return new All(List.copyOf(bodies));
    }
  }

  /**
   * All bodies that are deployed on the ground, in the order of the text; worked out once a run.
   */
  static List<HeldGround> all(CheckContext context) {
    return context.shared(All.class, All::of).bodies();
  }

  private static Optional<HeldGround> of(CheckContext context, Unit body) {
    Track track = context.situation().tracks().of(body.id());
    if (context.ground().isEmpty()
        || track.placements().isEmpty()
        || !(track.placements().get(0) instanceof Placement.Deployed placed)) {
      return Optional.empty();
    }
    Whereabouts where = track.at(context.clock().begins());
    GroundIndex ground = context.ground().get();
    return where
        .centre()
        .filter(ground.terrain().extent()::contains)
        .map(
            centre -> {
              Optional<Feature> post = post(ground, where, centre);
              Geometry shape =
                  post.map(Feature::geometry).orElseGet(() -> rectangle(where, centre));
              return new HeldGround(body, where, shape, post, placed);
            });
  }

  private static Optional<Feature> post(GroundIndex ground, Whereabouts where, MapPoint centre) {
    if (where.formation().filter(each -> each == Formation.GARRISON).isEmpty()) {
      return Optional.empty();
    }
    return ground.ground().features().at(centre.x(), centre.y()).stream()
        .filter(each -> POSTS.contains(each.kind()))
        .findFirst();
  }

  private static Geometry rectangle(Whereabouts where, MapPoint centre) {
    if (where.heading().isEmpty() || where.frontMetres() <= 0) {
      return SHAPES.createPoint(new Coordinate(centre.x(), centre.y()));
    }
    double facing = where.heading().get().degrees();
    MapPoint head = centre.offset(where.depthMetres() / 2, facing);
    MapPoint tail = centre.offset(-where.depthMetres() / 2, facing);
    double half = where.frontMetres() / 2;
    Coordinate first = at(head.offset(-half, facing + 90));
    return SHAPES.createPolygon(
        new Coordinate[] {
          first,
          at(head.offset(half, facing + 90)),
          at(tail.offset(half, facing + 90)),
          at(tail.offset(-half, facing + 90)),
          first.copy()
        });
  }

  private static Coordinate at(MapPoint point) {
    return new Coordinate(point.x(), point.y());
  }

  /** Whether it is of another side. */
  boolean isEnemyOf(HeldGround other) {
    return !unit.id().side().equals(other.unit.id().side());
  }

  /** Whether no more is known of it than where its middle is. */
  boolean isPoint() {
    return shape.getArea() == 0;
  }

  /** Metres between the two, 0 where they touch. */
  double metresTo(HeldGround other) {
    return shape.distance(other.shape);
  }

  /** Where its middle is. */
  MapPoint centre() {
    return where.centre().orElseThrow();
  }

  /** Its name in a sentence. */
  String name() {
    return "`" + unit.id().name() + "`";
  }
}
