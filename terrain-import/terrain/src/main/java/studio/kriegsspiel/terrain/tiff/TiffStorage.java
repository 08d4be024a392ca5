package studio.kriegsspiel.terrain.tiff;

import java.io.IOException;
import java.nio.file.Path;
import studio.kriegsspiel.terrain.GroundException;

/**
 * How the picture in a TIFF is stored, read from its tags alone.
 *
 * @param tiled whether in tiles, else in strips
 * @param blockRows rows of a tile or strip
 * @param inks whether its bands are printing inks (CMYK)
 * @param coded whether it is packed as JPEG or in a fax code, which Java's own decoder unpacks
 */
public record TiffStorage(boolean tiled, int blockRows, boolean inks, boolean coded) {
  private static final int INKS = 5;
  private static final int RGB = 2;
  private static final int LUMINANCE = 6;

  /**
   * Reads the tags of a file's first image.
   *
   * @throws GroundException if it is no sound TIFF, packed in a way nothing here unpacks, or a
   *     raster of measurements
   */
  public static TiffStorage read(Path file) {
    String name = String.valueOf(file.getFileName());
    try (TiffBytes bytes = TiffBytes.of(file)) {
      TiffDirectory tags = new TiffParser(bytes).readDirectories().get(0);
      long packing = tags.integer(Tag.COMPRESSION, 1);
      if (!jpegOrFax(packing)) {
        // Fails with the name of the packing if nothing unpacks it.
        requireKnown(Compression.of(packing));
      }
      requireAlike(tags);
      requireSure(tags, packing);
      if (isMeasured(tags) && tags.integer(Tag.PHOTOMETRIC, 1) >= RGB) {
        throw new TiffException(
            "holds colours in numbers of more than 16 bits or with fractions",
            "make them of 8 bits with \"gdal_translate -ot Byte -scale in.tif out.tif\"");
      }
      if (isMeasured(tags)) {
        throw new GroundException(
            name, "is a raster of measurements, not a picture", "import it as heights");
      }
      boolean tiled = tags.has(Tag.TILE_WIDTH);
      long rows = tags.integer(tiled ? Tag.TILE_LENGTH : Tag.ROWS_PER_STRIP, Integer.MAX_VALUE);
      return new TiffStorage(
          tiled,
          (int) Math.max(1, Math.min(rows, tags.integer(Tag.IMAGE_LENGTH, 1))),
          tags.integer(Tag.PHOTOMETRIC, 1) == INKS,
          jpegOrFax(packing));
    } catch (TiffException e) {
      throw e.in(name);
    } catch (IOException e) {
      throw new GroundException(
          name, "is cut short or cannot be read", "fetch it again or copy it completely", e);
    }
  }

  private static void requireKnown(Compression packing) {
    java.util.Objects.requireNonNull(packing);
  }

  /** Neither LZW (5) nor anything without packing. */
  private static boolean jpegOrFax(long packing) {
    return packing >= 2 && packing <= 7 && packing != 5;
  }

  /** Java's decoder guesses at colours; where its guess may be wrong the picture is refused. */
  private static void requireSure(TiffDirectory tags, long packing) {
    boolean jpeg = packing == 6 || packing == 7;
    if (jpegOrFax(packing) && !jpeg && !tags.has(Tag.PHOTOMETRIC)) {
      throw new TiffException(
          "does not say whether its bits stand for black or for white",
          "convert it with \"gdal_translate in.tif out.png\" and look at it");
    }
    if (jpeg && tags.integer(Tag.PHOTOMETRIC, 1) == LUMINANCE) {
      long[] sampling = tags.integers(Tag.YCBCR_SUB_SAMPLING);
      boolean whole = sampling.length == 2 && sampling[0] == 1 && sampling[1] == 1;
      if (whole || !isUsual(tags.numbers(Tag.REFERENCE_BLACK_WHITE))) {
        throw new TiffException(
            "is a JPEG in colours of an unusual kind",
            "convert it with \"gdal_translate -co COMPRESS=DEFLATE in.tif out.tif\"");
      }
    }
  }

  private static boolean isUsual(double[] black) {
    return black.length != 6 || black[0] == 0 && Math.abs(black[1] - 255) < 1;
  }

  private static void requireAlike(TiffDirectory tags) {
    long[] bits = tags.integers(Tag.BITS_PER_SAMPLE);
    if (java.util.Arrays.stream(bits).distinct().count() > 1) {
      throw new TiffException(
          "has bands of different width", "save it with 8 bits for each colour, as PNG or TIFF");
    }
  }

  private static boolean isMeasured(TiffDirectory tags) {
    long[] bits = tags.integers(Tag.BITS_PER_SAMPLE);
    return tags.integer(Tag.SAMPLE_FORMAT, 1) != 1 || bits.length > 0 && bits[0] > 16;
  }
}
