package studio.kriegsspiel.importer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.HandEdit;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/** An import over a ground loses nothing that cannot be imported again. */
class StandingGroundTest {
  private static final GeometryFactory SHAPES = new GeometryFactory();

  @TempDir Path folder;

  private static Feature road(String id, double east, Optional<HandEdit> edit) {
    return new Feature(
        id,
        FeatureKind.ROAD,
        SHAPES.createLineString(
            new Coordinate[] {
              new Coordinate(east, 5_600_010), new Coordinate(east + 50, 5_600_090)
            }),
        Optional.empty(),
        Attributes.NONE,
        edit);
  }

  private static Optional<HandEdit> drawn() {
    return Optional.of(new HandEdit("the lane of 1815", "a witness", Confidence.POSSIBLE));
  }

  private Path standing(String crs) {
    Path target = folder.resolve("hill");
    Terrain old =
        Terrain.builder("hill", crs, new Bounds(600_000, 5_600_000, 601_000, 5_601_000))
            .feature(road("road-1", 600_010, drawn()))
            .feature(road("road-2", 600_020, Optional.empty()))
            .feature(road("road-3", 600_700, drawn()))
            .build();
    TerrainPackage.write(old, target);
    return target;
  }

  private List<String> importOver(Path target) throws IOException {
    try (TerrainImport work = over(target)) {
      return work.run(Progress.NONE);
    }
  }

  private TerrainImport over(Path target) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("new.geojson"),
            "{\"type\":\"FeatureCollection\",\"crs\":{\"type\":\"name\",\"properties\":{\"name\":"
                + "\"urn:ogc:def:crs:EPSG::32631\"}},\"features\":[{\"type\":\"Feature\","
                + "\"properties\":{\"kind\":\"road\"},\"geometry\":{\"type\":\"LineString\","
                + "\"coordinates\":[[600100,5600010],[600120,5600090]]}}]}");
    return new TerrainImport(
        ImportRequest.builder("hill", target)
            .features(file)
            .targetCrs("EPSG:32631")
            .cellMetres(10)
            .crop(new Crop(600_000, 5_600_000, 600_200, 5_600_200, false))
            .build());
  }

  @Test
  void thePreviewTellsWhatIsKeptAndWhatCannotBe() throws IOException {
    try (TerrainImport work = over(standing("EPSG:32631"))) {
      assertThat(work.preview().lines())
          .contains("keeps   2 hand edits of the ground that lies there");
    }
    try (TerrainImport work = over(standing("EPSG:32632"))) {
      assertThatThrownBy(work::preview).hasMessageContaining("cannot keep");
    }
  }

  @Test
  void whatWasDrawnByHandIsKeptOverWhatIsImported() throws IOException {
    Path target = standing("EPSG:32631");
    assertThat(importOver(target))
        .contains(
            "2 hand edits of the ground that lay here were kept; 1 beyond the new ground set"
                + " aside.");
    Terrain fresh = TerrainPackage.read(target);
    assertThat(fresh.features()).hasSize(2);
    assertThat(fresh.features().get(0).isOverride()).isFalse();
    Feature kept = fresh.features().get(1);
    assertThat(kept.handEdit()).isEqualTo(drawn());
    assertThat(kept.id()).isNotEqualTo(fresh.features().get(0).id());
    assertThat(kept.geometry().getEnvelopeInternal().getMinX()).isEqualTo(600_010);
    assertThat(fresh.setAside()).hasSize(1);
    assertThat(importOver(target)).anyMatch(remark -> remark.startsWith("2 hand edits"));
  }

  @Test
  void whatWasDrawnByHandOutlivesAReplacementThatWasCutShort() throws IOException {
    Path target = standing("EPSG:32631");
    Files.move(target, folder.resolve(".hill.previous"));
    assertThat(importOver(target)).anyMatch(remark -> remark.startsWith("2 hand edits"));
    assertThat(TerrainPackage.read(target).setAside()).hasSize(1);
    assertThat(folder.resolve(".hill.previous")).doesNotExist();
  }

  @Test
  void handEditsOfAnotherSystemAreNotLostButRefused() {
    Path target = standing("EPSG:32632");
    assertThatThrownBy(() -> importOver(target))
        .isInstanceOf(GroundException.class)
        .hasMessage(
            "hill: lies there with 2 hand edits in EPSG:32632, which a ground in EPSG:32631 cannot"
                + " keep; import into its system, or under another name.");
    assertThat(TerrainPackage.read(target).features()).hasSize(3);
  }

  @Test
  void aDamagedGroundIsNotWrittenOverUnseen() throws IOException {
    Path target = standing("EPSG:32631");
    Files.writeString(target.resolve("features.geojson"), "{\"type\":");
    assertThatThrownBy(() -> importOver(target)).isInstanceOf(GroundException.class);
    assertThat(target.resolve("features.geojson")).hasContent("{\"type\":");
  }
}
