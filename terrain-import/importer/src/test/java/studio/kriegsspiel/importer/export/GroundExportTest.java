package studio.kriegsspiel.importer.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.importer.Gdal;
import studio.kriegsspiel.importer.ImportRequest;
import studio.kriegsspiel.importer.TerrainImport;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.HandEdit;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.TerrainPackage;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.Window;

/** What leaves the studio is the ground as it answers, hand edits included. */
class GroundExportTest {
  private static final GridGeometry GRID = new GridGeometry(60, 40, 600_000, 5_600_400, 10);

  @TempDir Path folder;

  private static Geometry rectangle(double west, double south, double east, double north) {
    return new GeometryFactory().toGeometry(new Envelope(west, east, south, north));
  }

  /** A plain at 100 m with a mound thrown up on it by hand, a wood and a village. */
  private static Terrain ground() {
    float[] plain = new float[GRID.size()];
    Arrays.fill(plain, 100);
    return Terrain.builder("plain", "EPSG:32631", GRID.bounds())
        .elevation(ElevationGrid.adopting(GRID, plain))
        .feature(
            new Feature(
                "mound",
                FeatureKind.HEIGHT_OVERRIDE,
                rectangle(600_200, 5_600_100, 600_400, 5_600_300),
                Optional.empty(),
                Attributes.builder().heightMetres(7.5).build(),
                Optional.of(new HandEdit("stood there in 1815", "Craan", Confidence.PROBABLE))))
        .feature(
            new Feature(
                "wood-1",
                FeatureKind.WOOD_LIGHT,
                rectangle(600_450, 5_600_020, 600_590, 5_600_380),
                Optional.of("Bois d'Été"),
                Attributes.builder().other(Map.of("leaf \"type\"", "beech")).build(),
                Optional.empty()))
        .place(
            new Place(
                "Plainville", List.of("Plain"), new MapPoint(600_100, 5_600_200), Optional.empty()))
        .build();
  }

  private List<Path> write(GroundTarget... targets) {
    return GroundExport.write(ground(), EnumSet.copyOf(List.of(targets)), folder);
  }

  @Test
  void theHeightsCarryTheHandEdits() {
    Path package_ = folder.resolve("stored");
    TerrainPackage.write(ground(), package_);
    Path file = write(GroundTarget.GEOTIFF).get(0);
    assertThat(file.getFileName()).hasToString("plain-heights.tif");
    try (GeoTiff out = GeoTiff.open(file);
        GeoTiff stored = GeoTiff.open(package_.resolve(TerrainPackage.ELEVATION))) {
      Window mound = new Window(30, 20, 1, 1);
      assertThat(out.read(mound, 0)[0]).isEqualTo(107.5f);
      assertThat(stored.read(mound, 0)[0]).isEqualTo(100f);
      assertThat(out.read(new Window(5, 5, 1, 1), 0)[0]).isEqualTo(100f);
    }
  }

  @Test
  void gdalReadsTheHeightsWhereTheyAre() throws IOException {
    write(GroundTarget.GEOTIFF);
    List<String> mound =
        Gdal.run(
            folder,
            "gdallocationinfo",
            "-valonly",
            "-geoloc",
            "plain-heights.tif",
            "600305",
            "5600205");
    Assumptions.assumeFalse(mound.isEmpty(), "GDAL's programs are not installed");
    assertThat(Double.parseDouble(mound.get(0))).isCloseTo(107.5, within(1e-6));
    assertThat(Gdal.run(folder, "gdalinfo", "plain-heights.tif"))
        .anyMatch(line -> line.contains("32631"));
  }

  @Test
  void gdalReadsTheLayers() throws IOException {
    write(GroundTarget.GPKG, GroundTarget.GEOJSON);
    List<String> layers = Gdal.run(folder, "ogrinfo", "-ro", "-al", "plain.gpkg");
    Assumptions.assumeFalse(layers.isEmpty(), "GDAL's programs are not installed");
    assertThat(layers)
        .anyMatch(line -> line.contains("Layer name: areas"))
        .anyMatch(line -> line.contains("Layer name: places"))
        .anyMatch(line -> line.contains("32631"))
        .anyMatch(line -> line.contains("override (String) = stood there in 1815"))
        .anyMatch(line -> line.contains("height_m (Real) = 7.5"))
        .anyMatch(line -> line.contains("beech"))
        .anyMatch(line -> line.contains("POINT (600100 5600200)"));
    List<String> globe = Gdal.run(folder, "ogrinfo", "-ro", "-al", "plain.geojson");
    assertThat(globe).anyMatch(line -> line.contains("Plainville"));
    double[] there =
        Gdal.transform(
            folder,
            new double[] {600_100, 5_600_200},
            "-s_srs",
            "EPSG:32631",
            "-t_srs",
            "EPSG:4326");
    String point =
        globe.stream().filter(line -> line.contains("POINT (")).findFirst().orElseThrow();
    String[] at = point.substring(point.indexOf('(') + 1, point.indexOf(')')).split(" ");
    assertThat(Double.parseDouble(at[0])).isCloseTo(there[0], within(1e-6));
    assertThat(Double.parseDouble(at[1])).isCloseTo(there[1], within(1e-6));
  }

  /** What went out by either door comes in again as it was. */
  @Test
  void theStudioReadsItsOwnExport() {
    for (Path file : write(GroundTarget.GPKG, GroundTarget.GEOJSON)) {
      Path target = folder.resolve("again");
      try (TerrainImport work =
          new TerrainImport(
              ImportRequest.builder("again", target)
                  .elevation(write(GroundTarget.GEOTIFF).get(0))
                  .features(file)
                  .build())) {
        work.run(Progress.NONE);
      }
      Terrain again = TerrainPackage.read(target);
      assertThat(again.elevation().orElseThrow().heightMetresAt(600_305, 5_600_205))
          .as("%s", file)
          .isEqualTo(107.5);
      Feature wood =
          again.features().stream()
              .filter(feature -> feature.kind() == FeatureKind.WOOD_LIGHT)
              .findFirst()
              .orElseThrow();
      assertThat(wood.name()).contains("Bois d'Été");
      assertThat(wood.geometry().getArea()).isCloseTo(140 * 360, within(1.0));
      assertThat(
              again
                  .findPlace("Plain")
                  .orElseThrow()
                  .at()
                  .distanceMetres(new MapPoint(600_100, 5_600_200)))
          .isLessThan(0.05);
    }
  }

  @Test
  void withoutHeightsThereIsNoGeoTiffAndNothingElseEither() throws IOException {
    Terrain flat =
        Terrain.builder("flat", "EPSG:32631", new Bounds(600_000, 5_600_000, 601_000, 5_601_000))
            .build();
    assertThatThrownBy(
            () ->
                GroundExport.write(
                    flat, EnumSet.of(GroundTarget.GEOTIFF, GroundTarget.GEOJSON), folder))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("has no heights to make a GeoTIFF of");
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).isEmpty();
    }
  }

  /**
   * What an export that was killed left behind goes with the next; the old files stood till then.
   */
  @Test
  void whatAKilledExportLeftIsSweptAway() throws IOException {
    Path left = folder.resolve(".plain-0f6b8a52-3c1d-4e7f-9a80-b1c2d3e4f506");
    Files.createDirectory(left);
    Files.createFile(left.resolve(".lock"));
    Files.writeString(left.resolve("plain.geojson"), "{\"type\": \"Feat");
    Files.writeString(folder.resolve("plain.geojson"), "older");
    write(GroundTarget.GEOJSON, GroundTarget.GPKG);
    assertThat(folder.resolve("plain.geojson")).content().contains("Plainville");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(each -> each.getFileName().toString()))
          .containsExactlyInAnyOrder("plain.geojson", "plain.gpkg");
    }
  }
}
