package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.io.TerrainPackage;

class KeptGroundsTest {
  @TempDir Path folder = Path.of("");
  private final KeptGrounds grounds = new KeptGrounds(Library.open());
  private Path scenario = Path.of("");

  @BeforeEach
  void writeGrounds() {
    scenario = folder.resolve("s.kriegsspiel");
    for (String name : new String[] {"plain", "other"}) {
      GridGeometry grid = new GridGeometry(10, 10, 600_000, 5_600_100, 10);
      TerrainPackage.write(
          Terrain.builder(name, "EPSG:32631", grid.bounds())
              .elevation(ElevationGrid.computed(grid, (x, y) -> 50))
              .build(),
          folder.resolve("terrains/" + name));
    }
  }

  private Ground find(String name) {
    return grounds.find(Optional.of(scenario), name).orElseThrow();
  }

  @Test
  void aGroundIsReadAgainOnlyWhenAFileOfItsPackageChanges() throws IOException {
    for (String file : new String[] {"terrain.json", "features.geojson", "elevation.tif"}) {
      Ground first = find("plain");
      assertThat(find("other")).isNotSameAs(first);
      assertThat(find("plain")).isSameAs(first);
      Path changed = folder.resolve("terrains/plain").resolve(file);
      FileTime latest = KeptGrounds.changedAt(folder.resolve("terrains/plain"));
      Files.setLastModifiedTime(changed, FileTime.fromMillis(latest.toMillis() + 60_000));
      assertThat(find("plain")).as(file).isNotSameAs(first);
    }
  }

  @Test
  void aNameThatIsNoneFindsNothing() {
    assertThat(grounds.find(Optional.of(scenario), "../plain")).isEmpty();
    assertThat(grounds.find(Optional.empty(), "plain")).isEmpty();
    assertThat(grounds.find(Optional.empty(), "mont-saint-jean")).isPresent();
  }
}
