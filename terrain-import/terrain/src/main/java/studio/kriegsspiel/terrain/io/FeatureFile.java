package studio.kriegsspiel.terrain.io;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.LatLon;
import studio.kriegsspiel.terrain.geojson.GeoJsonReader;
import studio.kriegsspiel.terrain.geojson.GeometryWriter;
import studio.kriegsspiel.terrain.geojson.RawFeature;

/** The file {@code features.geojson}: one feature or place a line, in the terrain's own system. */
final class FeatureFile {
  static final String PLACE = "place";
  static final String ALIASES = "aliases";
  static final String FEATURE = "feature";
  private static final int MOST = 5_000_000;

  /** Millimetres. */
  private static final int DECIMALS = 3;

  /** What the file holds. */
  record Content(List<Feature> features, List<Feature> setAside, List<Place> places) {}

  private final String name;
  private final List<RawFeature> raw = new ArrayList<>();

  private FeatureFile(String name) {
    this.name = name;
  }

  static void write(
      OutputStream out,
      String crs,
      List<Feature> features,
      List<Feature> setAside,
      List<Place> places)
      throws IOException {
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      json.writeStartObject();
      json.writeStringField("type", "FeatureCollection");
      json.writeObjectFieldStart("crs");
      json.writeStringField("type", "name");
      json.writeObjectFieldStart("properties");
      json.writeStringField("name", "urn:ogc:def:crs:EPSG::" + crs.substring(crs.indexOf(':') + 1));
      json.writeEndObject();
      json.writeEndObject();
      json.writeArrayFieldStart("features");
      for (Feature feature : features) {
        write(json, feature.id(), feature.geometry(), FeatureProperties.of(feature));
      }
      for (Feature feature : setAside) {
        Map<String, Object> properties = FeatureProperties.of(feature);
        properties.put(FeatureProperties.SET_ASIDE, true);
        write(json, feature.id(), feature.geometry(), properties);
      }
      for (Place place : places) {
        write(json, place);
      }
      json.writeRaw('\n');
      json.writeEndArray();
      json.writeEndObject();
      json.writeRaw('\n');
    }
  }

  private static void write(
      JsonGenerator json, String id, Geometry geometry, Map<String, Object> properties)
      throws IOException {
    write(json, id, geometry, properties, DECIMALS);
  }

  /** Writes one feature, its coordinates with so many decimals. */
  static void write(
      JsonGenerator json,
      String id,
      Geometry geometry,
      Map<String, Object> properties,
      int decimals)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("type", "Feature");
    if (!id.isEmpty()) {
      json.writeStringField("id", id);
    }
    json.writeObjectFieldStart("properties");
    for (var property : properties.entrySet()) {
      json.writeFieldName(property.getKey());
      Object value = property.getValue();
      if (value instanceof Integer number) {
        json.writeNumber(number);
      } else if (value instanceof Double number) {
        json.writeNumber(number);
      } else if (value instanceof Boolean truth) {
        json.writeBoolean(truth);
      } else if (value instanceof List<?> list) {
        json.writeArray(list.toArray(String[]::new), 0, list.size());
      } else {
        json.writeString(value.toString());
      }
    }
    json.writeEndObject();
    json.writeFieldName("geometry");
    new GeometryWriter(json, decimals).write(geometry);
    json.writeEndObject();
    json.writeRaw('\n');
  }

  static void write(JsonGenerator json, Place place) throws IOException {
    Coordinate at = new Coordinate(place.at().x(), place.at().y());
    write(json, "", new GeometryFactory().createPoint(at), FeatureProperties.of(place));
  }

  /** Reads the file; coordinates in degrees are brought to the terrain's system. */
  static Content read(String name, InputStream input, String crs) {
    FeatureFile file = new FeatureFile(name);
    Optional<String> given =
        GeoJsonReader.read(
            name,
            input,
            feature -> {
              if (file.raw.size() >= MOST) {
                throw new GroundException(
                    name, "holds more than " + MOST + " features", "crop it to the terrain");
              }
              file.raw.add(feature);
            });
    file.bringTo(crs, given);
    return file.content();
  }

  private void bringTo(String crs, Optional<String> given) {
    String code = given.map(FeatureFile::codeOf).orElse("CRS84");
    if (code.equals(crs)) {
      return;
    }
    if (!code.equals("CRS84") && !code.equals("EPSG:4326")) {
      throw new GroundException(
          name,
          "is in " + code + " but the terrain in " + crs,
          "bring it to the terrain's system or to longitude and latitude");
    }
    CoordinateSystem system = CoordinateSystem.of(crs);
    for (RawFeature feature : raw) {
      for (Coordinate at : uniqueCoordinates(feature.geometry())) {
        if (Math.abs(at.y) > 90 || Math.abs(at.x) > 180) {
          throw new GroundException(
              name,
              "has coordinates beyond 180 or 90 degrees but names no coordinate system",
              "add a \"crs\" member that names it");
        }
        MapPoint point = system.toMapPoint(new LatLon(at.y, at.x));
        at.x = point.x();
        at.y = point.y();
      }
      feature.geometry().geometryChanged();
    }
  }

  /** Coordinates of a geometry, shared ones once. */
  private static Iterable<Coordinate> uniqueCoordinates(Geometry geometry) {
    Set<Coordinate> unique = java.util.Collections.newSetFromMap(new java.util.IdentityHashMap<>());
    unique.addAll(Arrays.asList(geometry.getCoordinates()));
    return unique;
  }

  private static String codeOf(String urn) {
    String code = urn.substring(urn.lastIndexOf(':') + 1);
    return code.equals("CRS84") ? code : "EPSG:" + code;
  }

  private Content content() {
    List<Feature> features = new ArrayList<>();
    List<Feature> setAside = new ArrayList<>();
    List<Place> places = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    int number = 0;
    for (RawFeature feature : raw) {
      number++;
      String label = feature.id().map(id -> "\"" + id + "\"").orElse("number " + number);
      try {
        String kind =
            feature
                .find(FeatureProperties.KIND)
                .orElseThrow(() -> new IllegalArgumentException("no kind"));
        if (kind.equals(PLACE)) {
          places.add(place(feature));
          continue;
        }
        String id = feature.id().orElse(kind + "-" + number);
        if (!ids.add(id)) {
          throw new IllegalArgumentException("the id of another feature");
        }
        (FeatureProperties.isSetAside(feature) ? setAside : features)
            .add(feature(id, kind, feature));
      } catch (IllegalArgumentException e) {
        throw new GroundException(
            name,
            "feature " + label + " has " + e.getMessage(),
            "mend it in a text editor or a GIS",
            e);
      }
    }
    return new Content(features, setAside, places);
  }

  private static Feature feature(String id, String kindKey, RawFeature raw) {
    FeatureKind kind =
        FeatureKind.findByKey(kindKey)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "the kind \"%s\", which is none of %s"
                            .formatted(kindKey, String.join(", ", FeatureKind.keys()))));
    if (!kind.shape().accepts(raw.geometry().getDimension())) {
      throw new IllegalArgumentException(
          "the kind \"%s\", which cannot be a %s"
              .formatted(kindKey, raw.geometry().getGeometryType()));
    }
    return new Feature(
        id,
        kind,
        raw.geometry(),
        raw.find(FeatureProperties.NAME),
        FeatureProperties.attributes(raw),
        FeatureProperties.handEdit(raw));
  }

  private static Place place(RawFeature raw) {
    String name =
        raw.find(FeatureProperties.NAME)
            .orElseThrow(() -> new IllegalArgumentException("the kind place but no name"));
    Coordinate at = raw.geometry().getInteriorPoint().getCoordinate();
    return new Place(
        name,
        FeatureProperties.aliases(raw),
        new MapPoint(at.x, at.y),
        FeatureProperties.featureId(raw),
        FeatureProperties.knownTo(raw));
  }
}
