package studio.kriegsspiel.terrain.gpkg;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.io.ByteOrderValues;
import org.locationtech.jts.io.WKBWriter;
import org.sqlite.SQLiteConnection;

/**
 * Writes GeoPackages (OGC 12-128r18). They carry no time of their making: the same layers give the
 * same bytes.
 */
public final class GeoPackage {
  private static final int APPLICATION = 0x47504B47;
  private static final int VERSION = 10300;
  private static final String MEMORY = "jdbc:sqlite::memory:";
  private static final String NO_DATE = "1980-02-01T00:00:00.000Z";

  private static final int HEIGHTS_MAY_BE = 2;

  /** Length of the head of a geometry with its envelope. */
  static final int HEAD = 40;

  /** Longitude and latitude, which every GeoPackage knows. */
  public static final int WGS84 = 4326;

  private static final String WGS84_TEXT =
      "GEOGCS[\"WGS 84\",DATUM[\"WGS_1984\",SPHEROID[\"WGS 84\",6378137,298.257223563,"
          + "AUTHORITY[\"EPSG\",\"7030\"]],AUTHORITY[\"EPSG\",\"6326\"]],PRIMEM[\"Greenwich\",0,"
          + "AUTHORITY[\"EPSG\",\"8901\"]],UNIT[\"degree\",0.0174532925199433,"
          + "AUTHORITY[\"EPSG\",\"9122\"]],AUTHORITY[\"EPSG\",\"4326\"]]";

  private final Connection connection;

  /**
   * A coordinate system besides WGS 84.
   *
   * @param code of EPSG
   * @param definition its well-known text
   */
  public record System(int code, String definition) {}

  private GeoPackage(Connection connection) {
    this.connection = connection;
  }

  /** Writes layers in a system of their own into a file. */
  public static void write(Path file, System system, List<GeoLayer> layers) throws IOException {
    try (Connection connection =
        DriverManager.getConnection("jdbc:sqlite:" + file.toAbsolutePath())) {
      new GeoPackage(connection).fill(List.of(system), layers);
    } catch (SQLException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  /** The bytes of a file with layers in WGS 84. */
  public static byte[] bytes(List<GeoLayer> layers) throws IOException {
    try (Connection connection = DriverManager.getConnection(MEMORY)) {
      new GeoPackage(connection).fill(List.of(), layers);
      return connection.unwrap(SQLiteConnection.class).serialize("main");
    } catch (SQLException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  /**
   * The layers of a file that {@link #bytes} has written.
   *
   * @throws IOException if it has anything besides, or is none
   */
  public static List<GeoLayer> read(byte[] content) throws IOException {
    List<GeoLayer> layers;
    try (Connection connection = DriverManager.getConnection(MEMORY)) {
      connection.unwrap(SQLiteConnection.class).deserialize("main", content);
      layers = new LayerReader(connection).layers();
    } catch (SQLException e) {
      throw new IOException("it is no sound GeoPackage", e);
    }
    if (!Arrays.equals(content, bytes(layers))) {
      throw new IOException("there is something besides its layers");
    }
    return layers;
  }

  private void fill(List<System> systems, List<GeoLayer> layers) throws SQLException {
    connection.setAutoCommit(false);
    begin();
    for (System each : systems) {
      if (each.code() != WGS84) {
        system("EPSG:" + each.code(), each.code(), "EPSG", each.definition());
      }
    }
    for (GeoLayer layer : layers) {
      layer(layer);
    }
    connection.commit();
  }

  private void run(String... statements) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  private void begin() throws SQLException {
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
    system("Undefined cartesian SRS", -1, "NONE", "undefined");
    system("Undefined geographic SRS", 0, "NONE", "undefined");
    system("WGS 84", WGS84, "EPSG", WGS84_TEXT);
  }

  private void system(String name, int id, String organization, String definition)
      throws SQLException {
    insert(
        "INSERT INTO gpkg_spatial_ref_sys VALUES (?, ?, ?, ?, ?, NULL)",
        name,
        id,
        organization,
        id,
        definition);
  }

  private void insert(String sql, @Nullable Object... values) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      statement.executeUpdate();
    }
  }

  private void layer(GeoLayer layer) throws SQLException {
    String table = quoted(layer.name());
    StringBuilder create =
        new StringBuilder("CREATE TABLE " + table)
            .append(" (fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, geom ")
            .append(layer.geometry());
    layer
        .columns()
        .forEach(
            (column, type) -> create.append(", ").append(quoted(column)).append(' ').append(type));
    run(create.append(')').toString());
    Envelope all = new Envelope();
    layer.rows().forEach(row -> row.shape().ifPresent(each -> expand(all, each)));
    boolean somewhere = !all.isNull();
    insert(
        "INSERT INTO gpkg_contents (table_name, data_type, identifier, last_change, min_x, min_y,"
            + " max_x, max_y, srs_id) VALUES (?, 'features', ?, ?, ?, ?, ?, ?, ?)",
        layer.name(),
        layer.name(),
        NO_DATE,
        somewhere ? all.getMinX() : null,
        somewhere ? all.getMinY() : null,
        somewhere ? all.getMaxX() : null,
        somewhere ? all.getMaxY() : null,
        layer.srs());
    insert(
        "INSERT INTO gpkg_geometry_columns VALUES (?, 'geom', ?, ?, ?, 0)",
        layer.name(),
        layer.geometry(),
        layer.srs(),
        layer.rows().stream().flatMap(row -> row.shape().stream()).anyMatch(GeoPackage::hasHeights)
            ? HEIGHTS_MAY_BE
            : 0);
    rows(layer);
  }

  private static void expand(Envelope all, Geometry shape) {
    all.expandToInclude(shape.getEnvelopeInternal());
  }

  private void rows(GeoLayer layer) throws SQLException {
    String names =
        layer.columns().keySet().stream()
            .map(column -> ", " + quoted(column))
            .collect(Collectors.joining());
    String sql =
        "INSERT INTO %s (geom%s) VALUES (?%s)"
            .formatted(quoted(layer.name()), names, ", ?".repeat(layer.columns().size()));
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (GeoLayer.Row row : layer.rows()) {
        Optional<Geometry> shape = row.shape();
        statement.setObject(1, shape.isPresent() ? blob(shape.get(), layer.srs()) : null);
        int at = 2;
        for (Map.Entry<String, String> column : layer.columns().entrySet()) {
          statement.setObject(at++, row.cells().get(column.getKey()));
        }
        statement.executeUpdate();
      }
    }
  }

  static String quoted(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }

  /** The head of a geometry: little endian, with its envelope; then well-known binary. */
  private static byte[] blob(Geometry shape, int srs) {
    Envelope edges = shape.getEnvelopeInternal();
    byte[] wkb =
        new WKBWriter(hasHeights(shape) ? 3 : 2, ByteOrderValues.LITTLE_ENDIAN).write(shape);
    return ByteBuffer.allocate(HEAD + wkb.length)
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
    return !shape.isEmpty();
  }
}
