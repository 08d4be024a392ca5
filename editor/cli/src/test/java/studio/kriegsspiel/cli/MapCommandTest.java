package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.drawing.style.MapStyle;

/** {@code studio map} draws what a reader may see, and writes over nothing. */
class MapCommandTest {
  private static final String TEXT =
      """
      scenario "In the fog"
        rules    reisswitz-1824
        terrain  "mont-saint-jean" within 900 m by 900 m around "La Haye Sainte"
        on       18 June 1815 from 13:00 to 15:30
        visibility 200 paces

      side Blue "Blue" colour blue
        role "Commander" for B1
      side Red "Red" colour red

      army of Blue
        battalion "First" as B1: 600 men, line
      army of Red
        battalion "Second" as R1: 600 men, line

      deploy
        B1 in line at 200 paces north of "La Haye Sainte" facing south
        R1 in line at 400 paces south of "La Haye Sainte" facing north
      """;

  @TempDir Path folder;
  private TestTerminal studio;

  @BeforeEach
  void write() throws IOException {
    Files.writeString(folder.resolve("fog.kriegsspiel"), TEXT);
    studio = new TestTerminal(folder);
  }

  private boolean shows(String picture, String side) throws IOException {
    BufferedImage image = ImageIO.read(folder.resolve(picture).toFile());
    assertThat(Math.max(image.getWidth(), image.getHeight())).isBetween(4000, 4400);
    int fill = MapStyle.staffMap().side(side, "fill").getRGB();
    int[] points =
        image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    return Arrays.stream(points).filter(each -> each == fill).count() > 1000;
  }

  @Test
  void theUmpireHasEverybodyAndAReaderWhomHisOwnSee() throws IOException {
    assertThat(studio.run("map", "fog.kriegsspiel")).isZero();
    assertThat(studio.out()).isEqualToIgnoringNewLines("Drew fog-umpire-1300.png.");
    assertThat(shows("fog-umpire-1300.png", "blue")).isTrue();
    assertThat(shows("fog-umpire-1300.png", "red")).isTrue();
    assertThat(
            studio.run(
                "map", "fog.kriegsspiel", "--for", "commander", "--at", "14:00", "--to", "b.png"))
        .isZero();
    assertThat(shows("b.png", "blue")).isTrue();
    assertThat(shows("b.png", "red")).isFalse();
    assertThat(studio.run("map", "fog.kriegsspiel", "--for", "Liaison umpire of Red")).isZero();
    String liaison = "fog-liaison-umpire-of-red-1300.png";
    assertThat(shows(liaison, "red")).isTrue();
    assertThat(shows(liaison, "blue")).isFalse();
  }

  /** 900 m at 1:5000 are 180 mm, and 3.9 mm of frame on each side. */
  @Test
  void theSameMapIsDrawnAsSvgAndAsAPageOfPdf() throws IOException {
    assertThat(studio.run("map", "fog.kriegsspiel", "--to", "all.svg", "--scale", "5000")).isZero();
    assertThat(Files.readString(folder.resolve("all.svg")))
        .contains("<title>In the fog</title>", "width=\"187.80mm\"", ">First<", ">Second<");
    assertThat(studio.run("map", "fog.kriegsspiel", "--for", "commander", "--to", "b.svg"))
        .isZero();
    assertThat(Files.readString(folder.resolve("b.svg")))
        .contains("width=\"120.30mm\"", ">First<")
        .doesNotContain("Second");
    assertThat(studio.run("map", "fog.kriegsspiel", "--for", "commander", "--to", "b.pdf"))
        .isZero();
    try (PDDocument page = Loader.loadPDF(folder.resolve("b.pdf").toFile())) {
      assertThat(page.getNumberOfPages()).isEqualTo(1);
      assertThat(new PDFTextStripper().getText(page))
          .contains("In the fog", "commander, 18 June 1815, 13:00", "First")
          .doesNotContain("Second");
    }
    assertThat(studio.run("map", "fog.kriegsspiel", "--to", "b.gif")).isEqualTo(2);
    assertThat(studio.err())
        .contains("A map is written as .png, .svg or .pdf; b.gif ends otherwise.");
    assertThat(studio.run("map", "fog.kriegsspiel", "--to", "c.svg", "--scale", "7")).isEqualTo(2);
    assertThat(studio.err()).contains("The scale 1:7 cannot be drawn");
  }

  @Test
  void whatCannotBeDrawnIsToldAndNothingIsWritten() throws IOException {
    Files.writeString(folder.resolve("fog-umpire-1300.png"), "mine");
    assertThat(studio.run("map", "fog.kriegsspiel")).isEqualTo(2);
    assertThat(studio.err()).contains("exists already");
    assertThat(Files.readString(folder.resolve("fog-umpire-1300.png"))).isEqualTo("mine");
    assertThat(studio.run("map", "fog.kriegsspiel", "--for", "Bleu")).isEqualTo(2);
    assertThat(studio.err()).contains("did you mean `Blue`?");
    assertThat(studio.run("map", "fog.kriegsspiel", "--at", "25:00")).isEqualTo(2);
    assertThat(studio.err()).contains("25:00");
    Files.writeString(folder.resolve("bare.kriegsspiel"), "scenario \"Bare\"\n");
    assertThat(studio.run("map", "bare.kriegsspiel")).isEqualTo(2);
    assertThat(studio.err()).containsPattern("no ground|no scenario|hours|on ");
    assertThat(folder.resolve("bare-umpire-0000.png")).doesNotExist();
  }
}
