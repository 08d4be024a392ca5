package studio.kriegsspiel.importer.fuzz;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Small vector files to start from. */
final class VectorSeeds {
  private static final int ROOM = 400;
  private static byte @Nullable [] template;
  private static int geometryAt;

  private VectorSeeds() {}

  static List<byte[]> geoJson() {
    return List.of(
        Parts.join(
            "{\"type\":\"FeatureCollection\",\"crs\":{\"type\":\"name\",\"properties\":{\"name\":"
                + "\"urn:ogc:def:crs:EPSG::31370\"}},\"features\":[{\"type\":\"Feature\",\"id\":\"w\","
                + "\"properties\":{\"natural\":\"wood\",\"name\":\"Hougoumont\"},\"geometry\":{\"type\":"
                + "\"Polygon\",\"coordinates\":[[[150000,160000],[150100,160000],[150100,160100],"
                + "[150000,160000]]]}}]}"),
        Parts.join(
            "{\"type\":\"Feature\",\"properties\":{\"highway\":\"track\",\"a\":[1,\"b\",{}]},"
                + "\"geometry\":{\"type\":\"GeometryCollection\",\"geometries\":[{\"type\":"
                + "\"MultiLineString\",\"coordinates\":[[[4.4,50.6],[4.5,50.7,120]]]},"
                + "{\"type\":\"Point\",\"coordinates\":[4.4,50.6]}]}}"));
  }

  static List<byte[]> shapefiles() {
    byte[] prj = RasterSeeds.LAMBERT.getBytes(StandardCharsets.US_ASCII);
    byte[] cpg = "UTF-8".getBytes(StandardCharsets.US_ASCII);
    return List.of(
        Parts.join(shapes(5), table(), cpg, prj), Parts.join(shapes(3), table()), shapes(1));
  }

  private static byte[] shapes(int type) {
    double[] ring = {
      600_000, 5_600_000, 600_000, 5_601_000, 601_000, 5_601_000, 600_000, 5_600_000
    };
    int length = type == 1 ? 20 : 48 + ring.length * 8;
    ByteBuffer file = ByteBuffer.allocate(108 + length);
    file.putInt(0, 9994).putInt(24, file.capacity() / 2);
    file.order(ByteOrder.LITTLE_ENDIAN).putInt(28, 1000).putInt(32, type);
    file.order(ByteOrder.BIG_ENDIAN).putInt(100, 1).putInt(104, length / 2);
    file.order(ByteOrder.LITTLE_ENDIAN).putInt(108, type);
    file.position(type == 1 ? 112 : 144);
    if (type != 1) {
      file.putInt(1).putInt(ring.length / 2).putInt(0);
    }
    for (int i = 0; i < (type == 1 ? 2 : ring.length); i++) {
      file.putDouble(ring[i]);
    }
    return file.array();
  }

  private static byte[] table() {
    ByteBuffer file = ByteBuffer.allocate(32 + 32 + 1 + 11).order(ByteOrder.LITTLE_ENDIAN);
    file.put(0, (byte) 3).putInt(4, 1).putShort(8, (short) 65).putShort(10, (short) 11);
    file.put(32, "natural".getBytes(StandardCharsets.US_ASCII)).put(43, (byte) 'C');
    file.put(48, (byte) 10).put(64, (byte) 0x0D);
    file.put(65, " wood      ".getBytes(StandardCharsets.US_ASCII));
    return file.array();
  }

  static List<byte[]> geoPackages() throws IOException {
    ByteBuffer line = ByteBuffer.allocate(8 + 9 + 32).order(ByteOrder.LITTLE_ENDIAN);
    line.put((byte) 'G').put((byte) 'P').put((byte) 0).put((byte) 1).putInt(32631);
    line.put((byte) 1).putInt(2).putInt(2).putDouble(6e5).putDouble(5.6e6);
    line.putDouble(6.01e5).putDouble(5.61e6);
    return List.of(line.array(), withGeometry(line.array()));
  }

  /** A GeoPackage of one feature whose geometry is replaced by other bytes. */
  static synchronized byte[] withGeometry(byte[] geometry) throws IOException {
    if (template == null) {
      template = makeTemplate();
      byte[] marker = marker();
      geometryAt = 0;
      while (!Arrays.equals(
          template, geometryAt, geometryAt + marker.length, marker, 0, marker.length)) {
        geometryAt++;
      }
    }
    byte[] file = template.clone();
    System.arraycopy(geometry, 0, file, geometryAt, Math.min(geometry.length, ROOM));
    return file;
  }

  private static byte[] marker() {
    byte[] marker = new byte[ROOM];
    Arrays.fill(marker, (byte) 0x5A);
    return marker;
  }

  private static byte[] makeTemplate() throws IOException {
    Path file = Files.createTempFile("seed", ".gpkg");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA page_size=512");
      statement.execute("CREATE TABLE gpkg_geometry_columns(table_name, column_name, srs_id)");
      statement.execute(
          "CREATE TABLE gpkg_spatial_ref_sys"
              + "(srs_id, organization, organization_coordsys_id, definition)");
      statement.execute("CREATE TABLE roads(fid INTEGER PRIMARY KEY, geom BLOB, highway TEXT)");
      statement.execute("INSERT INTO gpkg_geometry_columns VALUES('roads', 'geom', 1)");
      statement.execute("INSERT INTO gpkg_spatial_ref_sys VALUES(1, 'EPSG', 32631, '')");
      try (PreparedStatement row =
          connection.prepareStatement("INSERT INTO roads VALUES(1, ?, 'track')")) {
        row.setBytes(1, marker());
        row.execute();
      }
    } catch (SQLException e) {
      throw new IOException(e);
    }
    byte[] content = Files.readAllBytes(file);
    Files.delete(file);
    return content;
  }
}
