package studio.kriegsspiel.terrain.geojson;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryCollection;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;

/**
 * Writes geometries as GeoJSON with a fixed number of decimals, and heights where they have any.
 */
public final class GeometryWriter {
  private final JsonGenerator json;
  private final int decimals;

  /** Writes to a generator; 3 decimals of a metre, 9 of a degree keep a millimetre. */
  public GeometryWriter(JsonGenerator json, int decimals) {
    this.json = json;
    this.decimals = decimals;
  }

  /** Writes a geometry as the value that comes next. */
  public void write(Geometry geometry) throws IOException {
    json.writeStartObject();
    json.writeStringField("type", typeOf(geometry));
    if (geometry.getGeometryType().equals(Geometry.TYPENAME_GEOMETRYCOLLECTION)) {
      json.writeArrayFieldStart("geometries");
      for (int i = 0; i < geometry.getNumGeometries(); i++) {
        write(geometry.getGeometryN(i));
      }
      json.writeEndArray();
    } else {
      json.writeFieldName("coordinates");
      writeCoordinates(geometry);
    }
    json.writeEndObject();
  }

  private static String typeOf(Geometry geometry) {
    return geometry.getGeometryType().equals(Geometry.TYPENAME_LINEARRING)
        ? "LineString"
        : geometry.getGeometryType();
  }

  private void writeCoordinates(Geometry geometry) throws IOException {
    if (geometry instanceof Point point) {
      if (point.isEmpty()) {
        json.writeStartArray();
        json.writeEndArray();
      } else {
        writePosition(point.getCoordinate());
      }
    } else if (geometry instanceof LineString line) {
      writeLine(line);
    } else if (geometry instanceof Polygon polygon) {
      json.writeStartArray();
      if (!polygon.isEmpty()) {
        writeLine(polygon.getExteriorRing());
        for (int i = 0; i < polygon.getNumInteriorRing(); i++) {
          writeLine(polygon.getInteriorRingN(i));
        }
      }
      json.writeEndArray();
    } else if (geometry instanceof GeometryCollection parts) {
      json.writeStartArray();
      for (int i = 0; i < parts.getNumGeometries(); i++) {
        writeCoordinates(parts.getGeometryN(i));
      }
      json.writeEndArray();
    }
  }

  private void writeLine(LineString line) throws IOException {
    json.writeStartArray();
    for (Coordinate coordinate : line.getCoordinates()) {
      writePosition(coordinate);
    }
    json.writeEndArray();
  }

  private void writePosition(Coordinate position) throws IOException {
    json.writeStartArray();
    writeNumber(position.x);
    writeNumber(position.y);
    if (Double.isFinite(position.getZ())) {
      writeNumber(position.getZ());
    }
    json.writeEndArray();
  }

  private void writeNumber(double number) throws IOException {
    BigDecimal rounded =
        BigDecimal.valueOf(number).setScale(decimals, RoundingMode.HALF_EVEN).stripTrailingZeros();
    json.writeNumber(rounded.scale() < 0 ? rounded.setScale(0) : rounded);
  }
}
