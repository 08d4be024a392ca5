package studio.kriegsspiel.importer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.LayerNotes;
import studio.kriegsspiel.terrain.Provenance;
import studio.kriegsspiel.terrain.io.TerrainPackage;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;

/** A roof of ground: 100 m at the western and eastern edge, 150 m along the middle, of 1 in 20. */
class UphillWatersTest {
  private static final GridGeometry GRID = new GridGeometry(200, 100, 600_000, 5_601_000, 10);

  @TempDir Path folder;

  private final List<String> things = new ArrayList<>();

  private Path heights() throws IOException {
    float[] roof = new float[GRID.size()];
    for (int i = 0; i < roof.length; i++) {
      double east = 10 * (i % 200) + 5.0;
      roof[i] = (float) (100 + Math.min(east, 2000 - east) / 20);
    }
    Path file = folder.resolve("roof.tif");
    GeoTiffWriter.write(file, GRID, "EPSG:32631", roof);
    return file;
  }

  /**
   * A water from one easting to another over the ridge if it lies between, in metres from the
   * western edge.
   */
  private void water(String kind, String name, double from, double to) {
    thing(
        kind,
        name,
        String.format(
            Locale.ROOT,
            "{\"type\":\"LineString\",\"coordinates\":[[%f,5600500],[%f,5600505],[%f,5600510]]}",
            600_000 + from,
            600_000 + Math.max(from + 1, Math.min(1000, to - 1)),
            600_000 + to));
  }

  private void thing(String kind, String name, String geometry) {
    things.add(
        "{\"type\":\"Feature\",\"properties\":{\"kind\":\"%s\"%s},\"geometry\":%s}"
            .formatted(kind, name.isEmpty() ? "" : ",\"name\":\"" + name + '"', geometry));
  }

  private List<String> told(Accuracy sure) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("waters.geojson"),
            "{\"type\":\"FeatureCollection\",\"crs\":{\"type\":\"name\",\"properties\":{\"name\":"
                + "\"urn:ogc:def:crs:EPSG::32631\"}},\"features\":["
                + String.join(",", things)
                + "]}");
    try (TerrainImport work =
        new TerrainImport(
            ImportRequest.builder("roof", folder.resolve("roof"))
                .elevation(heights())
                .features(file)
                .notes(
                    LayerKind.ELEVATION,
                    new LayerNotes(new Provenance("", "", "", "", Confidence.PROBABLE), sure))
                .build())) {
      return work.run(Progress.NONE).stream().filter(each -> each.contains("climb")).toList();
    }
  }

  @Test
  void aRiverOverTheRidgeIsToldOfOnceWithItsClimb() throws IOException {
    water("river", "Selde", 205, 1795);
    water("river", "Selde", 605, 1795);
    assertThat(told(Accuracy.UNKNOWN))
        .containsExactly(
            "By the heights the river \"Selde\" has to climb 40 m along its way; it, the map it was"
                + " traced from, or the heights lie off.");
    assertThat(TerrainPackage.readManifest(folder.resolve("roof")).remarks())
        .anyMatch(each -> each.contains("\"Selde\" has to climb 40 m"));
  }

  @Test
  void waterThatFallsAndABankOfNineMetresAreNot() throws IOException {
    water("river", "Down", 1000, 1990);
    water("stream", "Up as it is drawn", 10, 1000);
    water("stream", "Over a bank", 820, 1990);
    assertThat(told(Accuracy.UNKNOWN)).isEmpty();
  }

  @Test
  void twoArmsThatFallFromOneRidgeAreNoClimbNorIsALakeOfARiver() throws IOException {
    thing(
        "river",
        "Arms",
        "{\"type\":\"MultiLineString\",\"coordinates\":[[[600950,5600500],[600100,5600500]],"
            + "[[601050,5600500],[601900,5600500]]]}");
    thing(
        "river",
        "Broad",
        "{\"type\":\"Polygon\",\"coordinates\":[[[600100,5600500],[600900,5600500],[600900,5600520],"
            + "[600100,5600520],[600100,5600500]]]}");
    assertThat(told(Accuracy.UNKNOWN)).isEmpty();
  }

  @Test
  void heightsThatAreNotSoSureAccuseLess() throws IOException {
    water("stream", "Brook", 405, 1795);
    assertThat(told(new Accuracy(OptionalDouble.empty(), OptionalDouble.of(11), ""))).isEmpty();
    assertThat(told(new Accuracy(OptionalDouble.empty(), OptionalDouble.of(8), "")))
        .singleElement()
        .asString()
        .startsWith("By the heights the stream \"Brook\" has to climb 30 m");
  }

  @Test
  void theWorstFiveAreNamedAndTheRestIsCounted() throws IOException {
    for (int i = 1; i <= 7; i++) {
      water("stream", "Brook " + i, 80 * i, 1990);
    }
    List<String> told = told(Accuracy.UNKNOWN);
    assertThat(told).hasSize(6);
    assertThat(told.get(0)).contains("\"Brook 1\" has to climb 46 m");
    assertThat(told.get(5))
        .isEqualTo("2 more rivers and streams have to climb by the heights, less than these.");
  }
}
