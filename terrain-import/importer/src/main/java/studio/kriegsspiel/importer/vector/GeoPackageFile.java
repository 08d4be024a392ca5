package studio.kriegsspiel.importer.vector;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKBReader;
import org.sqlite.SQLiteConnection;
import org.sqlite.SQLiteLimits;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.CoordinateReach;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.geojson.MemoryBudget;
import studio.kriegsspiel.terrain.geojson.RawFeature;

/** Reads the feature tables of a GeoPackage (OGC 12-128r18), opened read-only. */
final class GeoPackageFile {
  private static final int[] ENVELOPE_BYTES = {0, 32, 48, 48, 64};

  private static final int MOST_VALUE_BYTES = 64 << 20;
  private static final String PLAIN = "type = 'table' AND sql LIKE 'CREATE TABLE%'";

  private record Layer(String table, String column, int srs) {}

  private final String name;
  private final Optional<String> code;
  private final Progress progress;
  private int unreadable;

  private GeoPackageFile(String name, Optional<String> code, Progress progress) {
    this.progress = progress;
    this.name = name;
    this.code = code;
  }

  /** One file per layer, as each has a system of its own; a code overrules what they say. */
  static List<VectorFile> read(Path file, Optional<String> code, Progress progress) {
    String name = String.valueOf(file.getFileName());
    String url =
        "jdbc:sqlite:file:" + file.toAbsolutePath().toUri().getRawPath() + "?mode=ro&immutable=1";
    try (Connection connection = DriverManager.getConnection(url)) {
      harden(connection);
      GeoPackageFile reader = new GeoPackageFile(name, code, progress);
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

  /** The file is not trusted: no functions in its schema, and no value larger than one can use. */
  private static void harden(Connection connection) throws SQLException {
    if (connection instanceof SQLiteConnection own) {
      own.setLimit(SQLiteLimits.SQLITE_LIMIT_LENGTH, MOST_VALUE_BYTES);
    }
    try (Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA trusted_schema = OFF");
      statement.execute("PRAGMA cell_size_check = ON");
    }
  }

  /** Only plain tables: a view, or a table that a module makes up, could hide an endless query. */
  private void requireTable(Connection connection, String table) throws SQLException {
    try (PreparedStatement statement =
        connection.prepareStatement("SELECT 1 FROM sqlite_master WHERE name = ? AND " + PLAIN)) {
      statement.setString(1, table);
      try (ResultSet rows = statement.executeQuery()) {
        if (!rows.next()) {
          throw new GroundException(
              name, "has no plain table " + table, "export it again as a GeoPackage");
        }
      }
    }
  }

  private List<Layer> layers(Connection connection) throws SQLException {
    List<Layer> layers = new ArrayList<>();
    requireTable(connection, "gpkg_geometry_columns");
    String query =
        "SELECT g.table_name, g.column_name, g.srs_id FROM gpkg_geometry_columns g"
            + " JOIN sqlite_master m ON m.name = g.table_name AND "
            + PLAIN
            + " LIMIT 200";
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
    MemoryBudget budget = new MemoryBudget(name, "crop it to the terrain");
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      ResultSetMetaData columns = rows.getMetaData();
      while (rows.next()) {
        progress.requireWanted();
        if (features.size() >= VectorFile.MOST_FEATURES) {
          throw new GroundException(name, "holds too many features", "crop it to the terrain");
        }
        row(rows, columns, layer, features, budget);
      }
    }
    List<String> remarks =
        unreadable == 0
            ? List.of()
            : List.of(name + ": " + unreadable + " geometries could not be read.");
    return new VectorFile(features, system(connection, layer, features), remarks);
  }

  private void row(
      ResultSet rows,
      ResultSetMetaData columns,
      Layer layer,
      List<RawFeature> features,
      MemoryBudget budget)
      throws SQLException {
    Map<String, String> properties = new LinkedHashMap<>();
    Optional<Geometry> geometry = Optional.empty();
    for (int i = 1; i <= columns.getColumnCount(); i++) {
      String column = columns.getColumnName(i);
      if (column.equalsIgnoreCase(layer.column)) {
        byte[] blob = rows.getBytes(i);
        budget.take(blob == null ? 0 : 4L * blob.length);
        geometry = blob == null ? Optional.empty() : geometry(blob);
      } else {
        Object value = rows.getObject(i);
        if (value != null && !(value instanceof byte[])) {
          String text = value.toString();
          budget.take(MemoryBudget.TEXT_BYTES + 2L * text.length());
          properties.put(column.toLowerCase(Locale.ROOT), text);
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
      byte[] wkb = Arrays.copyOfRange(blob, start, blob.length);
      Geometry shape = new WKBReader().read(wkb);
      boolean within =
          Arrays.stream(shape.getCoordinates()).allMatch(at -> CoordinateReach.holds(at.x, at.y));
      unreadable += within ? 0 : 1;
      return within && !shape.isEmpty() ? Optional.of(shape) : Optional.empty();
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
    requireTable(connection, "gpkg_spatial_ref_sys");
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
