package studio.kriegsspiel.importer.sheet;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import studio.kriegsspiel.importer.job.Progress;

/**
 * Cuts a large picture into tiles of several sizes, a strip at a time, so that the whole is never
 * in memory.
 */
final class SheetTiler {
  static final int SIDE = 512;
  private static final long MOST_STRIP_PIXELS = 48L << 20;

  private final Picture picture;
  private final Path folder;
  private final String extension;

  SheetTiler(Picture picture, Path folder, String extension) {
    this.picture = picture;
    this.folder = folder;
    this.extension = extension;
  }

  static int levels(int width, int height) {
    int levels = 1;
    for (int longest = Math.max(width, height); longest > SIDE; longest = (longest + 1) / 2) {
      levels++;
    }
    return levels;
  }

  /** Writes all levels; returns their number. */
  int write(Progress progress) throws IOException {
    int tileRows = (picture.height() + SIDE - 1) / SIDE;
    int rowsAtOnce = (int) Math.max(1, MOST_STRIP_PIXELS / ((long) picture.width() * SIDE)) * SIDE;
    for (int top = 0; top < picture.height(); top += rowsAtOnce) {
      progress.step((double) top / picture.height(), "cutting the sheet into tiles");
      int rows = Math.min(rowsAtOnce, picture.height() - top);
      BufferedImage strip = picture.read(new Rectangle(0, top, picture.width(), rows));
      for (int row = 0; row < rows; row += SIDE) {
        cut(strip, row, (top + row) / SIDE);
      }
    }
    int levels = levels(picture.width(), picture.height());
    int across = (picture.width() + SIDE - 1) / SIDE;
    for (int level = 1; level < levels; level++) {
      int width = size(picture.width(), level);
      int height = size(picture.height(), level);
      for (int row = 0; row * SIDE < height; row++) {
        progress.step(0.9, "cutting the sheet into tiles");
        for (int column = 0; column * SIDE < width; column++) {
          halve(level, column, row, width, height);
        }
      }
    }
    return across * tileRows == 0 ? 0 : levels;
  }

  private static int size(int pixels, int level) {
    int size = pixels;
    for (int i = 0; i < level; i++) {
      size = (size + 1) / 2;
    }
    return size;
  }

  private void cut(BufferedImage strip, int top, int tileRow) throws IOException {
    int height = Math.min(SIDE, strip.getHeight() - top);
    for (int left = 0; left < strip.getWidth(); left += SIDE) {
      int width = Math.min(SIDE, strip.getWidth() - left);
      write(strip.getSubimage(left, top, width, height), 0, left / SIDE, tileRow);
    }
  }

  /** A tile from the four of the level below. */
  private void halve(int level, int column, int row, int width, int height) throws IOException {
    int tileWidth = Math.min(SIDE, width - column * SIDE);
    int tileHeight = Math.min(SIDE, height - row * SIDE);
    BufferedImage tile = null;
    Graphics2D pen = null;
    for (int i = 0; i < 4; i++) {
      Path part = tileFile(level - 1, column * 2 + i % 2, row * 2 + i / 2);
      if (!Files.exists(part)) {
        continue;
      }
      BufferedImage finer = ImageIO.read(part.toFile());
      if (tile == null || pen == null) {
        tile =
            new BufferedImage(
                tileWidth,
                tileHeight,
                finer.getColorModel().hasAlpha()
                    ? BufferedImage.TYPE_INT_ARGB
                    : BufferedImage.TYPE_INT_RGB);
        pen = tile.createGraphics();
        pen.setRenderingHint(
            RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
      }
      pen.drawImage(
          finer,
          i % 2 * SIDE / 2,
          i / 2 * SIDE / 2,
          (finer.getWidth() + 1) / 2,
          (finer.getHeight() + 1) / 2,
          null);
    }
    if (tile != null) {
      write(tile, level, column, row);
    }
  }

  private Path tileFile(int level, int column, int row) {
    return folder.resolve(Integer.toString(level)).resolve(column + "-" + row + "." + extension);
  }

  private void write(BufferedImage tile, int level, int column, int row) throws IOException {
    Path file = tileFile(level, column, row);
    Files.createDirectories(folder.resolve(Integer.toString(level)));
    ImageIO.write(tile, extension, file.toFile());
  }
}
