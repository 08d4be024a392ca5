package studio.kriegsspiel.importer.control;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/** Writes control points as {@link ControlPointFile} reads them. */
public final class ControlPointWriter {
  private ControlPointWriter() {}

  /**
   * Writes a QGIS {@code .points} file, or a table if the name ends in {@code .csv}; the file is
   * replaced in one step.
   *
   * @throws GroundException if it cannot be written
   */
  public static void write(ControlPoints points, Path file) {
    boolean table = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(".csv");
    try {
      WholeFiles.write(file, table ? table(points) : qgis(points));
    } catch (IOException e) {
      throw new GroundException(
          String.valueOf(file.getFileName()), "cannot be written", "choose another folder", e);
    }
  }

  /** QGIS counts rows upwards, so that they are negative. */
  static String qgis(ControlPoints points) {
    StringBuilder text = new StringBuilder();
    points.crs().ifPresent(crs -> text.append("#CRS: ").append(crs).append('\n'));
    text.append("mapX,mapY,sourceX,sourceY,enable,dX,dY,residual,id\n");
    points.points().forEach(point -> text.append(qgis(point, true)));
    points.disabled().forEach(point -> text.append(qgis(point, false)));
    return text.toString();
  }

  private static String qgis(ControlPoint point, boolean enabled) {
    return String.format(
        Locale.ROOT,
        "%s,%s,%s,%s,%d,0,0,0,%s%n",
        number(point.x()),
        number(point.y()),
        number(point.column()),
        number(-point.row()),
        enabled ? 1 : 0,
        id(point));
  }

  static String table(ControlPoints points) {
    StringBuilder text = new StringBuilder();
    points.crs().ifPresent(crs -> text.append("# ").append(crs).append('\n'));
    text.append("id,pixel_x,pixel_y,easting,northing,enable\n");
    points.points().forEach(point -> text.append(row(point, true)));
    points.disabled().forEach(point -> text.append(row(point, false)));
    return text.toString();
  }

  private static String row(ControlPoint point, boolean enabled) {
    return String.format(
        Locale.ROOT,
        "%s,%s,%s,%s,%s,%d%n",
        id(point),
        number(point.column()),
        number(point.row()),
        number(point.x()),
        number(point.y()),
        enabled ? 1 : 0);
  }

  private static String id(ControlPoint point) {
    return point.id().replaceAll("[,;\t\r\n\"]", " ").strip();
  }

  /** Millimetres on the ground and thousandths of a pixel; degrees need their places. */
  private static String number(double value) {
    return String.format(Locale.ROOT, Math.abs(value) > 1000 ? "%.3f" : "%.9f", value)
        .replaceAll("(\\.\\d*?)0+$", "$1")
        .replaceAll("\\.$", "");
  }
}
