package studio.kriegsspiel.importer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.sheet.SheetImport;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.crs.LatLon;

/** How a map sheet lies to the heights, and to the part of them that is taken. */
final class SheetOnGround {
  private static final double EARTH_KILOMETRES = 6371;

  /** A ground so many times as large as its sheet is hardly what was meant. */
  private static final double FAR_LARGER = 4;

  private static final double NEARLY_ALL = 0.9;

  private SheetOnGround() {}

  /**
   * Refuses a sheet that shares no ground with the heights.
   *
   * @param covered what the heights cover, in the terrain's system
   */
  static void requireOverlap(SheetImport sheet, Bounds covered, SourceSystem system) {
    Optional<Geometry> drawn = outline(sheet, system);
    boolean apart =
        drawn.isPresent()
            ? !drawn.get().intersects(rectangle(covered))
            : kilometres(sheet, covered, system) > 300;
    if (apart) {
      double metres =
          drawn
              .map(shape -> shape.distance(rectangle(covered)))
              .orElseGet(() -> 1000 * kilometres(sheet, covered, system));
      throw new GroundException(
          sheet.name(),
          "lies "
              + (metres < 950
                  ? String.format(Locale.ROOT, "%.0f m", metres)
                  : String.format(Locale.ROOT, "%,.0f km", metres / 1000))
              + " off the heights: they do not overlap",
          "check the coordinate systems of both, or leave one of them out");
    }
  }

  /** What is to be said of a sheet on its ground, a sentence each. */
  static List<String> doubts(SheetImport sheet, ImportFrame frame, boolean cropped) {
    Optional<Geometry> drawn = outline(sheet, frame.system());
    if (drawn.isEmpty() || frame.findCovered().isEmpty()) {
      return List.of();
    }
    List<String> doubts = new ArrayList<>();
    double all = drawn.get().getArea();
    double share = drawn.get().intersection(rectangle(frame.extent())).getArea() / all;
    if (share < NEARLY_ALL) {
      doubts.add(
          share < 0.005
              ? sheet.name() + " lies off the part of the ground that is taken."
              : String.format(
                  Locale.ROOT,
                  "Only %.0f %% of %s lies on the ground.",
                  100 * share,
                  sheet.name()));
    }
    Bounds ground = frame.extent();
    if (!cropped && ground.widthMetres() * ground.heightMetres() > FAR_LARGER * all) {
      var edges = drawn.get().getEnvelopeInternal();
      Bounds part =
          rounded(new Bounds(edges.getMinX(), edges.getMinY(), edges.getMaxX(), edges.getMaxY()))
              .intersection(frame.findCovered().get());
      doubts.add(
          String.format(
              Locale.ROOT,
              "%s covers %.1f x %.1f km of a ground of %.1f x %.1f km; to take only what lies under"
                  + " it, crop the ground to %.0f,%.0f,%.0f,%.0f.",
              sheet.name(),
              edges.getWidth() / 1000,
              edges.getHeight() / 1000,
              ground.widthMetres() / 1000,
              ground.heightMetres() / 1000,
              part.west(),
              part.south(),
              part.east(),
              part.north()));
    }
    return doubts;
  }

  private static Bounds rounded(Bounds edges) {
    double step = Math.min(edges.widthMetres(), edges.heightMetres()) > 2000 ? 100 : 10;
    return new Bounds(
        Math.floor(edges.west() / step) * step,
        Math.floor(edges.south() / step) * step,
        Math.ceil(edges.east() / step) * step,
        Math.ceil(edges.north() / step) * step);
  }

  private static Geometry rectangle(Bounds bounds) {
    return new GeometryFactory().toGeometry(bounds.toEnvelope());
  }

  /** The outline in a system; the rectangle around it where it crosses itself. */
  private static Optional<Geometry> outline(SheetImport sheet, SourceSystem system) {
    List<MapPoint> ring = sheet.ring(system);
    if (ring.isEmpty()) {
      return Optional.empty();
    }
    Coordinate[] corners = new Coordinate[ring.size() + 1];
    for (int i = 0; i < corners.length; i++) {
      MapPoint at = ring.get(i % ring.size());
      corners[i] = new Coordinate(at.x(), at.y());
    }
    Geometry shape = new GeometryFactory().createPolygon(corners);
    return Optional.of(shape.isValid() && shape.getArea() > 0 ? shape : shape.getEnvelope());
  }

  private static double kilometres(SheetImport sheet, Bounds covered, SourceSystem system) {
    LatLon one = TargetChoice.centre(sheet.name(), sheet.system(), sheet.centre());
    double[] other =
        system.to(SourceSystem.wgs84()).apply(covered.centre().x(), covered.centre().y());
    double north = Math.toRadians(one.latitude() - other[1]);
    double east = Math.toRadians(one.longitude() - other[0]);
    double half =
        Math.pow(Math.sin(north / 2), 2)
            + Math.cos(Math.toRadians(one.latitude()))
                * Math.cos(Math.toRadians(other[1]))
                * Math.pow(Math.sin(east / 2), 2);
    return 2 * EARTH_KILOMETRES * Math.asin(Math.sqrt(half));
  }
}
