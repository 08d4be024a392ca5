package studio.kriegsspiel.library.reconstruction;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.terrain.GroundException;

class ReconstructionFaultsTest {

  @TempDir Path folder;

  @BeforeEach
  void copyFigures() throws IOException {
    for (String name : new String[] {"terrain", "heights", "features", "places"}) {
      Files.copy(Figures.MONT_SAINT_JEAN.resolve(name + ".json"), folder.resolve(name + ".json"));
    }
  }

  @Test
  void refusesAFigureWithoutAKnownSource() throws IOException {
    replace("heights.json", "\"kincaid\"", "\"my-cousin\"");
    refuses("my-cousin");
  }

  @Test
  void namesAMissingFile() throws IOException {
    Files.delete(folder.resolve("places.json"));
    refuses("places.json");
  }

  @Test
  void namesAMalformedFile() throws IOException {
    Files.writeString(folder.resolve("heights.json"), "{\"lines\": [");
    refuses("heights.json");
  }

  @Test
  void namesAnUnknownKind() throws IOException {
    replace("features.json", "\"sand-pit\", \"name\"", "\"quicksand\", \"name\"");
    refuses("quicksand");
  }

  @Test
  void namesAFeatureOutsideTheGround() throws IOException {
    replace("features.json", "[890, 230], [940, 215]", "[89000, 230], [89000, 215]");
    replace("features.json", "[980, 240], [965, 285], [905, 280]", "[98000, 240]");
    refuses("coppice");
  }

  private void refuses(String word) {
    assertThatThrownBy(() -> Reconstruction.of(folder).build())
        .isInstanceOf(GroundException.class)
        .hasMessageContaining(word);
  }

  private void replace(String name, String from, String to) throws IOException {
    Path file = folder.resolve(name);
    String text = Files.readString(file);
    if (!text.contains(from)) {
      throw new AssertionError(name + " does not hold " + from);
    }
    Files.writeString(file, text.replace(from, to));
  }
}
