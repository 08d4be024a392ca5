package studio.kriegsspiel.terrain.defence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.algorithm.Orientation;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;
import studio.kriegsspiel.terrain.DefenceClass;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.Ground;

/** Reads positions off the ground. Knows no rule book: limits come from the caller. */
public final class DefenceSurvey {

  private final Ground ground;
  private final DefenceLimits limits;

  /** Surveys one ground under one book's limits. */
  public DefenceSurvey(Ground ground, DefenceLimits limits) {
    this.ground = ground;
    this.limits = limits;
  }

  /**
   * A position.
   *
   * @param strength its class
   * @param reasons what makes it so, in words
   */
  public record Position(DefenceClass strength, List<String> reasons) {

    /** Keeps its own copy. */
    public Position {
      reasons = List.copyOf(reasons);
    }
  }

  /**
   * The position at a point against an attack that comes in some direction, nothing on open ground.
   *
   * @param attackBearingDegrees the way the attackers move, clockwise from grid north
   * @param reachMetres how near walls, hedges and edges must be to count
   */
  public Optional<Position> findPosition(
      MapPoint at, double attackBearingDegrees, double reachMetres) {
    DefenceClass best = null;
    List<String> reasons = new ArrayList<>();
    for (Feature feature : ground.features().near(at.x(), at.y(), reachMetres)) {
      Optional<DefenceClass> strength =
          feature.attributes().defence().or(() -> limits.findByKind(feature));
      if (strength.isPresent()) {
        best = best == null || strength.get().compareTo(best) > 0 ? strength.get() : best;
        reasons.add(feature.name().orElse(feature.kind().key()));
      }
    }
    double uphill = ground.gradientAt(at.x(), at.y()).alongDegrees(attackBearingDegrees);
    Optional<DefenceClass> bySlope = limits.findBySlope(uphill);
    if (bySlope.isPresent()) {
      best = best == null || bySlope.get().compareTo(best) > 0 ? bySlope.get() : best;
      reasons.add("slope of %.0f°".formatted(uphill));
    }
    return best == null ? Optional.empty() : Optional.of(new Position(best, reasons));
  }

  /**
   * Length of the outskirt of an area that faces an attack, in metres; of a line its whole length.
   *
   * @param attackBearingDegrees the way the attackers move, clockwise from grid north
   */
  public static double outskirtMetres(Geometry area, double attackBearingDegrees) {
    double angle = Math.toRadians(attackBearingDegrees);
    double east = Math.sin(angle);
    double north = Math.cos(angle);
    double length = 0;
    for (int i = 0; i < area.getNumGeometries(); i++) {
      Geometry part = area.getGeometryN(i);
      length +=
          part instanceof Polygon polygon
              ? facing(polygon.getExteriorRing().getCoordinates(), east, north)
              : part.getLength();
    }
    return length;
  }

  /** Length of the whole outskirt of an area, in metres; yards inside it are no outskirt. */
  public static double outskirtMetres(Geometry area) {
    double length = 0;
    for (int i = 0; i < area.getNumGeometries(); i++) {
      Geometry part = area.getGeometryN(i);
      length +=
          part instanceof Polygon polygon
              ? polygon.getExteriorRing().getLength()
              : part.getLength();
    }
    return length;
  }

  /** Sides of a ring whose outer face looks towards who comes along a direction. */
  private static double facing(Coordinate[] ring, double east, double north) {
    double turn = Orientation.isCCW(ring) ? 1 : -1;
    double length = 0;
    for (int i = 1; i < ring.length; i++) {
      double alongEast = ring[i].x - ring[i - 1].x;
      double alongNorth = ring[i].y - ring[i - 1].y;
      double outwardDotAttack = turn * (alongNorth * east - alongEast * north);
      double side = Math.hypot(alongEast, alongNorth);
      if (outwardDotAttack < -1e-9 * side) {
        length += side;
      }
    }
    return length;
  }

  /** Battalions that an outskirt needs when each holds so many metres, at least one. */
  public static int battalionsFor(double outskirtMetres, double metresPerBattalion) {
    if (!(metresPerBattalion > 0)) {
      throw new IllegalArgumentException("A battalion holds more than 0 metres.");
    }
    return (int) Math.max(1, Math.ceil(outskirtMetres / metresPerBattalion - 1e-9));
  }
}
