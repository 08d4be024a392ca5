package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.reading.card.CardPicture;

/** The gallery shows the library as it is; {@code ./studio gallery} writes it anew. */
class GalleryTest {
  private static final Path PAGE = Path.of("../../docs/library.md");
  private static final Path PICTURES =
      Path.of(
          "../../scenario-library/library/src/main/resources/studio/kriegsspiel/library/pictures");

  static Stream<LibraryEntry> scenarios() {
    return Library.ofProgram().scenarios().stream();
  }

  /** Compared with the library's own words, not with the page's maker. */
  @ParameterizedTest
  @MethodSource("scenarios")
  void aScenarioHasItsSection(LibraryEntry scenario) throws IOException {
    String page = Files.readString(PAGE);
    int heading = page.indexOf("\n## " + scenario.title() + "\n");
    assertThat(heading).as("section of " + scenario.slug() + "; run ./studio gallery").isPositive();
    int next = page.indexOf("\n## ", heading + 1);
    assertThat(page.substring(heading, next < 0 ? page.length() : next))
        .as("run ./studio gallery")
        .contains(scenario.summary(), "`" + scenario.slug() + "`", "/" + scenario.slug() + ".jpg)");
  }

  @Test
  void thePageShowsNothingThatIsGone() throws IOException {
    assertThat(Files.readString(PAGE).lines().filter(line -> line.startsWith("## ")))
        .as("run ./studio gallery")
        .containsExactlyElementsOf(scenarios().map(each -> "## " + each.title()).toList());
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void aScenarioHasASmallPicture(LibraryEntry scenario) throws IOException {
    Path file = PICTURES.resolve(scenario.slug() + ".jpg");
    assertThat(file).as("run ./studio gallery").exists();
    assertThat(Files.size(file)).isLessThanOrEqualTo(CardPicture.MOST_BYTES);
    BufferedImage picture = ImageIO.read(file.toFile());
    assertThat(picture.getWidth()).isEqualTo(CardPicture.WIDTH);
    assertThat(picture.getHeight()).isEqualTo(CardPicture.HEIGHT);
  }
}
