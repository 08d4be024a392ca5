package studio.kriegsspiel.desk.importing;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/** Which grounds a new scenario can be written for. */
class GroundChoicesTest {
  @TempDir Path folder;

  @Test
  void thoseOfTheLibraryAndThoseBesideScenarios() throws IOException {
    TerrainPackage.write(SampleGround.flat(), folder.resolve("terrains/valley"));
    Path torn = Files.createDirectories(folder.resolve("terrains/torn"));
    Files.writeString(torn.resolve("terrain.json"), "{}");
    LibraryEntry first = Library.open().terrains().get(0);
    List<GroundChoice> all =
        new GroundChoices(
                List.of(first),
                List.of(folder, folder),
                new EveningBench().runner,
                terrain -> new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB))
            .choices()
            .get();
    assertThat(all).extracting(GroundChoice::name).containsExactly(first.slug(), "torn", "valley");
    assertThat(all).extracting(GroundChoice::beside).containsExactly(false, true, true);
    GroundChoice library = all.get(0);
    assertThat(library.title()).isEqualTo(first.title());
    assertThat(library.picture()).isPresent();
    GroundChoice valley = all.get(2);
    assertThat(valley.title()).isEqualTo("Sample ground");
    assertThat(valley.summary()).isEqualTo("\"valley\", in " + folder);
    assertThat(valley.words()).isEqualTo("4.0 × 3.0 km, EPSG:32631; 20 features, 7 places");
    GroundChoice broken = all.get(1);
    assertThat(broken.picture()).isEmpty();
    assertThat(broken.fault()).isNotEmpty().isEqualTo(broken.words());
    assertThat(GroundChoice.unread("a", "A", "", folder, false).words()).isEqualTo("being read…");
  }
}
