package studio.kriegsspiel.importer.sheet;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.GroundException;

/**
 * A picture of a map to look at: in little, or cut into tiles, never all of a large one at once.
 */
public final class Scan {
  /** Side of the tiles that {@link #cut} writes. */
  public static final int TILE_PIXELS = TilePyramid.SIDE;

  private final Picture picture;

  private Scan(Picture picture) {
    this.picture = picture;
  }

  /**
   * Opens a picture.
   *
   * @throws GroundException if it is none
   */
  public static Scan open(Path file) {
    return new Scan(Picture.open(file));
  }

  /** The file. */
  public Path file() {
    return picture.file();
  }

  /** Name of the file. */
  public String name() {
    return picture.name();
  }

  /** Columns. */
  public int width() {
    return picture.width();
  }

  /** Rows. */
  public int height() {
    return picture.height();
  }

  /**
   * The whole picture with neither side longer than {@code longest}; pixels are left out while
   * reading.
   *
   * @throws GroundException if the picture is damaged
   */
  public BufferedImage overview(int longest) {
    int shrink = 1;
    while (Math.max(width(), height()) > (long) longest * shrink) {
      shrink++;
    }
    int every = shrink;
    int columns = (width() + every - 1) / every;
    BufferedImage image =
        new BufferedImage(columns, (height() + every - 1) / every, BufferedImage.TYPE_INT_RGB);
    int[] done = new int[1];
    int[] line = new int[columns];
    try {
      Path scratch = Files.createTempFile("scan", ".rows");
      try {
        picture.read(
            scratch,
            (argb, rows) -> {
              for (int row = 0; row < rows; row++, done[0]++) {
                if (done[0] % every == 0) {
                  for (int i = 0; i < columns; i++) {
                    line[i] = overWhite(argb[row * width() + i * every]);
                  }
                  image.setRGB(0, done[0] / every, columns, 1, line, 0, columns);
                }
              }
            },
            Progress.NONE);
      } finally {
        Files.deleteIfExists(scratch);
      }
    } catch (IOException e) {
      throw new GroundException(name(), "cannot be read any more", "check the disk", e);
    }
    return image;
  }

  private static int overWhite(int argb) {
    int alpha = argb >>> 24;
    if (alpha == 255) {
      return argb;
    }
    int colour = 0;
    for (int shift = 0; shift < 24; shift += 8) {
      colour |= ((argb >>> shift & 0xFF) * alpha + 255 * (255 - alpha)) / 255 << shift;
    }
    return colour;
  }

  /** Ending of the files that {@link #cut} writes: JPEG cannot hold what is transparent. */
  public String tileEnding() {
    return picture.hasAlpha() ? "png" : "jpg";
  }

  /**
   * Cuts the picture into tiles named {@code LEVEL/COLUMN-ROW.ENDING}; level 0 is full size, each
   * further one half as large.
   *
   * @return the number of levels
   */
  public int cut(Path folder, Progress progress) {
    try {
      int levels = TilePyramid.levels(width(), height(), TILE_PIXELS);
      FolderTiles tiles = new FolderTiles(folder, levels, tileEnding().equals("jpg"));
      try (TilePyramid pyramid =
          new TilePyramid(name(), width(), height(), TILE_PIXELS, tiles, progress)) {
        picture.read(folder.resolve("scratch"), pyramid, progress);
        pyramid.finish();
      }
      return levels;
    } catch (IOException e) {
      throw new GroundException(
          name(), "could not be cut into tiles in " + folder, "check the space on the disk", e);
    }
  }
}
