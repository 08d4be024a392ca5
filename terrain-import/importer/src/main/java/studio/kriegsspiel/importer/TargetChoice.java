package studio.kriegsspiel.importer;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import studio.kriegsspiel.importer.crs.PlausiblePlace;
import studio.kriegsspiel.importer.crs.PointTransform;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.raster.RasterSource;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.LatLon;

/** Chooses what the user left open: the terrain's system and the size of its cells. */
final class TargetChoice {
  private static final double[] NICE = {1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10};

  private TargetChoice() {}

  /**
   * The system asked for; else the source's own if it is projected in metres; else its UTM zone.
   */
  static String crs(Optional<String> wanted, SourceSystem own, LatLon centre) {
    if (wanted.isPresent()) {
      return CoordinateSystem.of(wanted.get()).code();
    }
    if (own.isProjected() && own.label().startsWith("EPSG:") && isMetric(own.label())) {
      return own.label();
    }
    return CoordinateSystem.utmCodeFor(centre);
  }

  private static boolean isMetric(String code) {
    if (code.equals("EPSG:3857") || code.equals("EPSG:3395")) {
      // Web Mercator's metres are not metres of the ground.
      return false;
    }
    try {
      CoordinateSystem.of(code);
      return true;
    } catch (GroundException e) {
      return false;
    }
  }

  /** The middle of a raster on the globe, checked to lie where its system is made for. */
  static LatLon centre(RasterSource source) {
    MapPoint middle = source.georeference().toGround(source.width() / 2.0, source.height() / 2.0);
    return centre(source.name(), source.system(), middle);
  }

  /** A point on the globe, checked to lie where its system is made for. */
  static LatLon centre(String name, SourceSystem system, MapPoint middle) {
    double[] at = PlausiblePlace.onGlobe(name, system, middle.x(), middle.y());
    return new LatLon(at[1], at[0]);
  }

  /** A round figure near the side of the sources' pixels on the ground. */
  static double cellMetres(OptionalDouble wanted, List<RasterSource> sources, SourceSystem target) {
    if (wanted.isPresent()) {
      if (!(wanted.getAsDouble() > 0.01 && wanted.getAsDouble() < 100_000)) {
        throw new GroundException(
            "the import",
            "asks for cells of " + wanted.getAsDouble() + " m",
            "choose a size like 25");
      }
      return wanted.getAsDouble();
    }
    double finest = Double.POSITIVE_INFINITY;
    for (RasterSource source : sources) {
      finest = Math.min(finest, pixelMetres(source, target));
    }
    return round(finest);
  }

  private static double pixelMetres(RasterSource source, SourceSystem target) {
    PointTransform transform = source.system().to(target);
    double column = source.width() / 2.0;
    double row = source.height() / 2.0;
    MapPoint[] corners = {
      source.georeference().toGround(column, row),
      source.georeference().toGround(column + 1, row),
      source.georeference().toGround(column, row + 1)
    };
    double[][] at = new double[3][];
    for (int i = 0; i < 3; i++) {
      at[i] = transform.apply(corners[i].x(), corners[i].y());
    }
    double area =
        Math.abs(
            (at[1][0] - at[0][0]) * (at[2][1] - at[0][1])
                - (at[1][1] - at[0][1]) * (at[2][0] - at[0][0]));
    return Math.sqrt(area);
  }

  private static double round(double metres) {
    double power = Math.pow(10, Math.floor(Math.log10(metres)));
    double best = power;
    for (double nice : NICE) {
      if (Math.abs(nice * power - metres) < Math.abs(best - metres)) {
        best = nice * power;
      }
    }
    return Math.rint(best * 1000) / 1000;
  }

  /**
   * The source whose cells can be taken over as they are: square, north up, in the terrain's
   * system.
   */
  static Optional<RasterSource> ownGrid(List<RasterSource> sources, SourceSystem target) {
    RasterSource first = sources.get(0);
    var placing = first.georeference();
    boolean square = Math.abs(placing.a() + placing.e()) < 1e-9 * Math.abs(placing.a());
    return first.system().label().equals(target.label()) && placing.isNorthUp() && square
        ? Optional.of(first)
        : Optional.empty();
  }

  /**
   * The cells that lie within a rectangle.
   *
   * @param cell their side
   * @param corner a point where their edges are to run through
   */
  static GridGeometry grid(Bounds extent, double cell, MapPoint corner) {
    double slack = 1e-6;
    double firstColumn = Math.ceil((extent.west() - corner.x()) / cell - slack);
    double lastColumn = Math.floor((extent.east() - corner.x()) / cell + slack);
    double firstRow = Math.ceil((corner.y() - extent.north()) / cell - slack);
    double lastRow = Math.floor((corner.y() - extent.south()) / cell + slack);
    double columns = Math.max(1, lastColumn - firstColumn);
    double rows = Math.max(1, lastRow - firstRow);
    if (columns * rows > Integer.MAX_VALUE - 8) {
      throw new GroundException(
          "the import",
          "would have %.0f x %.0f cells".formatted(columns, rows),
          "choose larger cells or a smaller crop");
    }
    return new GridGeometry(
        (int) columns,
        (int) rows,
        corner.x() + firstColumn * cell,
        corner.y() - firstRow * cell,
        cell);
  }
}
