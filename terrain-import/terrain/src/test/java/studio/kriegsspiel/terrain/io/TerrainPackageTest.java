package studio.kriegsspiel.terrain.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.BridgeMaterial;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.DefenceClass;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.HandEdit;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Provenance;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.tiff.Gdal;

class TerrainPackageTest {
  @TempDir Path folder;

  static Terrain sample() {
    byte[] picture = {1, 2, 3};
    return Terrain.builder(
            "mont-saint-jean", "EPSG:32631", new Bounds(599_000, 5_614_000, 601_000, 5_615_000))
        .title("Mont-Saint-Jean")
        .elevation(
            ElevationGrid.computed(
                new GridGeometry(80, 40, 599_000, 5_615_000, 25),
                (x, y) -> x > 600_900 ? Double.NaN : x / 5000 + 3 * Math.sin(y / 111)))
        .sheet(
            new SheetImage(
                "sheet.png",
                200,
                100,
                Georeference.northUp(599_000, 5_615_000, 10),
                () -> new ByteArrayInputStream(picture)))
        .feature(
            feature(
                "bridge-1",
                FeatureKind.BRIDGE,
                "LINESTRING(599100 5614200, 599120.5 5614210.25)",
                Attributes.builder()
                    .bridgeMaterial(BridgeMaterial.STONE)
                    .lengthMetres(22.5)
                    .widthMetres(6)
                    .roadWidth(RoadWidthClass.HIGHWAY)
                    .other(Map.of("osm_id", "42"))
                    .build()))
        .feature(
            new Feature(
                "hedge-1",
                FeatureKind.HEDGE,
                wkt(
                    "MULTILINESTRING((599000 5614000,599100 5614050),(599200 5614100,599300 5614100))"),
                Optional.of("Ohain hedge"),
                Attributes.builder().defence(DefenceClass.LIGHT).heightMetres(1.5).build(),
                Optional.of(new HandEdit("levelled later", "Siborne 1844", Confidence.PROBABLE))))
        .feature(
            feature(
                "wood",
                FeatureKind.WOOD_DENSE,
                "POLYGON((599000 5614000,599500 5614000,599500 5614500,599000 5614000),"
                    + "(599300 5614050,599400 5614050,599400 5614100,599300 5614050))",
                Attributes.NONE))
        .place(
            new Place(
                "La Haye Sainte",
                List.of("Haye Sainte", "the farm"),
                new MapPoint(599_375, 5_614_600),
                Optional.of("bridge-1")))
        .notes(
            LayerKind.ELEVATION,
            new Provenance("made up", "CC0-1.0", "2026", "by formula", Confidence.CONJECTURE),
            Accuracy.of(20, 2.5, "guessed"))
        .build();
  }

  private static Feature feature(String id, FeatureKind kind, String wkt, Attributes attributes) {
    return new Feature(id, kind, wkt(wkt), Optional.empty(), attributes);
  }

  private static org.locationtech.jts.geom.Geometry wkt(String text) {
    try {
      return new WKTReader().read(text);
    } catch (ParseException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"mont-saint-jean", "mont-saint-jean.zip"})
  void readsWhatItWrote(String name) throws IOException {
    Path target = folder.resolve(name);
    Terrain written = sample();
    TerrainPackage.write(written, target);
    Terrain read = TerrainPackage.read(target);
    assertThat(read.toBuilder().sheet(written.sheet().orElseThrow()).build()).isEqualTo(written);
    SheetImage sheet = read.sheet().orElseThrow();
    assertThat(sheet.open().readAllBytes()).containsExactly(1, 2, 3);
    assertThat(sheet.georeference()).isEqualTo(written.sheet().orElseThrow().georeference());
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(target);
    }
  }

  @Test
  void aPackageIsReplacedAsAWhole() throws IOException {
    Path target = folder.resolve("field");
    TerrainPackage.write(sample(), target);
    Terrain smaller = sample().toBuilder().clearFeatures().title("Second").build();
    TerrainPackage.write(smaller, target);
    assertThat(TerrainPackage.read(target).title()).isEqualTo("Second");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(target);
    }
  }

  @Test
  void anInterruptedReplacementGivesTheFormerPackageBack() throws IOException {
    Path target = folder.resolve("field");
    TerrainPackage.write(sample(), target);
    Files.move(target, folder.resolve(".field.previous"));
    assertThat(TerrainPackage.read(target).name()).isEqualTo("mont-saint-jean");
  }

  @Test
  void aFailureLeavesNothingBehind() throws IOException {
    Terrain broken =
        sample().toBuilder()
            .sheet(
                new SheetImage(
                    "sheet.png",
                    1,
                    1,
                    Georeference.northUp(0, 0, 1),
                    () -> {
                      throw new IOException("no such picture");
                    }))
            .build();
    assertThatThrownBy(() -> TerrainPackage.write(broken, folder.resolve("field")))
        .isInstanceOf(GroundException.class);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).isEmpty();
    }
  }

  @Test
  void aFolderThatIsNoPackageIsNotOverwritten() throws IOException {
    Path precious = Files.createDirectories(folder.resolve("letters"));
    Files.writeString(precious.resolve("draft.txt"), "Dear Gneisenau");
    assertThatThrownBy(() -> TerrainPackage.write(sample(), precious))
        .hasMessageContaining("is a folder that is no terrain package");
    assertThat(precious.resolve("draft.txt")).exists();
  }

  private static final String MANIFEST =
      """
      {"format": "kriegsspiel-terrain", "version": 1, "name": "x", "crs": "EPSG:32631",
       "extent": {"west": 0, "south": 0, "east": 1, "north": 1}, "sheet": {"file": "sheet.png",
       "width": 8, "height": 8, "georeference": [1, 0, 0, 0, -1, 8],
       "tiles": {"side": 512, "levels": 3}}}
      """;

  private GroundException readManifest(String manifest) throws IOException {
    Path target = Files.createDirectories(folder.resolve("field"));
    Files.writeString(target.resolve("terrain.json"), manifest);
    return catchThrowableOfType(GroundException.class, () -> TerrainPackage.read(target));
  }

  @Test
  void theManifestOfTheNextTestsIsSound() throws IOException {
    assertThat(readManifest(MANIFEST)).isNull();
  }

  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"kriegsspiel-terrain\"|\"else\"|is not the description of a terrain",
        "\"version\": 1|\"version\": 9|is of version 9, this studio reads 1",
        "\"name\": \"x\"|\"name\": \"../x\"|is no short name",
        "\"extent\"|\"bounds\"|\"west\" is missing or no number",
        "sheet.png|../../etc/passwd|is not named sheet.png or so",
        "\"width\": 8|\"width\": 0|the sheet has no pixels",
        "-1, 8]|-1]|has not six numbers",
        "\"side\": 512|\"side\": 2000000000|the sheet's tiles of 2000000000 pixels in 3 levels",
        "\"levels\": 3|\"levels\": 60|the sheet's tiles of 512 pixels in 60 levels",
        "\"north\": 1}, \"sheet\"|\"north\": 1}, \"elevation\": true, \"sheet\"|elevation.tif",
        "{\"format\"|[1, 2|terrain.json"
      })
  void brokenManifestsEndInOneSentence(String sound, String broken, String sentence)
      throws IOException {
    assertThat(MANIFEST).contains(sound);
    assertThat(readManifest(MANIFEST.replace(sound, broken))).hasMessageContaining(sentence);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"properties\":{\"kind\":\"jungle\"},\"geometry\":{\"type\":\"Point\",\"coordinates\":[4,50]}}]}",
        "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"properties\":{\"kind\":\"road\"},\"geometry\":{\"type\":\"Point\",\"coordinates\":[4,50]}}]}",
        "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"properties\":{\"kind\":\"place\",\"name\":\"x\"},\"geometry\":{\"type\":\"Point\",\"coordinates\":[599000,5614000]}}]}",
        "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"properties\":{\"kind\":\"road\",\"width_m\":\"wide\"},\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[4,50],[4.1,50]]}}]}",
        "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"properties\":{\"kind\":\"wood.light\"},\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[4,50],[4.1,50]]}}]}",
        "{\"type\":\"FeatureCollection\",\"features\":[",
        "nonsense"
      })
  void brokenFeaturesEndInOneSentence(String features) throws IOException {
    Path target = folder.resolve("field");
    TerrainPackage.write(sample(), target);
    Files.writeString(target.resolve("features.geojson"), features);
    assertThatThrownBy(() -> TerrainPackage.read(target))
        .isInstanceOf(GroundException.class)
        .hasMessageStartingWith("features.geojson: ");
  }

  @Test
  void featuresInLongitudeAndLatitudeAreBroughtToTheTerrain() throws IOException {
    Path target = folder.resolve("field");
    TerrainPackage.write(sample(), target);
    Files.writeString(
        target.resolve("features.geojson"),
        "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"properties\":"
            + "{\"kind\":\"place\",\"name\":\"x\"},\"geometry\":{\"type\":\"Point\","
            + "\"coordinates\":[4.4066,50.6803]}}]}");
    MapPoint at = TerrainPackage.read(target).findPlace("x").orElseThrow().at();
    assertThat(at.distanceMetres(new MapPoint(599_375.332, 5_615_217.787))).isLessThan(0.01);
  }

  @Test
  void aZipBombIsStopped() throws IOException {
    Path zip = folder.resolve("bomb.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      out.putNextEntry(new ZipEntry("terrain.json"));
      byte[] spaces = " ".repeat(1 << 20).getBytes(StandardCharsets.US_ASCII);
      for (int i = 0; i < 64; i++) {
        out.write(spaces);
      }
      out.closeEntry();
    }
    assertThatThrownBy(() -> TerrainPackage.read(zip)).isInstanceOf(GroundException.class);
  }

  @Test
  void gdalOpensThePackageUnchanged() throws IOException {
    Gdal.assumePresent();
    Path target = folder.resolve("field");
    TerrainPackage.write(sample(), target);
    assertThat(Gdal.require("gdalinfo", target.resolve("elevation.tif").toString()))
        .contains("Size is 80, 40")
        .contains("ID[\"EPSG\",32631]")
        .contains("Origin = (599000.000000000000000,5615000.000000000000000)");
    assertThat(Gdal.require("ogrinfo", "-al", "-so", target.resolve("features.geojson").toString()))
        .contains("Feature Count: 4")
        .contains("ID[\"EPSG\",32631]")
        .contains("width_m: Real");
  }
}
