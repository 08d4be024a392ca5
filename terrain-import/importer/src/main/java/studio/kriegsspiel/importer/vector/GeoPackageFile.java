package studio.kriegsspiel.importer.vector;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKBReader;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.geojson.RawFeature;

/** Reads the feature tables of a GeoPackage (OGC 12-128r18), opened read-only. */
final class GeoPackageFile {
  private static final int[] ENVELOPE_BYTES = {0, 32, 48, 48, 64};

  private record Layer(String table, String column, int srs) {}

  private final String name;
  private final Optional<String> code;
  private int unreadable;

  private GeoPackageFile(String name, Optional<String> code) {
    this.name = name;
    this.code = code;
  }

  /** One file per layer, as each has a system of its own; a code overrules what they say. */
  static List<VectorFile> read(Path file, Optional<String> code) {
    String name = String.valueOf(file.getFileName());
    String url =
        "jdbc:sqlite:file:" + file.toAbsolutePath().toUri().getRawPath() + "?mode=ro&immutable=1";
    try (Connection connection = DriverManager.getConnection(url)) {
      GeoPackageFile reader = new GeoPackageFile(name, code);
      List<VectorFile> layers = new ArrayList<>();
      for (Layer layer : reader.layers(connection)) {
        layers.add(reader.read(connection, layer));
      }
      if (layers.isEmpty()) {
        throw new GroundException(name, "holds no layer of features", "choose one that does");
      }
      return layers;
    } catch (SQLException e) {
      throw new GroundException(name, "is no sound GeoPackage", "export it again", e);
    }
  }

  private List<Layer> layers(Connection connection) throws SQLException {
    List<Layer> layers = new ArrayList<>();
    // Only plain tables: a view could hide an endless query.
    String query =
        "SELECT g.table_name, g.column_name, g.srs_id FROM gpkg_geometry_columns g"
            + " JOIN sqlite_master m ON m.name = g.table_name AND m.type = 'table' LIMIT 200";
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      while (rows.next()) {
        layers.add(new Layer(rows.getString(1), rows.getString(2), rows.getInt(3)));
      }
    }
    return layers;
  }

  private VectorFile read(Connection connection, Layer layer) throws SQLException {
    List<RawFeature> features = new ArrayList<>();
    unreadable = 0;
    String query = "SELECT * FROM \"" + layer.table.replace("\"", "\"\"") + "\"";
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      ResultSetMetaData columns = rows.getMetaData();
      while (rows.next()) {
        if (features.size() >= VectorFile.MOST_FEATURES) {
          throw new GroundException(name, "holds too many features", "crop it to the terrain");
        }
        row(rows, columns, layer, features);
      }
    }
    List<String> remarks =
        unreadable == 0
            ? List.of()
            : List.of(name + ": " + unreadable + " geometries could not be read.");
    return new VectorFile(features, system(connection, layer, features), remarks);
  }

  private void row(
      ResultSet rows, ResultSetMetaData columns, Layer layer, List<RawFeature> features)
      throws SQLException {
    Map<String, String> properties = new LinkedHashMap<>();
    Optional<Geometry> geometry = Optional.empty();
    for (int i = 1; i <= columns.getColumnCount(); i++) {
      String column = columns.getColumnName(i);
      if (column.equalsIgnoreCase(layer.column)) {
        byte[] blob = rows.getBytes(i);
        geometry = blob == null ? Optional.empty() : geometry(blob);
      } else {
        Object value = rows.getObject(i);
        if (value != null && !(value instanceof byte[])) {
          properties.put(column.toLowerCase(Locale.ROOT), value.toString());
        }
      }
    }
    geometry.ifPresent(shape -> features.add(new RawFeature(Optional.empty(), shape, properties)));
  }

  private Optional<Geometry> geometry(byte[] blob) {
    if (blob.length < 8 || blob[0] != 'G' || blob[1] != 'P') {
      unreadable++;
      return Optional.empty();
    }
    int envelope = (blob[3] >> 1) & 7;
    boolean empty = (blob[3] & 0x10) != 0;
    int start = 8 + (envelope < ENVELOPE_BYTES.length ? ENVELOPE_BYTES[envelope] : 0);
    if (empty || start >= blob.length) {
      return Optional.empty();
    }
    try {
      byte[] wkb = java.util.Arrays.copyOfRange(blob, start, blob.length);
      return Optional.of(new WKBReader().read(wkb)).filter(shape -> !shape.isEmpty());
    } catch (ParseException | IllegalArgumentException e) {
      unreadable++;
      return Optional.empty();
    }
  }

  private Optional<SourceSystem> system(
      Connection connection, Layer layer, List<RawFeature> features) throws SQLException {
    if (code.isPresent()) {
      return Optional.of(SourceSystem.ofCode(name, code.get()));
    }
    String query =
        "SELECT organization, organization_coordsys_id, definition FROM gpkg_spatial_ref_sys"
            + " WHERE srs_id = "
            + layer.srs;
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      if (!rows.next() || features.isEmpty()) {
        return Optional.empty();
      }
      if ("EPSG".equalsIgnoreCase(rows.getString(1)) && rows.getInt(2) > 0) {
        return Optional.of(SourceSystem.ofCode(name, "EPSG:" + rows.getInt(2)));
      }
      String definition = rows.getString(3);
      if (definition == null || !definition.contains("[")) {
        return Optional.empty();
      }
      var near = features.get(0).geometry().getCoordinate();
      return Optional.of(SourceSystem.ofWkt(name, definition, near.x, near.y));
    }
  }
}
