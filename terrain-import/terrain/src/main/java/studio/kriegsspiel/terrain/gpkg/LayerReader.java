package studio.kriegsspiel.terrain.gpkg;

import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKBReader;

/** Reads the layers of a GeoPackage of the studio's own. */
final class LayerReader {
  private final Connection connection;

  LayerReader(Connection connection) {
    this.connection = connection;
  }

  List<GeoLayer> layers() throws SQLException, IOException {
    List<GeoLayer> layers = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet tables =
            statement.executeQuery(
                "SELECT table_name, geometry_type_name, srs_id FROM gpkg_geometry_columns"
                    + " ORDER BY rowid")) {
      while (tables.next()) {
        String name = String.valueOf(tables.getString(1));
        Map<String, String> columns = columns(name);
        layers.add(
            new GeoLayer(
                name,
                tables.getInt(3),
                String.valueOf(tables.getString(2)),
                columns,
                rows(name, List.copyOf(columns.keySet()))));
      }
    }
    return layers;
  }

  private Map<String, String> columns(String table) throws SQLException {
    Map<String, String> columns = new LinkedHashMap<>();
    try (Statement statement = connection.createStatement();
        ResultSet found =
            statement.executeQuery("PRAGMA table_info(" + GeoPackage.quoted(table) + ")")) {
      while (found.next()) {
        columns.put(String.valueOf(found.getString(2)), String.valueOf(found.getString(3)));
      }
    }
    columns.remove("fid");
    columns.remove("geom");
    return columns;
  }

  private List<GeoLayer.Row> rows(String table, List<String> columns)
      throws SQLException, IOException {
    List<GeoLayer.Row> rows = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet found =
            statement.executeQuery("SELECT * FROM " + GeoPackage.quoted(table) + " ORDER BY fid")) {
      while (found.next()) {
        Map<String, Object> cells = new HashMap<>();
        for (String column : columns) {
          Object cell = found.getObject(column);
          if (cell != null) {
            cells.put(column, cell);
          }
        }
        rows.add(new GeoLayer.Row(shape(found.getBytes("geom")), cells));
      }
    }
    return rows;
  }

  private static Optional<Geometry> shape(byte @Nullable [] blob) throws IOException {
    if (blob == null) {
      return Optional.empty();
    }
    if (blob.length <= GeoPackage.HEAD) {
      throw new IOException("a shape that is none");
    }
    try {
      byte[] wkb = Arrays.copyOfRange(blob, GeoPackage.HEAD, blob.length);
      return Optional.of(new WKBReader().read(wkb));
    } catch (ParseException e) {
      throw new IOException("a shape that is none", e);
    }
  }
}
