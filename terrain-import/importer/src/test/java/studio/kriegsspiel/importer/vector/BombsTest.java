package studio.kriegsspiel.importer.vector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.fuzz.OsmSeeds;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.geojson.MemoryBudget;

/** Vector files made to exhaust a reader end in a sentence, soon. */
@Timeout(30)
class BombsTest {
  private static final Bounds EVERYWHERE = new Bounds(-2e6, -2e6, 3e6, 9e6);

  @TempDir Path folder;

  private List<String> read(Path file) {
    return new FeatureImport(
            SourceSystem.ofCode("test", "EPSG:32631"), EVERYWHERE, Optional.empty())
        .read(file, Optional.empty());
  }

  private void refused(Path file, String why) {
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(GroundException.class)
        .hasMessageStartingWith(file.getFileName() + ": ")
        .hasMessageContaining(why);
  }

  private Path text(String name, String content) throws IOException {
    return Files.writeString(folder.resolve(name), content);
  }

  @Test
  void entitiesThatGrowAreNotFollowed() throws IOException {
    StringBuilder types = new StringBuilder("<!DOCTYPE osm [<!ENTITY a0 \"ha\">");
    for (int i = 1; i < 40; i++) {
      types.append("<!ENTITY a%d \"&a%d;&a%d;\">".formatted(i, i - 1, i - 1));
    }
    refused(
        text("laughs.osm", "<?xml version='1.0'?>" + types + "]><osm note='&a39;'/>"),
        "declares a document type");
  }

  @Test
  void filesOfTheMachineAreNotRead() throws IOException {
    Path secret = text("secret.txt", "secret");
    refused(
        text(
            "entity.osm",
            "<?xml version='1.0'?><!DOCTYPE osm [<!ENTITY x SYSTEM '"
                + secret.toUri()
                + "'>]>"
                + "<osm><node id='1' lat='50' lon='4'><tag k='name' v='&x;'/></node></osm>"),
        "declares a document type");
  }

  @Test
  void oneEndlessAttributeIsRefused() throws IOException {
    Path file = folder.resolve("long.osm");
    try (Writer writer = Files.newBufferedWriter(file)) {
      writer.write("<osm><node id='1' lat='50' lon='4'><tag k='name' v='");
      for (int i = 0; i < 6000; i++) {
        writer.write("x".repeat(1000));
      }
      writer.write("'/></node></osm>");
    }
    refused(file, "a tag or a text of more than 4 MB");
  }

  @Test
  void whatUnpacksWithoutEndIsCutOff() throws IOException {
    Path file = folder.resolve("blanks.osm.gz");
    byte[] blanks = "<!-- -->\n".repeat(10_000).getBytes(StandardCharsets.US_ASCII);
    try (OutputStream packed = new GZIPOutputStream(Files.newOutputStream(file))) {
      packed.write("<osm>".getBytes(StandardCharsets.US_ASCII));
      for (int i = 0; i < 1000; i++) {
        packed.write(blanks);
      }
    }
    refused(file, "unpacks to far more than it should");
  }

  @Test
  void relationsThatHoldThemselvesEnd() throws IOException {
    String relation =
        "<relation id='%d'><member type='relation' ref='%d' role='outer'/><member type='way' ref='9'"
            + " role='outer'/><tag k='type' v='multipolygon'/><tag k='natural' v='wood'/></relation>";
    Path file =
        text("ring.osm", "<osm>" + relation.formatted(1, 2) + relation.formatted(2, 1) + "</osm>");
    assertThat(read(file)).anyMatch(remark -> remark.contains("2 ways or relations lacked"));
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MAX_VALUE, -1, 33 << 20})
  void aBlobThatClaimsTooMuchIsRefused(int claimed) throws IOException {
    Path file = folder.resolve("claims.osm.pbf");
    Files.write(file, OsmSeeds.packedBlob(OsmSeeds.block(), claimed));
    refused(file, "claims to unpack to");
  }

  @ParameterizedTest
  @CsvSource({"10, unpacks to another size", "100000, unpacks to another size"})
  void aBlobThatLiesAboutItsSizeIsRefused(int claimed, String why) throws IOException {
    Path file = folder.resolve("lies.osm.pbf");
    Files.write(file, OsmSeeds.packedBlob(OsmSeeds.block(), claimed));
    refused(file, why);
  }

  @Test
  void aHeadingThatClaimsTooMuchIsRefused() throws IOException {
    Path file = folder.resolve("heading.osm.pbf");
    Files.write(file, ByteBuffer.allocate(100).putInt(Integer.MAX_VALUE).array());
    refused(file, "claims a heading of 2147483647 bytes");
  }

  private Path geoPackage(String... statements) throws SQLException {
    Path file = folder.resolve("hostile.gpkg");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      for (String each : statements) {
        statement.execute(each);
      }
    }
    return file;
  }

  private static final String COLUMNS =
      "CREATE TABLE gpkg_geometry_columns(table_name, column_name, srs_id)";
  private static final String SYSTEMS =
      "CREATE TABLE gpkg_spatial_ref_sys(srs_id, organization, organization_coordsys_id, definition)";
  private static final String ENDLESS =
      " AS WITH RECURSIVE n(table_name, column_name, srs_id) AS (SELECT 'a', 'b', 1 UNION ALL SELECT"
          + " table_name || 'a', 'b', srs_id + 1 FROM n) SELECT * FROM n";

  @Test
  void aViewInPlaceOfTheListOfLayersIsRefused() throws SQLException {
    refused(
        geoPackage("CREATE VIEW gpkg_geometry_columns" + ENDLESS),
        "has no plain table gpkg_geometry_columns");
  }

  @Test
  void aViewAsALayerIsPassedOver() throws SQLException {
    refused(
        geoPackage(
            COLUMNS,
            SYSTEMS,
            "CREATE VIEW roads" + ENDLESS,
            "INSERT INTO gpkg_geometry_columns VALUES('roads', 'column_name', 1)"),
        "holds no layer of features");
  }

  @Test
  void triggersNeverFire() throws SQLException {
    Path file =
        geoPackage(
            COLUMNS,
            SYSTEMS,
            "CREATE TABLE roads(fid INTEGER PRIMARY KEY, geom BLOB)",
            "CREATE TRIGGER t AFTER INSERT ON roads BEGIN DELETE FROM gpkg_geometry_columns; END",
            "INSERT INTO gpkg_geometry_columns VALUES('roads', 'geom', 1)",
            "INSERT INTO gpkg_geometry_columns VALUES('other', 'geom', 1)");
    assertThat(read(file)).last().asString().contains("0 features and 0 places taken");
  }

  @Test
  void aValueAsLargeAsTheMemoryIsRefused() throws SQLException {
    refused(
        geoPackage(
            COLUMNS,
            SYSTEMS,
            "CREATE TABLE roads(fid INTEGER PRIMARY KEY, geom BLOB)",
            "INSERT INTO gpkg_geometry_columns VALUES('roads', 'geom', 1)",
            "INSERT INTO roads VALUES(1, zeroblob(200000000))"),
        "is no sound GeoPackage");
  }

  @Test
  void aComputedColumnCannotTakeTheMemory() throws SQLException {
    refused(
        geoPackage(
            COLUMNS,
            SYSTEMS,
            "CREATE TABLE roads(fid INTEGER PRIMARY KEY, geom AS (zeroblob(900000000)))",
            "INSERT INTO gpkg_geometry_columns VALUES('roads', 'geom', 1)",
            "INSERT INTO roads VALUES(1)"),
        "is no sound GeoPackage");
  }

  @ParameterizedTest
  @ValueSource(ints = {20, 900, 200_000})
  void bracketsWithinBracketsEnd(int depth) throws IOException {
    refused(
        text(
            "deep.geojson",
            "{\"type\":\"Feature\",\"properties\":{},\"geometry\":{\"type\":\"Polygon\",\"coordinates\":"
                + "[".repeat(depth)),
        "");
    refused(
        text(
            "nested.geojson",
            "{\"type\":\"Feature\",\"geometry\":"
                + "{\"type\":\"GeometryCollection\",\"geometries\":[".repeat(depth)),
        "");
  }

  @Test
  void aRecordThatClaimsMoreThanTheFileIsRefused() throws IOException {
    for (int words : new int[] {Integer.MAX_VALUE, -1, 1, 60}) {
      ByteBuffer file = ByteBuffer.allocate(200).putInt(0, 9994).putInt(100, 1).putInt(104, words);
      Path path = folder.resolve("lying.shp");
      Files.write(path, file.array());
      refused(path, words == 60 ? "cut short at record" : "cut short at record 1");
    }
  }

  @Test
  void aTableOfMoreRowsThanShapesIsReadOnlySoFar() throws IOException {
    // Rows of one byte: 200 MB of maps if every one were read.
    ByteBuffer table = ByteBuffer.allocate(3_000_100).order(java.nio.ByteOrder.LITTLE_ENDIAN);
    table.putInt(4, Integer.MAX_VALUE).putShort(8, (short) 33).putShort(10, (short) 1);
    table.put(32, (byte) 0x0D);
    Files.write(folder.resolve("few.dbf"), table.array());
    Path shapes = folder.resolve("few.shp");
    Files.write(shapes, ByteBuffer.allocate(100).putInt(0, 9994).array());
    assertThat(read(shapes)).last().asString().contains("0 features");
  }

  @Test
  void aBudgetEndsInASentence() {
    MemoryBudget budget = new MemoryBudget("large.osm", "cut it", 1000);
    budget.take(900);
    assertThatThrownBy(() -> budget.take(200))
        .hasMessage("large.osm: holds more than the memory takes; cut it.");
  }
}
