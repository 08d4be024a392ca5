package studio.kriegsspiel.terrain.io;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.Globe;

/** Features and places for other programs: GeoJSON of RFC 7946, longitude and latitude. */
public final class GlobeFile {
  /** A centimetre or so. */
  private static final int DECIMALS = 7;

  private GlobeFile() {}

  /** Writes what lies on a ground; what was set aside does not. */
  public static void write(Terrain terrain, OutputStream out) throws IOException {
    CoordinateSystem system = CoordinateSystem.of(terrain.crs());
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      json.writeStartObject();
      json.writeStringField("type", "FeatureCollection");
      json.writeArrayFieldStart("features");
      for (Feature feature : terrain.features()) {
        FeatureFile.write(
            json,
            feature.id(),
            Globe.of(feature.geometry(), system),
            FeatureProperties.of(feature),
            DECIMALS);
      }
      for (Place place : terrain.places()) {
        Coordinate at = new Coordinate(place.at().x(), place.at().y());
        FeatureFile.write(
            json,
            "",
            Globe.of(new GeometryFactory().createPoint(at), system),
            FeatureProperties.of(place),
            DECIMALS);
      }
      json.writeEndArray();
      json.writeEndObject();
      json.writeRaw('\n');
    }
  }
}
