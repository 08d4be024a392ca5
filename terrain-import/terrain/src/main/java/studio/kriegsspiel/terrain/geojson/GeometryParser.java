package studio.kriegsspiel.terrain.geojson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import studio.kriegsspiel.terrain.CoordinateReach;

/** Builds one geometry from the current value of a JSON stream. */
final class GeometryParser {
  private static final GeometryFactory FACTORY = new GeometryFactory();
  private static final int DEEPEST = 8;

  private final JsonParser parser;
  private final MemoryBudget budget;

  GeometryParser(JsonParser parser) {
    this(parser, new MemoryBudget("the geometry", "draw it with fewer points"));
  }

  GeometryParser(JsonParser parser, MemoryBudget budget) {
    this.parser = parser;
    this.budget = budget;
  }

  /** The geometry, or null where the stream has none. */
  @Nullable Geometry read() throws IOException {
    return read(0);
  }

  private @Nullable Geometry read(int depth) throws IOException {
    if (parser.currentToken() != JsonToken.START_OBJECT) {
      parser.skipChildren();
      return null;
    }
    if (depth > DEEPEST) {
      throw new IllegalArgumentException("collections within collections");
    }
    String type = "";
    Object coordinates = List.of();
    List<Geometry> members = new ArrayList<>();
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String field = parser.currentName();
      parser.nextToken();
      switch (field) {
        case "type" -> type = text(parser);
        case "coordinates" -> coordinates = readCoordinates(0);
        case "geometries" -> {
          if (parser.currentToken() != JsonToken.START_ARRAY) {
            throw new IllegalArgumentException("geometries that are no list");
          }
          while (parser.nextToken() != JsonToken.END_ARRAY) {
            Geometry member = read(depth + 1);
            if (member != null) {
              members.add(member);
            }
          }
        }
        default -> parser.skipChildren();
      }
    }
    return build(type, coordinates, members);
  }

  /** A text value; anything else is passed over and gives an empty text. */
  static String text(JsonParser parser) throws IOException {
    if (parser.currentToken() == JsonToken.VALUE_STRING) {
      return parser.getText();
    }
    parser.skipChildren();
    return "";
  }

  /** A position as {@link Coordinate}, with a height if it has one; anything above as list. */
  private Object readCoordinates(int depth) throws IOException {
    if (parser.currentToken() != JsonToken.START_ARRAY || depth > DEEPEST) {
      throw new IllegalArgumentException("coordinates that are no list");
    }
    List<Object> parts = new ArrayList<>();
    double[] position = {0, 0, Double.NaN};
    int numbers = 0;
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      if (parser.currentToken() == JsonToken.START_ARRAY) {
        parts.add(readCoordinates(depth + 1));
      } else if (parser.currentToken().isNumeric()) {
        if (numbers < position.length) {
          position[numbers] = parser.getDoubleValue();
        }
        numbers++;
      } else {
        throw new IllegalArgumentException("a coordinate that is no number");
      }
    }
    if (numbers == 0) {
      return parts;
    }
    if (numbers == 1 || !parts.isEmpty()) {
      throw new IllegalArgumentException("a position that is no pair of numbers");
    }
    if (!CoordinateReach.holds(position[0], position[1])) {
      throw new IllegalArgumentException("it " + CoordinateReach.beyond(position[0], position[1]));
    }
    budget.take(MemoryBudget.POINT_BYTES);
    return new Coordinate(position[0], position[1], position[2]);
  }

  private static Geometry build(String type, Object coordinates, List<Geometry> members) {
    return switch (type) {
      case "Point" ->
          coordinates instanceof Coordinate at ? FACTORY.createPoint(at) : FACTORY.createPoint();
      case "MultiPoint" -> FACTORY.createMultiPointFromCoords(line(coordinates));
      case "LineString" -> lineString(coordinates);
      case "MultiLineString" ->
          FACTORY.createMultiLineString(
              list(coordinates).stream()
                  .map(GeometryParser::lineString)
                  .toArray(LineString[]::new));
      case "Polygon" -> polygon(coordinates);
      case "MultiPolygon" ->
          FACTORY.createMultiPolygon(
              list(coordinates).stream().map(GeometryParser::polygon).toArray(Polygon[]::new));
      case "GeometryCollection" ->
          FACTORY.createGeometryCollection(members.toArray(Geometry[]::new));
      default -> throw new IllegalArgumentException("the unknown type \"" + type + "\"");
    };
  }

  private static List<?> list(Object coordinates) {
    if (coordinates instanceof List<?> list) {
      return list;
    }
    throw new IllegalArgumentException("too few brackets around its coordinates");
  }

  private static Coordinate[] line(Object coordinates) {
    return list(coordinates).stream()
        .map(
            part -> {
              if (part instanceof Coordinate position) {
                return position;
              }
              throw new IllegalArgumentException("too many brackets around its coordinates");
            })
        .toArray(Coordinate[]::new);
  }

  private static LineString lineString(Object coordinates) {
    Coordinate[] line = line(coordinates);
    if (line.length == 1) {
      throw new IllegalArgumentException("a line of one point");
    }
    return FACTORY.createLineString(line);
  }

  private static LinearRing ring(Object coordinates) {
    Coordinate[] line = line(coordinates);
    if (line.length > 0 && !line[0].equals2D(line[line.length - 1])) {
      Coordinate[] closed = java.util.Arrays.copyOf(line, line.length + 1);
      closed[line.length] = line[0].copy();
      line = closed;
    }
    return FACTORY.createLinearRing(line);
  }

  private static Polygon polygon(Object coordinates) {
    List<?> rings = list(coordinates);
    if (rings.isEmpty()) {
      return FACTORY.createPolygon();
    }
    LinearRing[] holes =
        rings.stream().skip(1).map(GeometryParser::ring).toArray(LinearRing[]::new);
    return FACTORY.createPolygon(ring(rings.get(0)), holes);
  }
}
