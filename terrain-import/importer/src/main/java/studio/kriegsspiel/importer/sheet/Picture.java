package studio.kriegsspiel.importer.sheet;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import studio.kriegsspiel.terrain.GroundException;

/**
 * A picture file, of which only the part wanted is decoded.
 *
 * @param file the file
 * @param format its format as ImageIO calls it, in small letters
 * @param width columns
 * @param height rows
 */
record Picture(Path file, String format, int width, int height) {
  private static final long MOST_PIXELS = 1_000_000_000L;

  String name() {
    return String.valueOf(file.getFileName());
  }

  /** Reads the size of a picture. */
  static Picture open(Path file) {
    String name = String.valueOf(file.getFileName());
    try (ImageInputStream input = ImageIO.createImageInputStream(file.toFile())) {
      if (input == null) {
        throw new GroundException(name, "does not exist or cannot be read", "check the path");
      }
      ImageReader reader = reader(name, input);
      try {
        reader.setInput(input, true, true);
        int width = reader.getWidth(0);
        int height = reader.getHeight(0);
        if (width < 1 || height < 1 || (long) width * height > MOST_PIXELS) {
          throw new GroundException(
              name, "is " + width + " x " + height + " pixels", "cut it into smaller sheets");
        }
        return new Picture(
            file, reader.getFormatName().toLowerCase(java.util.Locale.ROOT), width, height);
      } finally {
        reader.dispose();
      }
    } catch (IOException | RuntimeException e) {
      throw e instanceof GroundException known ? known : broken(name, e);
    }
  }

  private static ImageReader reader(String name, ImageInputStream input) {
    Iterator<ImageReader> readers = ImageIO.getImageReaders(input);
    if (!readers.hasNext()) {
      throw new GroundException(
          name, "is no picture the studio reads", "convert it to PNG, JPEG or TIFF");
    }
    return readers.next();
  }

  private static GroundException broken(String name, Exception e) {
    return new GroundException(
        name, "is damaged or of a kind the studio cannot decode", "convert it to PNG", e);
  }

  /** Decodes a part of the picture in red, green and blue, with opacity where it has any. */
  BufferedImage read(Rectangle part) {
    try (ImageInputStream input = ImageIO.createImageInputStream(file.toFile())) {
      if (input == null) {
        throw new GroundException(name(), "cannot be read any more", "check the path");
      }
      ImageReader reader = reader(name(), input);
      try {
        reader.setInput(input, true, true);
        ImageReadParam wanted = reader.getDefaultReadParam();
        wanted.setSourceRegion(part);
        BufferedImage raw = reader.read(0, wanted);
        boolean opaque = !raw.getColorModel().hasAlpha();
        BufferedImage image =
            new BufferedImage(
                raw.getWidth(),
                raw.getHeight(),
                opaque ? BufferedImage.TYPE_INT_RGB : BufferedImage.TYPE_INT_ARGB);
        image.createGraphics().drawImage(raw, 0, 0, null);
        return image;
      } finally {
        reader.dispose();
      }
    } catch (IOException | RuntimeException e) {
      throw e instanceof GroundException known ? known : broken(name(), e);
    }
  }

  BufferedImage readAll() {
    return read(new Rectangle(0, 0, width, height));
  }
}
