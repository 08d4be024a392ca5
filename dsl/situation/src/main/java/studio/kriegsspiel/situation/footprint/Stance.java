package studio.kriegsspiel.situation.footprint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * The ground a deployed unit takes up: a rectangle around its position, its front towards where it
 * faces.
 *
 * @param centre the middle
 * @param facing where it faces
 * @param frontMetres its front
 * @param depthMetres its depth, at least that of a thin line
 * @param citation what the front rests on
 */
public record Stance(
    MapPoint centre, Direction facing, double frontMetres, double depthMetres, Citation citation) {
  private static final double THIN_LINE_METRES = 15;
  private static final double STEP_METRES = 10;

  /**
   * So fine are the ways tried that a unit may face; half a circle, as front and rear are alike.
   */
  private static final int WAY_DEGREES = 15;

  private static final GeometryFactory SHAPES = new GeometryFactory();

  /**
   * The ground of a deployment; nothing for garrisons, for units that face nowhere, and where the
   * book does not say how broad the formation is. Several bodies in line stand side by side.
   */
  public static Optional<Stance> of(
      Deployment deployment, List<Unit> bodies, MapPoint centre, FieldManual manual) {
    if (deployment.facing().isEmpty() || deployment.formation() == Formation.GARRISON) {
      return Optional.empty();
    }
    return of(Extent.of(bodies, deployment.formation(), manual), centre, deployment.facing().get());
  }

  /** The ground of bodies that take up so much; nothing where that is not known of all of them. */
  public static Optional<Stance> of(Extent extent, MapPoint centre, Direction facing) {
    return extent
        .citation()
        .filter(source -> extent.isWhole())
        .map(
            source ->
                new Stance(
                    centre,
                    facing,
                    extent.frontMetres(),
                    Math.max(THIN_LINE_METRES, extent.depthMetres()),
                    source));
  }

  /** The ground in every way that bodies may face of which the text does not say it. */
  public static List<Stance> everyWay(Extent extent, MapPoint centre) {
    return IntStream.range(0, 180 / WAY_DEGREES)
        .mapToObj(step -> new Direction(step * WAY_DEGREES))
        .flatMap(facing -> of(extent, centre, facing).stream())
        .toList();
  }

  /** The same ground around another centre. */
  public Stance at(MapPoint other) {
    return new Stance(other, facing, frontMetres, depthMetres, citation);
  }

  /** The point of the front so many metres to the right of its middle. */
  public MapPoint alongFront(double metres) {
    return centre.offset(metres, facing.degrees() + 90);
  }

  /** Points from the left to the right end of the front, ten metres apart at most. */
  public List<MapPoint> front() {
    int steps = Math.max(2, (int) Math.ceil(frontMetres / STEP_METRES));
    List<MapPoint> points = new ArrayList<>();
    for (int i = 0; i <= steps; i++) {
      points.add(alongFront(frontMetres * ((double) i / steps - 0.5)));
    }
    return points;
  }

  /** The rectangle on the ground. */
  public Polygon area() {
    MapPoint left = alongFront(-frontMetres / 2);
    MapPoint right = alongFront(frontMetres / 2);
    Coordinate first = corner(left, 0.5);
    return SHAPES.createPolygon(
        new Coordinate[] {
          first, corner(right, 0.5), corner(right, -0.5), corner(left, -0.5), first.copy()
        });
  }

  private Coordinate corner(MapPoint end, double share) {
    MapPoint point = end.offset(depthMetres * share, facing.degrees());
    return new Coordinate(point.x(), point.y());
  }
}
