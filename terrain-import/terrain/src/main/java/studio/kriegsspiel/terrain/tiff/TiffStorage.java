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
 */
public record TiffStorage(boolean tiled, int blockRows, boolean inks) {
  private static final int INKS = 5;

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
      boolean jpegOrFax = packing >= 2 && packing <= 7;
      if (!jpegOrFax) {
        // Fails with the name of the packing if nothing unpacks it.
        requireKnown(Compression.of(packing));
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
          tags.integer(Tag.PHOTOMETRIC, 1) == INKS);
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

  private static boolean isMeasured(TiffDirectory tags) {
    long[] bits = tags.integers(Tag.BITS_PER_SAMPLE);
    return tags.integer(Tag.SAMPLE_FORMAT, 1) != 1 || bits.length > 0 && bits[0] > 16;
  }
}
