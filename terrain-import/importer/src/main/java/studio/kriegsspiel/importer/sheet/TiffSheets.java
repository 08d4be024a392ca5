package studio.kriegsspiel.importer.sheet;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.tiff.TiffPicture;
import studio.kriegsspiel.terrain.tiff.TiffStorage;

/**
 * Opens TIFFs as sheets. Those packed without loss are read here, whatever their depth, or refused;
 * Java's own decoder gets JPEG and fax codes alone, as it shows some others in wrong colours.
 */
final class TiffSheets {
  private static final int BYTE = 8;

  private TiffSheets() {}

  /** Whether a file begins as a TIFF does. */
  static boolean isTiff(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] head = in.readNBytes(4);
      boolean little = head.length == 4 && head[0] == 'I' && head[1] == 'I' && head[3] == 0;
      boolean big = head.length == 4 && head[0] == 'M' && head[1] == 'M' && head[2] == 0;
      int version = little ? head[2] : big ? head[3] : 0;
      return version == 42 || version == 43;
    } catch (IOException unreadable) {
      return false;
    }
  }

  /**
   * Opens one.
   *
   * @throws GroundException if it is damaged or of a kind that is not read
   */
  static Picture open(Path file) {
    String name = String.valueOf(file.getFileName());
    TiffStorage storage = TiffStorage.read(file);
    Optional<TiffPicture> own = TiffPicture.find(file);
    if (own.isPresent()) {
      try (TiffPicture tiff = own.get()) {
        Picture.requireSize(name, tiff.width(), tiff.height());
        if (tiff.isUnwieldy()) {
          throw new GroundException(
              name,
              "is packed in pieces too large to unpack",
              "cut it into tiles with \"gdal_translate -co TILED=YES -co COMPRESS=DEFLATE in.tif"
                  + " out.tif\"");
        }
        return new Picture(
            file, "tiff", tiff.width(), tiff.height(), tiff.hasAlpha(), tiff.remarks());
      }
    }
    if (!storage.coded()) {
      throw new GroundException(
          name,
          "is in colours that the studio does not decode, such as L*a*b* or luminance apart",
          "convert it with \"gdal_translate -ot Byte in.tif out.png\"");
    }
    return decoded(file, name, storage);
  }

  private static Picture decoded(Path file, String name, TiffStorage storage) {
    try (ImageInputStream input = ImageIO.createImageInputStream(file.toFile())) {
      ImageReader reader = Picture.reader(name, input);
      try {
        reader.setInput(input, true, true);
        int width = reader.getWidth(0);
        int height = reader.getHeight(0);
        Picture.requireSize(name, width, height);
        var type = reader.getImageTypes(0).next();
        if (type.getSampleModel().getSampleSize(0) > BYTE) {
          throw new GroundException(
              name,
              "is a JPEG of more than 8 bits",
              "convert it with \"gdal_translate -co COMPRESS=DEFLATE in.tif out.tif\"");
        }
        boolean alpha = !storage.inks() && type.getColorModel().hasAlpha();
        return new Picture(file, "tiff", width, height, alpha, List.of());
      } finally {
        reader.dispose();
      }
    } catch (IOException | RuntimeException e) {
      throw e instanceof GroundException known ? known : Picture.broken(name, e);
    }
  }
}
