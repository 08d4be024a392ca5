package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;

/** {@code studio terrain import} with its options, and what is left when it is ended early. */
class TerrainImportingTest {
  @TempDir Path folder = Path.of("");

  private String run(String... words) {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run(words)).as(studio.err()).isZero();
    return studio.out();
  }

  private void heights(String name, int cells, double cellMetres, double west) throws IOException {
    GridGeometry grid = new GridGeometry(cells, cells, west, 5_650_000, cellMetres);
    float[] values = new float[grid.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = (float) (200 + 20 * Math.sin(i % cells / 9.0) + 15 * Math.cos(i / cells / 7.0));
    }
    GeoTiffWriter.write(folder.resolve(name), grid, "EPSG:32632", values);
  }

  @Test
  void layersCarryWhatTheUserKnowsOfThem() throws IOException {
    heights("heights.tif", 60, 50, 680_000);
    run(
        "terrain",
        "import",
        "jena",
        "--elevation",
        "heights.tif",
        "--source",
        "elevation=A survey",
        "--licence",
        "elevation=CC0-1.0",
        "--date",
        "elevation=1806",
        "--confidence",
        "elevation=possible",
        "--accuracy",
        "elevation=12/3.5");

    JsonNode info = new ObjectMapper().readTree(run("terrain", "info", "jena", "--format", "json"));
    JsonNode layer = info.path("layers").path("elevation");
    assertThat(layer.path("source").asText()).isEqualTo("A survey");
    assertThat(layer.path("licence").asText()).isEqualTo("CC0-1.0");
    assertThat(layer.path("date").asText()).isEqualTo("1806");
    assertThat(layer.path("confidence").asText()).isEqualTo("possible");
    assertThat(layer.path("horizontalMetres").asDouble()).isEqualTo(12);
    assertThat(layer.path("verticalMetres").asDouble()).isEqualTo(3.5);
    assertThat(run("terrain", "info", "jena"))
        .contains("source   elevation: A survey", "possible, ±12 m, height ±3.5 m");
  }

  @Test
  void aSourceWithoutASystemIsToldWithTheOptionThatNamesIt() throws IOException {
    Files.writeString(
        folder.resolve("grid.asc"),
        "ncols 2\nnrows 1\nxllcorner 600000\nyllcorner 5600000\ncellsize 25\n1 2\n");
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("terrain", "import", "a", "--elevation", "grid.asc")).isEqualTo(2);
    assertThat(studio.err())
        .contains("grid.asc: has no coordinate system; name its system by an EPSG code with")
        .contains("--source-crs");
  }

  @Test
  void aGroundIsWrittenOverOnlyWhenToldTo() throws IOException {
    heights("heights.tif", 60, 50, 680_000);
    run("terrain", "import", "jena", "--elevation", "heights.tif");
    byte[] before = Files.readAllBytes(folder.resolve("jena/terrain.json"));
    TestTerminal again = new TestTerminal(folder);
    assertThat(again.run("terrain", "import", "jena", "--elevation", "heights.tif", "--cell", "25"))
        .isEqualTo(2);
    assertThat(again.err())
        .contains("jena is a ground already; choose another name, or write over it with --replace");
    assertThat(folder.resolve("jena/terrain.json")).hasBinaryContent(before);
    run("terrain", "import", "jena", "--elevation", "heights.tif", "--cell", "25", "--replace");
    assertThat(run("terrain", "info", "jena"))
        .contains("cells of 25 m", "bilinear to cells of 25 m");
  }

  @Test
  void aFolderOfTilesIsOneGround() throws IOException {
    Files.createDirectories(folder.resolve("tiles/deeper"));
    heights("tiles/a.tif", 30, 50, 680_000);
    heights("tiles/deeper/b.tif", 30, 50, 681_500);
    Files.writeString(folder.resolve("tiles/readme.txt"), "not a raster");

    assertThat(run("terrain", "import", "jena", "--elevation", "tiles", "--preview"))
        .contains("heights a.tif", "heights b.tif", "grid    60 x 30 cells of 50 m");
    assertThat(folder.resolve("jena")).doesNotExist();
  }

  @Test
  void aScanShowsHowItFitsItsControlPoints() throws IOException {
    ImageIO.write(
        new BufferedImage(400, 300, BufferedImage.TYPE_INT_RGB),
        "png",
        folder.resolve("scan.png").toFile());
    StringBuilder table = new StringBuilder("id,column,row,easting,northing\n");
    for (int i = 0; i < 9; i++) {
      int column = 20 + 180 * (i % 3);
      int row = 20 + 130 * (i / 3);
      double wrong = i == 4 ? 500 : 0;
      table.append(
          "p%d,%d,%d,%s,%s\n"
              .formatted(i, column, row, 680_000 + 10 * column + wrong, 5_650_000 - 10 * row));
    }
    Files.writeString(folder.resolve("points.csv"), table.toString());

    String said =
        run(
            "terrain",
            "import",
            "scan",
            "--sheet",
            "scan.png",
            "--points",
            "points.csv",
            "--source-crs",
            "EPSG:32632",
            "--preview",
            "--residuals",
            "3");

    List<String> lines = said.lines().toList();
    int heading =
        lines.indexOf(lines.stream().filter(l -> l.startsWith("point ")).findFirst().orElseThrow());
    assertThat(lines.get(heading + 1)).startsWith("p4 ").contains("444.4 m");
    assertThat(said)
        .contains(
            "and 6 more that fit better", "affine through 9 control points", "--method similarity")
        .contains("warning ");
  }

  @Test
  void theTableOfFeaturesCanBeTakenChangedAndNamed() throws IOException {
    heights("heights.tif", 60, 50, 680_000);
    run("terrain", "mapping", "--out", "table.json");
    String table = Files.readString(folder.resolve("table.json"));
    Files.writeString(
        folder.resolve("table.json"),
        table.replaceFirst(
            "\"rules\": \\[",
            "\"rules\": [{\"when\": {\"sort\": [\"fen\"]}, \"kind\": \"marsh\"},"));
    Files.writeString(
        folder.resolve("fen.geojson"),
        """
        {"type": "FeatureCollection", "crs": {"type": "name", "properties": {"name": "EPSG:32632"}},
         "features": [{"type": "Feature", "properties": {"sort": "fen"}, "geometry": {"type":
         "Polygon", "coordinates": [[[680500, 5648000], [681500, 5648000], [681500, 5649000],
         [680500, 5648000]]]}}]}
        """);
    run(
        "terrain",
        "import",
        "jena",
        "--elevation",
        "heights.tif",
        "--features",
        "fen.geojson",
        "--mapping",
        "table.json");

    assertThat(run("terrain", "info", "jena")).contains("feature  marsh: 1");
    TestTerminal again = new TestTerminal(folder);
    assertThat(again.run("terrain", "mapping", "--out", "table.json")).isEqualTo(2);
    assertThat(again.err()).contains("is there already");
  }

  @Test
  void contoursMakeHeightsWhereThereIsNoRaster() throws IOException {
    StringBuilder lines = new StringBuilder();
    for (int ring = 1; ring <= 4; ring++) {
      double r = 100.0 * ring;
      lines.append(ring == 1 ? "" : ",");
      lines.append(
          """
          {"type": "Feature", "properties": {"kind": "contour", "height": %d}, "geometry":
          {"type": "LineString", "coordinates": [[%s, 5648000], [681000, %s], [%s, 5648000],
          [681000, %s], [%s, 5648000]]}}"""
              .formatted(
                  300 - 10 * ring,
                  681_000 - r,
                  5_648_000 + r,
                  681_000 + r,
                  5_648_000 - r,
                  681_000 - r));
    }
    Files.writeString(
        folder.resolve("contours.geojson"),
        "{\"type\": \"FeatureCollection\", \"crs\": {\"type\": \"name\", \"properties\": {\"name\":"
            + " \"EPSG:32632\"}}, \"features\": ["
            + lines
            + "]}");
    run(
        "terrain",
        "import",
        "hill",
        "--features",
        "contours.geojson",
        "--crs",
        "EPSG:32632",
        "--crop",
        "680600,5647600,681400,5648400",
        "--cell",
        "20");
    JsonNode top =
        new ObjectMapper()
            .readTree(run("terrain", "info", "hill", "--at", "681000,5648000", "--format", "json"));

    assertThat(top.path("point").path("heightMetres").asDouble()).isBetween(290.5, 305.0);
  }

  @Test
  void slopesDrawnByHandCountBeforeTheHeights() throws IOException {
    heights("heights.tif", 60, 50, 680_000);
    Files.writeString(
        folder.resolve("scarp.geojson"),
        """
        {"type": "FeatureCollection", "crs": {"type": "name", "properties": {"name": "EPSG:32632"}},
         "features": [{"type": "Feature", "properties": {"kind": "slope.override", "slope_deg": 30},
         "geometry": {"type": "Polygon", "coordinates": [[[680500, 5648000], [681500, 5648000],
         [681500, 5648500], [680500, 5648500], [680500, 5648000]]]}}]}
        """);
    run("terrain", "import", "jena", "--elevation", "heights.tif", "--features", "scarp.geojson");
    JsonNode slope =
        new ObjectMapper().readTree(run("terrain", "slope", "jena", "--format", "json"));

    assertThat(slope.path("bands").path(4).path("band").asText()).isEqualTo("25-35°");
    assertThat(slope.path("bands").path(4).path("cells").asInt()).isEqualTo(200);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "--sheet scan.png --method afine|did you mean `affine`",
        "--points p.csv|name the scan with --sheet",
        "--elevation nothing.tif|does not exist",
        "--elevation .|holds no rasters of heights",
        "--elevation h.tif --accuracy elevation=big|takes metres such as elevation=10/16",
        "--elevation h.tif --accuracy height=1|There is no layer `height`",
        "--elevation h.tif --confidence elevation=sure|There is no degree of confidence `sure`",
        "--elevation h.tif --crop 1,2,3|takes four figures",
        "--elevation h.tif --residuals -1|0 or more",
      })
  void wrongUseIsOneSentence(String options, String expected) {
    TestTerminal studio = new TestTerminal(folder);
    List<String> words = new ArrayList<>(List.of("terrain", "import", "x"));
    words.addAll(List.of(options.split(" ", -1)));

    assertThat(studio.run(words.toArray(new String[0]))).isEqualTo(2);
    assertThat(studio.err()).startsWith("studio: ").contains(expected).doesNotContain("Exception");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void anImportThatIsEndedLeavesNothingBehind() throws IOException, InterruptedException {
    heights("heights.tif", 300, 100, 680_000);
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "studio.kriegsspiel.cli.Studio",
                "terrain",
                "import",
                "big",
                "--elevation",
                "heights.tif",
                "--cell",
                "1.5")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    boolean begun = false;
    for (int i = 0; i < 300 && !begun && process.isAlive(); i++) {
      Thread.sleep(50);
      begun = files().stream().anyMatch(name -> name.startsWith(".big"));
    }
    process.toHandle().destroy();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(begun).as(said).isTrue();
    assertThat(process.waitFor(40, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isNotZero();
    assertThat(said).contains("The import was cancelled; nothing was written.");
    assertThat(files()).containsExactly("heights.tif");
  }

  private List<String> files() throws IOException {
    try (var all = Files.list(folder)) {
      return all.map(path -> path.getFileName().toString()).toList();
    }
  }
}
