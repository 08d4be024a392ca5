package studio.kriegsspiel.drawing.relief;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;

class HachuresTest {
  private static final GridGeometry GRID = new GridGeometry(120, 120, 0, 1200, 10);

  /** A square kilometre at 2 pixels a metre; 0.5 mm between strokes are 8 pixels. */
  private static BufferedImage draw(Relief relief) {
    BufferedImage image = new BufferedImage(2400, 2400, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, 2400, 2400);
    Canvas canvas =
        Canvas.over(graphics, new MapViewport(GRID.bounds(), 2, 16), MapStyle.staffMap());
    relief.paintHachures(canvas);
    canvas.dispose();
    graphics.dispose();
    return image;
  }

  private static Relief plane(double degrees) {
    double rise = Math.tan(Math.toRadians(degrees));
    return new Relief(ElevationGrid.computed(GRID, (x, y) -> 100 + x * rise));
  }

  /** The share of a square that is inked, by its grey. */
  private static double black(BufferedImage image, int left, int top, int side) {
    double ink = MapStyle.staffMap().colour("hachure").getGreen();
    double sum = 0;
    for (int y = top; y < top + side; y++) {
      for (int x = left; x < left + side; x++) {
        sum += (255 - new Color(image.getRGB(x, y)).getGreen()) / (255 - ink);
      }
    }
    return sum / side / side;
  }

  @ParameterizedTest(name = "{0} degrees: {1} black to {2} white")
  @CsvSource({"5, 1, 8", "10, 2, 7", "20, 4, 5", "25, 5, 4", "30, 6, 3"})
  void lehmannsTable(double degrees, double black, double white) {
    assertThat(LehmannScale.lehmann().share(degrees))
        .isCloseTo(black / (black + white), within(1e-9));
  }

  @Test
  void theScaleIsStretchedOnGentleGroundAndSaysSo() {
    assertThat(plane(20).hachureScale().blackDegrees()).isEqualTo(45);
    assertThat(plane(20).hachureScale().isLehmanns()).isTrue();
    assertThat(plane(9).hachureScale().blackDegrees()).isEqualTo(20);
    assertThat(plane(2).hachureScale().blackDegrees()).isEqualTo(12);
    assertThat(plane(2).hachureScale().isLehmanns()).isFalse();
  }

  @ParameterizedTest(name = "{0} degrees, black at {1}")
  @CsvSource({"20, 45", "26, 45", "9, 20", "5, 12", "2, 12"})
  void thePaperIsAsBlackAsTheSlopeAsksAllOver(double degrees, double blackAt) {
    BufferedImage image = draw(plane(degrees));
    double asked = degrees / blackAt;
    assertThat(black(image, 200, 200, 2000)).isCloseTo(asked, within(asked * 0.12));
    for (int top = 200; top < 2100; top += 100) {
      for (int left = 200; left < 2100; left += 100) {
        assertThat(black(image, left, top, 100))
            .as("the square at %d, %d", left, top)
            .isBetween(asked * 0.6, asked * 1.4);
      }
    }
  }

  @Test
  void strokesRunDownTheSlope() {
    BufferedImage image = draw(plane(10));
    int along = 0;
    int across = 0;
    for (int i = 300; i < 2100; i++) {
      for (int j = 300; j < 2100; j += 7) {
        along += dark(image, i, j) != dark(image, i + 1, j) ? 1 : 0;
        across += dark(image, j, i) != dark(image, j, i + 1) ? 1 : 0;
      }
    }
    assertThat(across).as("edges of strokes met from south to north").isGreaterThan(4 * along);
  }

  private static boolean dark(BufferedImage image, int x, int y) {
    return new Color(image.getRGB(x, y)).getGreen() < 128;
  }

  @Test
  void levelGroundIsWhite() {
    assertThat(black(draw(plane(0)), 100, 100, 2000)).isZero();
    assertThat(black(draw(plane(0.3)), 100, 100, 2000)).isZero();
  }

  @Test
  void steepAndGentleGroundShareOneSheetWithoutStripes() {
    Relief hill =
        new Relief(
            ElevationGrid.computed(
                GRID, (x, y) -> 150 * Math.exp(-Math.pow(Math.hypot(x - 600, y - 600) / 300, 2))));
    BufferedImage image = draw(hill);
    // At 212 m from the middle the hill is steepest: 150/300 * sqrt(2/e) is 23.2 degrees.
    double steepest = black(image, 1200 + 424 - 30, 1200 - 30, 60);
    assertThat(steepest).isCloseTo(23.2 / 45, within(0.1));
    for (int out = 60; out < 900; out += 30) {
      assertThat(black(image, 1200 + out - 30, 1200 - 30, 60)).as("%d out", out).isPositive();
    }
  }
}
