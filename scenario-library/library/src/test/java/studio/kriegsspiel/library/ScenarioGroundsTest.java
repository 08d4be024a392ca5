package studio.kriegsspiel.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScenarioGroundsTest {
  @TempDir Path folder;

  private Path ground(String path) throws IOException {
    Path ground = Files.createDirectories(folder.resolve(path));
    Files.writeString(ground.resolve("terrain.json"), "{}");
    return ground;
  }

  private Path zip(String path, String entry) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
      zip.putNextEntry(new ZipEntry(entry));
      zip.write("{}".getBytes(StandardCharsets.UTF_8));
      zip.closeEntry();
    }
    return file;
  }

  @Test
  void aGroundWhoseReplacementWasCutShortIsFoundAgain() throws IOException {
    Path jena = ground("jena");
    Path wavre = ground("terrains/wavre");
    Files.move(jena, folder.resolve(".jena.previous"));
    Files.move(wavre, folder.resolve("terrains/.wavre.previous"));
    assertThat(ScenarioGrounds.findBeside(folder.resolve("a.kriegsspiel"), "jena")).contains(jena);
    assertThat(ScenarioGrounds.listIn(folder)).isEqualTo(Map.of("jena", jena, "wavre", wavre));
    assertThat(folder.resolve("terrains/.wavre.previous")).doesNotExist();
  }

  @Test
  void listsFoldersAndZipsBesideAScenarioAndBelow() throws IOException {
    Path jena = ground("jena");
    Path ligny = zip("ligny.zip", "terrain.json");
    Path wavre = ground("terrains/wavre");
    Path lobau = zip("terrains/lobau.zip", "terrain.json");
    zip("N50E011.hgt.zip", "N50E011.hgt");
    zip("tiles.zip", "N50E011.hgt");
    Files.writeString(folder.resolve("torn.zip"), "no zip at all");
    Files.createDirectories(folder.resolve("notes"));

    assertThat(ScenarioGrounds.listIn(folder))
        .isEqualTo(Map.of("jena", jena, "ligny", ligny, "wavre", wavre, "lobau", lobau));
  }

  @Test
  void whatIsListedIsWhatANameFinds() throws IOException {
    zip("jena.zip", "terrain.json");
    ground("jena");
    ground("terrains/jena");
    zip("terrains/ligny.zip", "terrain.json");
    ground("terrains/ligny");
    Path scenario = folder.resolve("a.kriegsspiel");
    Map<String, Path> listed = ScenarioGrounds.listIn(folder);
    assertThat(listed).containsOnlyKeys("jena", "ligny");
    listed.forEach(
        (name, path) ->
            assertThat(ScenarioGrounds.findBeside(scenario, name)).as(name).contains(path));
    assertThat(listed.get("jena")).isEqualTo(folder.resolve("jena"));
    assertThat(ScenarioGrounds.findBeside(scenario, "../jena")).isEmpty();
    assertThat(ScenarioGrounds.findBeside(scenario, "wavre")).isEmpty();
  }

  @Test
  void aFolderThatIsNotThereHoldsNone() {
    assertThat(ScenarioGrounds.listIn(folder.resolve("nowhere"))).isEmpty();
  }
}
