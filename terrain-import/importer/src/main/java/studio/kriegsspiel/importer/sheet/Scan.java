package studio.kriegsspiel.importer.sheet;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.GroundException;

/**
 * A picture of a map to look at: in little, or cut into tiles, never all of a large one at once.
 */
public final class Scan {
  /** Side of the tiles that {@link #cut} writes. */
  public static final int TILE_PIXELS = SheetTiler.SIDE;

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
    return read(new Rectangle(0, 0, width(), height()), shrink);
  }

  private BufferedImage read(Rectangle part, int shrink) {
    try (ImageInputStream input = ImageIO.createImageInputStream(file().toFile())) {
      Iterator<ImageReader> readers = ImageIO.getImageReaders(input);
      if (!readers.hasNext()) {
        throw new GroundException(name(), "cannot be read any more", "check the path");
      }
      ImageReader reader = readers.next();
      try {
        reader.setInput(input, true, true);
        ImageReadParam wanted = reader.getDefaultReadParam();
        wanted.setSourceRegion(part);
        wanted.setSourceSubsampling(shrink, shrink, 0, 0);
        BufferedImage raw = reader.read(0, wanted);
        BufferedImage plain =
            new BufferedImage(raw.getWidth(), raw.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = plain.createGraphics();
        graphics.setColor(java.awt.Color.WHITE);
        graphics.fillRect(0, 0, plain.getWidth(), plain.getHeight());
        graphics.drawImage(raw, 0, 0, null);
        graphics.dispose();
        return plain;
      } finally {
        reader.dispose();
      }
    } catch (IOException | RuntimeException e) {
      throw e instanceof GroundException known
          ? known
          : new GroundException(name(), "is damaged", "save it anew as PNG or JPEG", e);
    }
  }

  /** Ending of the files that {@link #cut} writes: JPEG cannot hold what is transparent. */
  public String tileEnding() {
    return picture.read(new Rectangle(0, 0, 1, 1)).getColorModel().hasAlpha() ? "png" : "jpg";
  }

  /**
   * Cuts the picture into tiles named {@code LEVEL/COLUMN-ROW.ENDING}; level 0 is full size, each
   * further one half as large.
   *
   * @return the number of levels
   */
  public int cut(Path folder, Progress progress) {
    try {
      return new SheetTiler(picture, folder, tileEnding()).write(progress);
    } catch (IOException e) {
      throw new GroundException(
          name(), "could not be cut into tiles in " + folder, "check the space on the disk", e);
    }
  }
}
