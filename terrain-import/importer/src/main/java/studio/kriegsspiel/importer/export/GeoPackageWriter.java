package studio.kriegsspiel.importer.export;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.gpkg.GeoLayer;
import studio.kriegsspiel.terrain.gpkg.GeoPackage;
import studio.kriegsspiel.terrain.io.FeatureProperties;

/**
 * Features and places as a GeoPackage: a layer each for points, lines, areas and places, a column
 * for each of the studio's own attributes, and one for all others.
 */
final class GeoPackageWriter {
  private static final String ID = "id";
  private static final String OTHER = "other";

  private record Known(String id, Geometry shape, Map<String, Object> properties) {}

  private GeoPackageWriter() {}

  static void write(Terrain terrain, Path file) throws IOException {
    int srs = Integer.parseInt(terrain.crs().substring(terrain.crs().indexOf(':') + 1));
    List<GeoLayer> layers = new ArrayList<>();
    for (Map.Entry<String, List<Known>> layer : layers(terrain).entrySet()) {
      layers.add(layer(layer.getKey(), srs, layer.getValue()));
    }
    String definition = SourceSystem.ofCode("the ground", terrain.crs()).text();
    GeoPackage.write(file, new GeoPackage.System(srs, definition), layers);
  }

  private static Map<String, List<Known>> layers(Terrain terrain) {
    Map<String, List<Known>> layers = new LinkedHashMap<>();
    for (Feature feature : terrain.features()) {
      String layer =
          switch (feature.geometry().getDimension()) {
            case 0 -> "points";
            case 1 -> "lines";
            default -> "areas";
          };
      layers
          .computeIfAbsent(layer, name -> new ArrayList<>())
          .add(new Known(feature.id(), feature.geometry(), FeatureProperties.of(feature)));
    }
    GeometryFactory factory = new GeometryFactory();
    for (Place place : terrain.places()) {
      layers
          .computeIfAbsent("places", name -> new ArrayList<>())
          .add(
              new Known(
                  "",
                  factory.createPoint(new Coordinate(place.at().x(), place.at().y())),
                  FeatureProperties.of(place)));
    }
    return layers;
  }

  private static GeoLayer layer(String name, int srs, List<Known> known) throws IOException {
    Map<String, String> columns = new LinkedHashMap<>(Map.of(ID, "TEXT"));
    boolean others = false;
    for (Known each : known) {
      for (Map.Entry<String, Object> property : each.properties().entrySet()) {
        if (FeatureProperties.isOwn(property.getKey())) {
          columns.putIfAbsent(property.getKey(), type(property.getValue()));
        } else {
          others = true;
        }
      }
    }
    if (others) {
      columns.put(OTHER, "TEXT");
    }
    List<GeoLayer.Row> rows = new ArrayList<>();
    for (Known each : known) {
      rows.add(new GeoLayer.Row(Optional.of(each.shape()), cells(each)));
    }
    return new GeoLayer(name, srs, "GEOMETRY", columns, rows);
  }

  /** What all values of a column are; the kinds of one column do not mix. */
  private static String type(Object value) {
    return value instanceof Integer ? "INTEGER" : value instanceof Double ? "REAL" : "TEXT";
  }

  private static Map<String, Object> cells(Known known) throws IOException {
    Map<String, Object> cells = new HashMap<>();
    Map<String, Object> others = new TreeMap<>();
    if (!known.id().isEmpty()) {
      cells.put(ID, known.id());
    }
    known
        .properties()
        .forEach(
            (key, value) -> {
              if (FeatureProperties.isOwn(key)) {
                cells.put(key, plain(value));
              } else {
                others.put(key, value);
              }
            });
    if (!others.isEmpty()) {
      cells.put(OTHER, new ObjectMapper().writeValueAsString(others));
    }
    return cells;
  }

  private static Object plain(Object value) {
    return value instanceof List<?> list
        ? String.join(";", list.stream().map(String::valueOf).toList())
        : value;
  }
}
