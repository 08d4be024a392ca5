package studio.kriegsspiel.terrain.tiff;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.Deflater;
import studio.kriegsspiel.terrain.Georeference;

/**
 * Writes a picture of colours, and smaller copies of it, as a GeoTIFF of tiles in any order, so
 * that the whole need never be in memory and any GIS pans it smoothly.
 */
public final class PictureTiffWriter implements Closeable {
  private static final int LEVEL = 3;
  private static final int TIE_TYPE = 1;

  private final FileChannel channel;
  private final int width;
  private final int height;
  private final int side;
  private final int bands;
  private final Georeference place;
  private final String crs;
  private final boolean big;
  private final long[][] offsets;
  private final long[][] counts;
  private long position;
  private long left;

  /**
   * Starts a file, replacing what is there.
   *
   * @param side of the tiles in pixels, a multiple of 16
   * @param levels number of sizes, each half the one before, rounded up
   * @param alpha whether opacity is kept
   * @param crs code such as {@code EPSG:32631}
   */
  public PictureTiffWriter(
      Path file,
      int width,
      int height,
      int side,
      int levels,
      boolean alpha,
      Georeference place,
      String crs)
      throws IOException {
    this.width = width;
    this.height = height;
    this.side = side;
    this.bands = alpha ? 4 : 3;
    this.place = place;
    this.crs = crs;
    this.offsets = new long[levels][];
    this.counts = new long[levels][];
    for (int level = 0; level < levels; level++) {
      int tiles = Math.multiplyExact(across(size(width, level)), across(size(height, level)));
      offsets[level] = new long[tiles];
      counts[level] = new long[tiles];
      left += tiles;
    }
    // Packed tiles may be a little larger than plain ones.
    this.big = left * side * side * bands * 1.01 > 4e9;
    this.position = big ? 16 : 8;
    this.channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE);
  }

  /** Pixels along an edge at a level. */
  public static int size(int pixels, int level) {
    int size = pixels;
    for (int i = 0; i < level; i++) {
      size = (size + 1) / 2;
    }
    return size;
  }

  private int across(int pixels) {
    return (pixels + side - 1) / side;
  }

  /**
   * Packs a tile; may be called by several threads.
   *
   * @param argb its pixels row by row
   * @param columns of them, at most the side of a tile
   */
  public byte[] pack(int[] argb, int columns) {
    int rowBytes = side * bands;
    byte[] raw = new byte[rowBytes * side];
    int rows = argb.length / columns;
    for (int row = 0; row < rows; row++) {
      int at = row * rowBytes;
      for (int i = 0; i < columns; i++) {
        int colour = argb[row * columns + i];
        raw[at++] = (byte) (colour >> 16);
        raw[at++] = (byte) (colour >> 8);
        raw[at++] = (byte) colour;
        if (bands == 4) {
          raw[at++] = (byte) (colour >>> 24);
        }
      }
      for (int i = (row + 1) * rowBytes - 1; i >= row * rowBytes + bands; i--) {
        raw[i] -= raw[i - bands];
      }
    }
    Deflater deflater = new Deflater(LEVEL);
    try {
      deflater.setInput(raw);
      deflater.finish();
      byte[] target = new byte[raw.length + raw.length / 1000 + 64];
      return java.util.Arrays.copyOf(target, deflater.deflate(target));
    } finally {
      deflater.end();
    }
  }

  /** Appends a packed tile. */
  public synchronized void write(int level, int column, int row, byte[] packed) throws IOException {
    int index = row * across(size(width, level)) + column;
    if (counts[level][index] != 0) {
      throw new IllegalStateException(
          "Tile %d %d of level %d is written already.".formatted(column, row, level));
    }
    offsets[level][index] = position;
    counts[level][index] = packed.length;
    put(ByteBuffer.wrap(packed));
    left--;
  }

  private void put(ByteBuffer buffer) throws IOException {
    while (buffer.hasRemaining()) {
      position += channel.write(buffer, position);
    }
  }

  /** Completes the file if all tiles are there; else it is no TIFF. */
  @Override
  public void close() throws IOException {
    try (channel) {
      if (left != 0) {
        return;
      }
      position += position & 1;
      ByteBuffer head = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
      head.putShort((short) 0x4949).putShort((short) (big ? 43 : 42));
      if (big) {
        head.putShort((short) 8).putShort((short) 0).putLong(position);
      } else {
        head.putInt((int) position);
      }
      for (int level = 0; level < offsets.length; level++) {
        put(describe(level).encode(position, level + 1 < offsets.length));
      }
      channel.write(head.flip(), 0);
    }
  }

  private TiffTags describe(int level) {
    TiffTags tags = new TiffTags(big);
    tags.put(Tag.NEW_SUBFILE_TYPE, level == 0 ? 0 : 1);
    tags.put(Tag.IMAGE_WIDTH, size(width, level));
    tags.put(Tag.IMAGE_LENGTH, size(height, level));
    tags.putShorts(Tag.BITS_PER_SAMPLE, bands == 4 ? new int[] {8, 8, 8, 8} : new int[] {8, 8, 8});
    tags.putShorts(Tag.COMPRESSION, 8);
    tags.putShorts(Tag.PHOTOMETRIC, 2);
    tags.putShorts(Tag.SAMPLES_PER_PIXEL, bands);
    tags.putShorts(Tag.PLANAR_CONFIGURATION, 1);
    tags.putShorts(Tag.PREDICTOR, 2);
    tags.put(Tag.TILE_WIDTH, side);
    tags.put(Tag.TILE_LENGTH, side);
    tags.put(Tag.TILE_OFFSETS, offsets[level]);
    tags.put(Tag.TILE_BYTE_COUNTS, counts[level]);
    if (bands == 4) {
      tags.putShorts(Tag.EXTRA_SAMPLES, 2);
    }
    if (level == 0) {
      putPlace(tags);
    }
    return tags;
  }

  private void putPlace(TiffTags tags) {
    if (place.isNorthUp()) {
      tags.putDoubles(Tag.MODEL_PIXEL_SCALE, place.a(), -place.e(), 0);
      tags.putDoubles(Tag.MODEL_TIEPOINT, 0, 0, 0, place.c(), place.f(), 0);
    } else {
      tags.putDoubles(
          Tag.MODEL_TRANSFORMATION,
          place.a(),
          place.b(),
          0,
          place.c(),
          place.d(),
          place.e(),
          0,
          place.f(),
          0,
          0,
          0,
          0,
          0,
          0,
          0,
          1);
    }
    int code = Integer.parseInt(crs.substring(crs.indexOf(':') + 1));
    int[] keys = {
      1,
      1,
      0,
      4,
      GeoKeys.MODEL_TYPE,
      0,
      1,
      1,
      GeoKeys.RASTER_TYPE,
      0,
      1,
      TIE_TYPE,
      GeoKeys.PROJECTED_TYPE,
      0,
      1,
      code,
      GeoKeys.LINEAR_UNITS,
      0,
      1,
      9001
    };
    tags.putShorts(Tag.GEO_KEY_DIRECTORY, keys);
  }
}
