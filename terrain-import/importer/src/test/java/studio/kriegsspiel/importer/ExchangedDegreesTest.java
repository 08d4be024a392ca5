package studio.kriegsspiel.importer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.terrain.GroundException;

/** Jena with longitude and latitude exchanged lies in Arabia, where no system minds it. */
class ExchangedDegreesTest {
  @TempDir Path folder;

  private ImportRequest.Builder grid(String west, String south) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("jena.asc"),
            "ncols 2\nnrows 2\nxllcorner %s\nyllcorner %s\ncellsize 0.01\n1 2\n3 4\n"
                .formatted(west, south));
    return ImportRequest.builder("jena", folder.resolve("jena"))
        .elevation(file)
        .sourceCrs("EPSG:4326");
  }

  @Test
  void theTargetGivesThemAway() throws IOException {
    ImportRequest request = grid("50.92", "11.56").targetCrs("EPSG:32632").build();
    assertThatThrownBy(() -> new TerrainImport(request))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("11.5700 N 50.9300 E")
        .hasMessageContaining("axes exchanged");
  }

  @Test
  void theCropGivesThemAway() throws IOException {
    ImportRequest request =
        grid("50.92", "11.56").crop(new Crop(11.5, 50.9, 11.6, 51, true)).build();
    assertThatThrownBy(() -> new TerrainImport(request))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("off the crop; with its axes exchanged");
  }

  @Test
  void theRightWayRoundTheyAreTaken() throws IOException {
    ImportRequest request =
        grid("11.56", "50.92")
            .targetCrs("EPSG:32632")
            .crop(new Crop(11.5, 50.9, 11.6, 51, true))
            .build();
    try (TerrainImport work = new TerrainImport(request)) {
      assertThat(work.preview().lines()).isNotEmpty();
    }
  }
}
