package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.HandEdit;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.TerrainPackage;

class TerrainInfoTest {
  @TempDir Path folder;

  @BeforeEach
  void writeGround() {
    GridGeometry grid = new GridGeometry(60, 60, 600_000, 5_600_600, 10);
    TerrainPackage.write(
        Terrain.builder("field", "EPSG:32631", grid.bounds())
            .elevation(ElevationGrid.computed(grid, (x, y) -> 80))
            .feature(raised("hill", 4))
            .setAside(List.of(raised("doubtful", 9)))
            .build(),
        folder.resolve("field"));
  }

  private static Feature raised(String id, double metres) {
    Bounds box = new Bounds(600_200, 5_600_200, 600_300, 5_600_300);
    return new Feature(
        id,
        FeatureKind.HEIGHT_OVERRIDE,
        new GeometryFactory().toGeometry(box.toEnvelope()),
        Optional.empty(),
        Attributes.builder().heightMetres(metres).build(),
        Optional.of(new HandEdit("dug away in 1820", "Craan 1816", Confidence.PROBABLE)));
  }

  @Test
  void everyHandEditIsToldWithReasonSourceAndConfidence() {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("terrain", "info", "field")).isZero();
    assertThat(studio.out())
        .contains(
            "by hand  hill: height.override height 4 m; dug away in 1820; Craan 1816; probable",
            "aside    doubtful: height.override height 9 m; dug away in 1820; Craan 1816; probable",
            " ha differ: ",
            "raised, at most 4.0 m.");
  }

  @Test
  void theSameIsThereForPrograms() throws IOException {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("terrain", "info", "field", "--format", "json")).isZero();
    JsonNode answer = new ObjectMapper().readTree(studio.out());
    assertThat(answer.path("byHand").path(0).path("source").asText()).isEqualTo("Craan 1816");
    assertThat(answer.path("byHand").path(1).path("setAside").asBoolean()).isTrue();
    assertThat(answer.path("heightsDiffer").path("greatestRiseMetres").asDouble()).isEqualTo(4);
  }
}
