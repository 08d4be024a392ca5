package studio.kriegsspiel.desktop.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.ground.GroundDraft;
import studio.kriegsspiel.desk.ground.GroundShelf.Spot;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.io.TerrainPackage;

class GroundsTest {
  @TempDir Path folder;
  private final Grounds grounds = new Grounds(Library.open());
  private Optional<Path> scenario = Optional.empty();
  private Path ground;

  @BeforeEach
  void writeGround() {
    scenario = Optional.of(folder.resolve("s.kriegsspiel"));
    ground = folder.resolve("terrains/plain");
    GridGeometry grid = new GridGeometry(10, 10, 600_000, 5_600_100, 10);
    TerrainPackage.write(
        Terrain.builder("plain", "EPSG:32631", grid.bounds())
            .elevation(ElevationGrid.computed(grid, (x, y) -> 50))
            .build(),
        ground);
  }

  private Ground read() {
    return grounds.find(scenario, "plain").orElseThrow();
  }

  private Terrain layWithAPlace() {
    Ground before = read();
    Spot spot = grounds.locate(scenario, "plain").orElseThrow();
    Terrain changed =
        before.terrain().toBuilder()
            .place(new Place("Mill", new MapPoint(600_050, 5_600_050)))
            .build();
    GroundDraft draft =
        GroundDraft.of("plain", spot, before.terrain(), before.heights()).with(changed);
    grounds.lay("plain", draft.now(), draft.heights());
    return changed;
  }

  private void touch() throws IOException {
    Files.setLastModifiedTime(
        ground.resolve("features.geojson"),
        FileTime.fromMillis(System.currentTimeMillis() + 60_000));
  }

  @Test
  void aGroundBesideTheScenarioMayBeWrittenAndOneOfTheLibraryMayNot() {
    assertThat(grounds.locate(scenario, "plain")).contains(new Spot(ground, true));
    assertThat(grounds.locate(scenario, "mont-saint-jean").orElseThrow().own()).isFalse();
    assertThat(grounds.locate(scenario, "../plain")).isEmpty();
  }

  @Test
  void whatIsLaidCountsUntilItIsClearedWhateverIsOnDisk() throws IOException {
    Terrain changed = layWithAPlace();
    assertThat(read().terrain()).isSameAs(changed);
    assertThat(read()).isSameAs(read());
    assertThat(read().terrain().places()).extracting(Place::name).containsExactly("Mill");
    touch();
    assertThat(read().terrain()).isSameAs(changed);
    grounds.clear();
    assertThat(read().terrain().places()).isEmpty();
  }

  @Test
  void aSavedGroundIsReadAgainOnceItsPackageChanges() throws IOException {
    Terrain changed = layWithAPlace();
    grounds.settle("plain", ground);
    assertThat(read().terrain()).isSameAs(changed);
    touch();
    assertThat(read().terrain()).isNotSameAs(changed);
    assertThat(read().terrain().places()).isEmpty();
  }
}
