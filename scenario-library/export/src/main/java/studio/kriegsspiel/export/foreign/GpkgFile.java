package studio.kriegsspiel.export.foreign;

import static studio.kriegsspiel.export.foreign.PlayTree.text;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.terrain.crs.LatLon;
import studio.kriegsspiel.terrain.gpkg.GeoLayer;
import studio.kriegsspiel.terrain.gpkg.GeoPackage;

/**
 * Bodies where they are from hour to hour and all that happens, as a GeoPackage whose layers a GIS
 * can play through by the clock.
 */
public final class GpkgFile {
  private static final GeometryFactory SHAPES = new GeometryFactory();
  private static final List<String> HOURS = List.of("begins", "ends");
  private static final List<String> NUMBERS =
      List.of(
          "x y latitude longitude facing front depth men squadrons wagons pontoons present"
              .concat(" presentPieces")
              .split(" "));
  private static final List<String> BODIES =
      List.of(
          "begins ends what side name title partOf echelon type grade nation weapon commander"
              .concat(" men squadrons pieces wagons pontoons present presentPieces condition lost")
              .concat(" rounds formation facing front depth x y")
              .split(" "));
  private static final List<String> FOOTPRINTS =
      List.of("begins ends side name title type formation facing".split(" "));

  private final PlayTree tree;
  private final List<GeoLayer.Row> bodies = new ArrayList<>();
  private final List<GeoLayer.Row> footprints = new ArrayList<>();

  private GpkgFile(PlayTree tree) {
    this.tree = tree;
  }

  /** The file of a reader. */
  public static byte[] of(PlayTree tree) {
    try {
      return GeoPackage.bytes(new GpkgFile(tree).layers());
    } catch (IOException e) {
      throw new UncheckedIOException("Bytes in memory can always be written.", e);
    }
  }

  /** Whether a name of a layer or a column is the format's own. */
  public static boolean isOwn(String word) {
    return FigureTable.isHead(word)
        || List.of("bodies", "footprints", "events", "ways", "front", "depth").contains(word);
  }

  private List<GeoLayer> layers() {
    if (tree.root().has("tracks")) {
      tracked();
    } else {
      positions();
    }
    List<GeoLayer.Row> events = new ArrayList<>();
    List<GeoLayer.Row> ways = new ArrayList<>();
    for (HourTable.Moment each : HourTable.of(tree)) {
      List<LatLon> points = each.points().stream().map(tree::onGlobe).toList();
      Optional<Geometry> point = points.stream().findFirst().map(GpkgFile::point);
      events.add(row(FigureTable.TIMETABLE, each.row(), point));
      if (points.size() > 1) {
        ways.add(row(FigureTable.TIMETABLE, each.row(), Optional.of(line(points))));
      }
    }
    return List.of(
        layer("bodies", "POINT", BODIES, bodies),
        layer("footprints", "POLYGON", FOOTPRINTS, footprints),
        layer("events", "POINT", FigureTable.TIMETABLE, events),
        layer("ways", "LINESTRING", FigureTable.TIMETABLE, ways));
  }

  private static GeoLayer layer(
      String name, String geometry, List<String> heads, List<GeoLayer.Row> rows) {
    Map<String, String> columns = new LinkedHashMap<>();
    for (String head : heads) {
      columns.put(
          head, HOURS.contains(head) ? "DATETIME" : NUMBERS.contains(head) ? "REAL" : "TEXT");
    }
    return new GeoLayer(name, GeoPackage.WGS84, geometry, columns, rows);
  }

  /** What a reader knows to stand somewhere. */
  private void positions() {
    for (Placed each : Placed.of(tree)) {
      if (text(each.row(), "what").equals("position")) {
        bodies.add(row(BODIES, each.row(), Optional.of(point(each.way().get(0)))));
      }
    }
  }

  /** Where each body is from hour to hour, as only the umpire knows it. */
  private void tracked() {
    Map<String, ObjectNode> forces = new HashMap<>();
    for (ObjectNode each : ForceFigures.forces(tree).rows()) {
      forces.put(text(each, "side") + "." + text(each, "name"), each);
    }
    LocalDateTime begins = LocalDateTime.parse(text(tree.root(), "begins"));
    for (JsonNode track : tree.root().path("tracks")) {
      ObjectNode unit = forces.get(text(track, "unit"));
      if (unit != null) {
        Stays.of(tree.root(), track).forEach(stay -> stay(unit, begins, stay));
      }
    }
  }

  private void stay(ObjectNode unit, LocalDateTime begins, Stays.Stay stay) {
    ObjectNode row = unit.deepCopy();
    row.remove(List.of("formation", "facing"));
    row.setAll(stay.row());
    row.put("begins", begins.plusSeconds(Math.round(stay.begins() * 60)).toString());
    row.put("ends", begins.plusSeconds(Math.round(stay.ends() * 60)).toString());
    row.set("x", stay.at().get("x"));
    row.set("y", stay.at().get("y"));
    bodies.add(row(BODIES, row, Optional.of(point(tree.onGlobe(stay.at())))));
    double front = row.path("front").asDouble();
    double depth = row.path("depth").asDouble();
    if (front > 0 && depth > 0) {
      Geometry covered = covered(stay.at(), front, depth, row.path("facing").asDouble());
      footprints.add(row(FOOTPRINTS, row, Optional.of(covered)));
    }
  }

  /** What a body covers: a rectangle about its middle, its front where it faces. */
  private Geometry covered(JsonNode middle, double front, double depth, double facing) {
    double sin = Math.sin(Math.toRadians(facing));
    double cos = Math.cos(Math.toRadians(facing));
    Coordinate[] ring = new Coordinate[5];
    for (int i = 0; i < 4; i++) {
      double right = (i == 1 || i == 2 ? front : -front) / 2;
      double ahead = (i < 2 ? depth : -depth) / 2;
      ObjectNode corner = middle.deepCopy();
      corner.put("x", middle.path("x").asDouble() + right * cos + ahead * sin);
      corner.put("y", middle.path("y").asDouble() - right * sin + ahead * cos);
      ring[i] = coordinate(tree.onGlobe(corner));
    }
    ring[4] = ring[0].copy();
    return SHAPES.createPolygon(ring);
  }

  private static GeoLayer.Row row(List<String> heads, ObjectNode values, Optional<Geometry> shape) {
    Map<String, Object> cells = new HashMap<>();
    for (String head : heads) {
      String value = text(values, head);
      if (HOURS.contains(head) && !value.isEmpty()) {
        cells.put(head, hour(value));
      } else if (NUMBERS.contains(head) && values.path(head).isNumber()) {
        cells.put(head, values.path(head).asDouble());
      } else if (!value.isEmpty()) {
        cells.put(head, value);
      }
    }
    return new GeoLayer.Row(shape, cells);
  }

  /** The scenario's own clock; the format has no time without a zone. */
  private static String hour(String local) {
    return local + (local.length() == "1815-06-18T13:30".length() ? ":00" : "") + ".000Z";
  }

  private static Geometry point(LatLon place) {
    return SHAPES.createPoint(coordinate(place));
  }

  private static Geometry line(List<LatLon> way) {
    return SHAPES.createLineString(
        way.stream().map(GpkgFile::coordinate).toArray(Coordinate[]::new));
  }

  private static Coordinate coordinate(LatLon place) {
    return new Coordinate(
        ForceFigures.degrees(place.longitude()), ForceFigures.degrees(place.latitude()));
  }
}
