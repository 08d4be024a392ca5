package studio.kriegsspiel.export.page;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.util.GeometryFixer;
import org.locationtech.jts.geom.util.PolygonExtracter;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;
import org.locationtech.jts.simplify.TopologyPreservingSimplifier;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.sight.SightCover;

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
    for (Polygon area : areas()) {
      ring(walls, area.getExteriorRing().getCoordinates());
      for (int i = 0; i < area.getNumInteriorRing(); i++) {
        ring(walls, area.getInteriorRingN(i).getCoordinates());
      }
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

  /** What blocks the view, within the map and no finer than its points. */
  @SuppressWarnings("unchecked")
  private List<Polygon> areas() {
    Bounds extent = map.extent();
    Geometry whole =
        new GeometryFactory()
            .toGeometry(new Envelope(extent.west(), extent.east(), extent.south(), extent.north()));
    List<Polygon> areas = new ArrayList<>();
    for (Feature feature : map.known().features()) {
      if (SightCover.of(feature).isPresent()) {
        Geometry within =
            OverlayNGRobust.overlay(
                GeometryFixer.fix(feature.geometry()), whole, OverlayNG.INTERSECTION);
        Geometry plain = TopologyPreservingSimplifier.simplify(within, 2 * cellMetres / cellPoints);
        ((List<Polygon>) PolygonExtracter.getPolygons(plain))
            .stream().filter(area -> !area.isEmpty()).forEach(areas::add);
      }
    }
    return areas;
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
