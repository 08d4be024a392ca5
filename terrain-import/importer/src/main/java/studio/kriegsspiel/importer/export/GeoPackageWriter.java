package studio.kriegsspiel.importer.export;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.io.ByteOrderValues;
import org.locationtech.jts.io.WKBWriter;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.FeatureProperties;

/**
 * Writes features and places as a GeoPackage (OGC 12-128r18): a layer each for points, lines, areas
 * and places, a column for each of the studio's own attributes, and one for all others.
 */
final class GeoPackageWriter {
  private static final int APPLICATION = 0x47504B47;
  private static final int VERSION = 10300;
  private static final String OTHER = "other";

  private record Row(String id, Geometry shape, Map<String, Object> properties) {}

  private final Connection connection;
  private final int srs;

  private GeoPackageWriter(Connection connection, int srs) {
    this.connection = connection;
    this.srs = srs;
  }

  static void write(Terrain terrain, Path file) throws IOException {
    int srs = Integer.parseInt(terrain.crs().substring(terrain.crs().indexOf(':') + 1));
    try (Connection connection =
        DriverManager.getConnection("jdbc:sqlite:" + file.toAbsolutePath())) {
      connection.setAutoCommit(false);
      GeoPackageWriter writer = new GeoPackageWriter(connection, srs);
      writer.begin(terrain.crs());
      for (Map.Entry<String, List<Row>> layer : layers(terrain).entrySet()) {
        writer.layer(layer.getKey(), layer.getValue());
      }
      connection.commit();
    } catch (SQLException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  private static Map<String, List<Row>> layers(Terrain terrain) {
    Map<String, List<Row>> layers = new LinkedHashMap<>();
    for (Feature feature : terrain.features()) {
      String layer =
          switch (feature.geometry().getDimension()) {
            case 0 -> "points";
            case 1 -> "lines";
            default -> "areas";
          };
      layers
          .computeIfAbsent(layer, name -> new ArrayList<>())
          .add(new Row(feature.id(), feature.geometry(), FeatureProperties.of(feature)));
    }
    GeometryFactory factory = new GeometryFactory();
    for (Place place : terrain.places()) {
      layers
          .computeIfAbsent("places", name -> new ArrayList<>())
          .add(
              new Row(
                  "",
                  factory.createPoint(new Coordinate(place.at().x(), place.at().y())),
                  FeatureProperties.of(place)));
    }
    return layers;
  }

  private void run(String... statements) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  private void begin(String crs) throws SQLException {
    run(
        "PRAGMA application_id = " + APPLICATION,
        "PRAGMA user_version = " + VERSION,
        "CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER NOT NULL PRIMARY"
            + " KEY, organization TEXT NOT NULL, organization_coordsys_id INTEGER NOT NULL,"
            + " definition TEXT NOT NULL, description TEXT)",
        "CREATE TABLE gpkg_contents (table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL,"
            + " identifier TEXT UNIQUE, description TEXT DEFAULT '', last_change DATETIME NOT NULL"
            + " DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')), min_x DOUBLE, min_y DOUBLE, max_x"
            + " DOUBLE, max_y DOUBLE, srs_id INTEGER, CONSTRAINT fk_gc_r_srs_id FOREIGN KEY"
            + " (srs_id) REFERENCES gpkg_spatial_ref_sys(srs_id))",
        "CREATE TABLE gpkg_geometry_columns (table_name TEXT NOT NULL, column_name TEXT NOT NULL,"
            + " geometry_type_name TEXT NOT NULL, srs_id INTEGER NOT NULL, z TINYINT NOT NULL, m"
            + " TINYINT NOT NULL, CONSTRAINT pk_geom_cols PRIMARY KEY (table_name, column_name),"
            + " CONSTRAINT uk_gc_table_name UNIQUE (table_name), CONSTRAINT fk_gc_tn FOREIGN KEY"
            + " (table_name) REFERENCES gpkg_contents(table_name), CONSTRAINT fk_gc_srs FOREIGN KEY"
            + " (srs_id) REFERENCES gpkg_spatial_ref_sys (srs_id))");
    system("Undefined cartesian SRS", -1, "NONE", -1, "undefined");
    system("Undefined geographic SRS", 0, "NONE", 0, "undefined");
    system("WGS 84", 4326, "EPSG", 4326, SourceSystem.wgs84().text());
    system(crs, srs, "EPSG", srs, SourceSystem.ofCode("the ground", crs).text());
  }

  private void system(String name, int id, String organization, int code, String definition)
      throws SQLException {
    insert(
        "INSERT INTO gpkg_spatial_ref_sys VALUES (?, ?, ?, ?, ?, NULL)",
        List.of(name, id, organization, code, definition));
  }

  private void insert(String sql, List<Object> values) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.size(); i++) {
        statement.setObject(i + 1, values.get(i));
      }
      statement.executeUpdate();
    }
  }

  private void layer(String name, List<Row> rows) throws SQLException, IOException {
    Set<String> columns = new LinkedHashSet<>();
    boolean others = false;
    Envelope all = new Envelope();
    for (Row row : rows) {
      for (String key : row.properties().keySet()) {
        if (FeatureProperties.isOwn(key)) {
          columns.add(key);
        } else {
          others = true;
        }
      }
      all.expandToInclude(row.shape().getEnvelopeInternal());
    }
    if (others) {
      columns.add(OTHER);
    }
    StringBuilder table =
        new StringBuilder("CREATE TABLE " + name)
            .append(" (fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, geom GEOMETRY, id TEXT");
    StringBuilder insert = new StringBuilder("INSERT INTO " + name + " (geom, id");
    for (String column : columns) {
      table.append(", \"").append(column).append("\" ").append(type(column, rows));
      insert.append(", \"").append(column).append('"');
    }
    run(table.append(')').toString());
    insert(
        "INSERT INTO gpkg_contents (table_name, data_type, identifier, min_x, min_y, max_x, max_y,"
            + " srs_id) VALUES (?, 'features', ?, ?, ?, ?, ?, ?)",
        List.of(name, name, all.getMinX(), all.getMinY(), all.getMaxX(), all.getMaxY(), srs));
    insert(
        "INSERT INTO gpkg_geometry_columns VALUES (?, 'geom', 'GEOMETRY', ?, 2, 0)",
        List.of(name, srs));
    String sql = insert.append(") VALUES (?, ?" + ", ?".repeat(columns.size()) + ")").toString();
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (Row row : rows) {
        statement.setBytes(1, blob(row.shape()));
        statement.setString(2, row.id().isEmpty() ? null : row.id());
        int at = 3;
        for (String column : columns) {
          statement.setObject(at++, value(row.properties(), column));
        }
        statement.executeUpdate();
      }
    }
  }

  /** What all values of a column are; the kinds of one column do not mix. */
  private static String type(String column, List<Row> rows) {
    Object value =
        rows.stream()
            .filter(row -> row.properties().containsKey(column))
            .map(row -> row.properties().getOrDefault(column, ""))
            .findFirst()
            .orElse("");
    return value instanceof Integer ? "INTEGER" : value instanceof Double ? "REAL" : "TEXT";
  }

  private static @Nullable Object value(Map<String, Object> properties, String column)
      throws IOException {
    if (column.equals(OTHER)) {
      Map<String, Object> others = new TreeMap<>(properties);
      others.keySet().removeIf(FeatureProperties::isOwn);
      return others.isEmpty() ? null : new ObjectMapper().writeValueAsString(others);
    }
    Object value = properties.get(column);
    return value instanceof List<?> list
        ? String.join(";", list.stream().map(String::valueOf).toList())
        : value;
  }

  /** The head of a geometry: little endian, with its envelope; then well-known binary. */
  private byte[] blob(Geometry shape) {
    Envelope edges = shape.getEnvelopeInternal();
    boolean heights = shape.getCoordinate() != null && hasHeights(shape);
    byte[] wkb = new WKBWriter(heights ? 3 : 2, ByteOrderValues.LITTLE_ENDIAN).write(shape);
    return ByteBuffer.allocate(40 + wkb.length)
        .order(ByteOrder.LITTLE_ENDIAN)
        .put((byte) 'G')
        .put((byte) 'P')
        .put((byte) 0)
        .put((byte) 0b11)
        .putInt(srs)
        .putDouble(edges.getMinX())
        .putDouble(edges.getMaxX())
        .putDouble(edges.getMinY())
        .putDouble(edges.getMaxY())
        .put(wkb)
        .array();
  }

  /** A third coordinate that only some points have would be none in most programs. */
  private static boolean hasHeights(Geometry shape) {
    for (Coordinate each : shape.getCoordinates()) {
      if (Double.isNaN(each.getZ())) {
        return false;
      }
    }
    return true;
  }
}
