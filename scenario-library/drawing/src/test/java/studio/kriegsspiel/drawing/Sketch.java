package studio.kriegsspiel.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import javax.imageio.ImageIO;

/**
 * A picture as somebody sees it from afar: the mean colour of each tile. One that was kept is the
 * same wherever letters and lines are smoothed a little otherwise. {@code -Dgoldens=rewrite} keeps
 * those of today, to be looked at.
 */
final class Sketch {
  private static final int TILE = 6;
  private static final int LIKENESS = 8;
  private static final Path FOLDER = Path.of("src/test/resources/sketches");

  private Sketch() {}

  /** Compares what is painted on white paper of so many pixels with the sketch of a name. */
  static void compare(String name, int width, int height, Consumer<Graphics2D> painter)
      throws IOException {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, width, height);
    painter.accept(graphics);
    graphics.dispose();
    compare(name, image);
  }

  static void compare(String name, BufferedImage image) throws IOException {
    BufferedImage seen = fromAfar(image);
    Path golden = FOLDER.resolve(name + ".png");
    boolean kept = Files.exists(golden);
    int off = kept ? unlike(seen, ImageIO.read(golden.toFile())) : seen.getWidth();
    if (off > 0 && "rewrite".equals(System.getProperty("goldens"))) {
      Files.createDirectories(FOLDER);
      ImageIO.write(seen, "png", golden.toFile());
      return;
    }
    assertThat(kept).as("a kept picture %s", golden).isTrue();
    assertThat(off).as("tiles of %s that look otherwise", name).isZero();
  }

  private static int unlike(BufferedImage seen, BufferedImage kept) {
    if (seen.getWidth() != kept.getWidth() || seen.getHeight() != kept.getHeight()) {
      return seen.getWidth() * seen.getHeight();
    }
    int off = 0;
    for (int y = 0; y < seen.getHeight(); y++) {
      for (int x = 0; x < seen.getWidth(); x++) {
        off += isLike(new Color(seen.getRGB(x, y)), new Color(kept.getRGB(x, y))) ? 0 : 1;
      }
    }
    return off;
  }

  private static boolean isLike(Color one, Color other) {
    return Math.abs(one.getRed() - other.getRed()) <= LIKENESS
        && Math.abs(one.getGreen() - other.getGreen()) <= LIKENESS
        && Math.abs(one.getBlue() - other.getBlue()) <= LIKENESS;
  }

  private static BufferedImage fromAfar(BufferedImage image) {
    int columns = image.getWidth() / TILE;
    int rows = image.getHeight() / TILE;
    BufferedImage seen = new BufferedImage(columns, rows, BufferedImage.TYPE_INT_RGB);
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        seen.setRGB(column, row, mean(image, column * TILE, row * TILE));
      }
    }
    return seen;
  }

  private static int mean(BufferedImage image, int left, int top) {
    int[] sums = new int[3];
    for (int pixel : image.getRGB(left, top, TILE, TILE, null, 0, TILE)) {
      sums[0] += pixel >> 16 & 0xff;
      sums[1] += pixel >> 8 & 0xff;
      sums[2] += pixel & 0xff;
    }
    int all = TILE * TILE;
    return new Color(sums[0] / all, sums[1] / all, sums[2] / all).getRGB();
  }
}
