package studio.kriegsspiel.export.page;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineString;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.terrain.Bounds;

/**
 * A map as a Universal VTT file: the picture with a grid over it, and walls where woods and houses
 * end the view. The same map gives the same bytes.
 */
final class MapVtt {
  /** The version of the format that most programs read. */
  private static final double FORMAT = 0.3;

  /** No picture is longer, in points: everybody at the table loads it. */
  private static final int LONGEST = 3000;

  /** Programs refuse cells that are smaller, in points. */
  private static final int SMALLEST_CELL = 50;

  /** Hundreds of paces that a cell may have. */
  private static final List<Integer> HUNDREDS = List.of(1, 2, 5, 10, 20, 50);

  private final ScreenMap map;
  private final double cellMetres;
  private final int cellPoints;

  private MapVtt(ScreenMap map, double metresPerPace) {
    this.map = map;
    this.cellMetres = cellMetres(map.extent(), metresPerPace);
    this.cellPoints = (int) Math.floor(points(map.extent(), cellMetres));
  }

  private static double points(Bounds extent, double metres) {
    return metres * LONGEST / Math.max(extent.widthMetres(), extent.heightMetres());
  }

  private static double cellMetres(Bounds extent, double metresPerPace) {
    double cell = 0;
    for (int hundreds : HUNDREDS) {
      cell = hundreds * 100 * metresPerPace;
      if (points(extent, cell) >= SMALLEST_CELL) {
        return cell;
      }
    }
    return cell;
  }

  /**
   * The file of a map.
   *
   * @param metresPerPace a cell of the grid is so many hundreds of these that it can be seen
   */
  static byte[] of(ScreenMap map, double metresPerPace) {
    return new MapVtt(map, metresPerPace).write();
  }

  private byte[] write() {
    MapViewport viewport = MapPicture.viewport(map.extent(), longest());
    BufferedImage image = MapPicture.unframed(map, viewport);
    ObjectNode root = JsonNodeFactory.instance.objectNode().put("format", FORMAT);
    ObjectNode resolution = root.putObject("resolution");
    resolution.putObject("map_origin").put("x", 0).put("y", 0);
    resolution
        .putObject("map_size")
        .put("x", (double) image.getWidth() / cellPoints)
        .put("y", (double) image.getHeight() / cellPoints);
    resolution.put("pixels_per_grid", cellPoints);
    ArrayNode walls = root.putArray("line_of_sight");
    double fine = 2 * cellMetres / cellPoints;
    for (LineString each : SightWalls.of(map.known().features(), map.extent(), fine)) {
      ring(walls, each.getCoordinates());
    }
    root.putArray("portals");
    root.putObject("environment").put("baked_lighting", true).put("ambient_light", "ffffffff");
    root.putArray("lights");
    root.put("image", Base64.getEncoder().encodeToString(MapPicture.png(image)));
    return (root + "\n").getBytes(StandardCharsets.UTF_8);
  }

  /** Points of the longer edge, so that a cell is a whole number of them. */
  private double longest() {
    Bounds extent = map.extent();
    return Math.max(extent.widthMetres(), extent.heightMetres()) * cellPoints / cellMetres;
  }

  /** A line about an area, in cells from the upper left corner of the map. */
  private void ring(ArrayNode walls, Coordinate[] ring) {
    ArrayNode line = walls.addArray();
    for (Coordinate each : ring) {
      line.addObject()
          .put("x", cells(each.x - map.extent().west()))
          .put("y", cells(map.extent().north() - each.y));
    }
  }

  private double cells(double metres) {
    return Math.round(metres / cellMetres * 1000) / 1000.0;
  }
}
