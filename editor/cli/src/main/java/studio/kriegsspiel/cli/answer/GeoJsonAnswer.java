package studio.kriegsspiel.cli.answer;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.reading.answer.Shape;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.Globe;
import studio.kriegsspiel.terrain.geojson.GeometryWriter;

/** Writes shapes as GeoJSON of RFC 7946: longitude and latitude of WGS 84. */
final class GeoJsonAnswer {
  /** A centimetre or so. */
  private static final int DECIMALS = 7;

  private GeoJsonAnswer() {}

  static void write(Path file, List<Shape> shapes, String crs) throws IOException {
    CoordinateSystem system = CoordinateSystem.of(crs);
    try (OutputStream stream = new BufferedOutputStream(Files.newOutputStream(file));
        JsonGenerator json = new JsonFactory().createGenerator(stream)) {
      GeometryWriter geometries = new GeometryWriter(json, DECIMALS);
      json.writeStartObject();
      json.writeStringField("type", "FeatureCollection");
      json.writeArrayFieldStart("features");
      for (Shape shape : shapes) {
        json.writeRaw('\n');
        json.writeStartObject();
        json.writeStringField("type", "Feature");
        properties(json, shape.properties());
        json.writeFieldName("geometry");
        geometries.write(Globe.of(shape.geometry(), system));
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
      json.writeRaw('\n');
    }
  }

  private static void properties(JsonGenerator json, Map<String, Object> properties)
      throws IOException {
    json.writeObjectFieldStart("properties");
    for (Map.Entry<String, Object> property : properties.entrySet()) {
      json.writeFieldName(property.getKey());
      Object value = property.getValue();
      if (value instanceof Integer whole) {
        json.writeNumber(whole);
      } else if (value instanceof Number number && Double.isFinite(number.doubleValue())) {
        json.writeNumber(Math.round(number.doubleValue() * 1000) / 1000.0);
      } else if (value instanceof Boolean truth) {
        json.writeBoolean(truth);
      } else if (value instanceof Number) {
        json.writeNull();
      } else {
        json.writeString(String.valueOf(value));
      }
    }
    json.writeEndObject();
  }
}
