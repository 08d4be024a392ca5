package studio.kriegsspiel.importer.vector;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.locationtech.jts.algorithm.Orientation;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.raster.SideFiles;
import studio.kriegsspiel.terrain.CoordinateReach;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.geojson.MemoryBudget;
import studio.kriegsspiel.terrain.geojson.RawFeature;

/** Reads a shapefile (ESRI's description of July 1998) with its table and coordinate system. */
final class ShapeFile {
  private static final long MOST_BYTES = 1L << 30;
  private static final int HEADER = 100;

  private final String name;
  private final ByteBuffer bytes;
  private final GeometryFactory factory = new GeometryFactory();

  private ShapeFile(String name, ByteBuffer bytes) {
    this.name = name;
    this.bytes = bytes;
  }

  static VectorFile read(Path file, Optional<String> code, Progress progress) throws IOException {
    String name = String.valueOf(file.getFileName());
    if (Files.size(file) > MOST_BYTES) {
      throw new GroundException(name, "is larger than 1 GB", "crop it to the terrain");
    }
    ShapeFile shapes = new ShapeFile(name, ByteBuffer.wrap(Files.readAllBytes(file)));
    List<RawFeature> features;
    try {
      MemoryBudget budget = new MemoryBudget(name, "crop it to the terrain");
      budget.take(4L * shapes.bytes.limit());
      features = shapes.features(DbfTable.beside(file, shapes.records(), budget), progress);
    } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
      throw new GroundException(
          name, "is damaged or cut short", "fetch it again with all its parts", e);
    }
    Optional<String> prj = SideFiles.findPrj(file);
    if (code.isPresent()) {
      SourceSystem named = SourceSystem.ofCode(name, code.get());
      return new VectorFile(features, Optional.of(named), List.of());
    }
    Optional<SourceSystem> system =
        features.isEmpty()
            ? Optional.empty()
            : prj.map(
                text -> {
                  Coordinate near = features.get(0).geometry().getCoordinate();
                  return SourceSystem.ofWkt(name, text, near.x, near.y);
                });
    return new VectorFile(features, system, List.of());
  }

  /** Most records the file can hold, as each takes at least 12 bytes. */
  private int records() {
    return bytes.limit() / 12;
  }

  private List<RawFeature> features(List<Map<String, String>> table, Progress progress) {
    if (bytes.limit() < HEADER || bytes.order(ByteOrder.BIG_ENDIAN).getInt(0) != 9994) {
      throw new GroundException(name, "is no shapefile", "choose an .shp file");
    }
    List<RawFeature> features = new ArrayList<>();
    int at = HEADER;
    int record = 0;
    while (at + 12 <= bytes.limit()) {
      progress.requireWanted();
      long words = bytes.order(ByteOrder.BIG_ENDIAN).getInt(at + 4) & 0xFFFFFFFFL;
      if (words * 2 > bytes.limit() - at - 8L || words < 2) {
        throw new GroundException(
            name, "is cut short at record " + (record + 1), "fetch it again with all its parts");
      }
      bytes.order(ByteOrder.LITTLE_ENDIAN);
      Geometry shape = shape(at + 8, (int) words * 2);
      Map<String, String> properties = record < table.size() ? table.get(record) : Map.of();
      if (!shape.isEmpty()) {
        features.add(new RawFeature(Optional.empty(), shape, properties));
      }
      record++;
      at += 8 + (int) words * 2;
    }
    return features;
  }

  private Geometry shape(int at, int length) {
    int type = bytes.getInt(at);
    return switch (type) {
      case 1, 11, 21 -> factory.createPoint(position(at + 4));
      case 3, 13, 23 -> lines(at, length);
      case 5, 15, 25 -> polygons(at, length);
      case 8, 18, 28 -> {
        int count = count(bytes.getInt(at + 36), 16, length);
        yield factory.createMultiPointFromCoords(positions(at + 40, count));
      }
      default -> factory.createPoint();
    };
  }

  private static int count(int claimed, int bytesEach, int length) {
    if (claimed < 0 || (long) claimed * bytesEach > length) {
      throw new IllegalArgumentException("a record claims " + claimed + " parts");
    }
    return claimed;
  }

  private Coordinate position(int at) {
    Coordinate position = new Coordinate(bytes.getDouble(at), bytes.getDouble(at + 8));
    CoordinateReach.require(name, position.x, position.y, "mend it in a GIS, or export it again");
    return position;
  }

  private Coordinate[] positions(int at, int count) {
    Coordinate[] positions = new Coordinate[count];
    for (int i = 0; i < count; i++) {
      positions[i] = position(at + i * 16);
    }
    return positions;
  }

  private List<Coordinate[]> parts(int at, int length) {
    int parts = count(bytes.getInt(at + 36), 4, length);
    int points = count(bytes.getInt(at + 40), 16, length);
    int first = at + 44 + parts * 4;
    List<Coordinate[]> lines = new ArrayList<>();
    for (int i = 0; i < parts; i++) {
      int from = bytes.getInt(at + 44 + i * 4);
      int to = i + 1 < parts ? bytes.getInt(at + 48 + i * 4) : points;
      if (from < 0 || to < from || to > points) {
        throw new IllegalArgumentException("parts out of order");
      }
      lines.add(positions(first + from * 16, to - from));
    }
    return lines;
  }

  private Geometry lines(int at, int length) {
    List<LineString> lines =
        parts(at, length).stream()
            .filter(line -> line.length >= 2)
            .map(factory::createLineString)
            .toList();
    return factory.buildGeometry(lines);
  }

  /** Rings that turn clockwise are outlines, the others holes in the outline around them. */
  private Geometry polygons(int at, int length) {
    List<LinearRing> outlines = new ArrayList<>();
    List<LinearRing> holes = new ArrayList<>();
    for (Coordinate[] line : parts(at, length)) {
      if (line.length >= 4 && line[0].equals2D(line[line.length - 1])) {
        (Orientation.isCCW(line) ? holes : outlines).add(factory.createLinearRing(line));
      }
    }
    if (outlines.isEmpty()) {
      outlines.addAll(holes);
      holes.clear();
    }
    List<Polygon> polygons = new ArrayList<>();
    for (LinearRing outline : outlines) {
      Polygon whole = factory.createPolygon(outline);
      LinearRing[] inside =
          holes.stream()
              .filter(hole -> whole.getEnvelopeInternal().contains(hole.getEnvelopeInternal()))
              .filter(hole -> whole.covers(hole.getPointN(0)))
              .toArray(LinearRing[]::new);
      polygons.add(factory.createPolygon(outline, inside));
    }
    return factory.buildGeometry(polygons);
  }
}
