package studio.kriegsspiel.terrain.tiff;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.stream.IntStream;
import java.util.zip.Deflater;
import studio.kriegsspiel.terrain.GridGeometry;

/**
 * Writes a grid row by row as a GeoTIFF of tiles, so that the whole need never be in memory. Voids
 * are NaN in grids of heights and 255 in grids of classes.
 */
public final class GeoTiffWriter implements Closeable {
  /** What the cells hold. */
  public enum Cells {
    /** 32-bit floating point numbers, NaN for voids. */
    FLOATS,
    /** Whole numbers of 0 to 254, 255 for voids. */
    CLASSES
  }

  private static final int TILE = 256;

  /**
   * A deeper search makes files of sorted bytes smaller by a hundredth and takes half as long
   * again.
   */
  private static final int LEVEL = 2;

  private final FileChannel channel;
  private final GridGeometry geometry;
  private final String crs;
  private final Cells cells;
  private final boolean packed;
  private final int across;
  private final long[] offsets;
  private final long[] counts;
  private final float[] band;
  private final boolean big;
  private long position;
  private int rowsInBand;
  private int rowsWritten;

  /**
   * Starts a file, replacing what is there.
   *
   * @param crs code such as {@code EPSG:32631}
   * @param packed whether tiles are compressed (DEFLATE)
   */
  public GeoTiffWriter(Path file, GridGeometry geometry, String crs, Cells cells, boolean packed)
      throws IOException {
    this.geometry = geometry;
    this.crs = crs;
    this.cells = cells;
    this.packed = packed;
    this.across = (geometry.columns() + TILE - 1) / TILE;
    int tiles = Math.multiplyExact(across, (geometry.rows() + TILE - 1) / TILE);
    this.offsets = new long[tiles];
    this.counts = new long[tiles];
    this.band = new float[Math.multiplyExact(geometry.columns(), Math.min(TILE, geometry.rows()))];
    this.big = (long) tiles * TILE * TILE * sampleBytes() > 3_900_000_000L;
    this.channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE);
    this.position = big ? 16 : 8;
  }

  /** Writes a grid at once. */
  public static void write(Path file, GridGeometry geometry, String crs, float[] values)
      throws IOException {
    try (GeoTiffWriter writer = new GeoTiffWriter(file, geometry, crs, Cells.FLOATS, true)) {
      float[] row = new float[geometry.columns()];
      for (int i = 0; i < geometry.rows(); i++) {
        System.arraycopy(values, i * row.length, row, 0, row.length);
        writer.writeRow(row);
      }
    }
  }

  /** Writes a grid of classes at once; negative numbers are voids. */
  public static void writeClasses(Path file, GridGeometry geometry, String crs, byte[] classes)
      throws IOException {
    try (GeoTiffWriter writer = new GeoTiffWriter(file, geometry, crs, Cells.CLASSES, true)) {
      float[] row = new float[geometry.columns()];
      for (int i = 0; i < geometry.rows(); i++) {
        for (int column = 0; column < row.length; column++) {
          byte value = classes[i * row.length + column];
          row[column] = value < 0 ? Float.NaN : value;
        }
        writer.writeRow(row);
      }
    }
  }

  private int sampleBytes() {
    return cells == Cells.FLOATS ? 4 : 1;
  }

  /** Appends the next row to the south. */
  public void writeRow(float[] row) throws IOException {
    if (rowsWritten + rowsInBand >= geometry.rows()) {
      throw new IllegalStateException("All " + geometry.rows() + " rows are written.");
    }
    System.arraycopy(row, 0, band, rowsInBand * geometry.columns(), geometry.columns());
    rowsInBand++;
    if (rowsInBand == TILE || rowsWritten + rowsInBand == geometry.rows()) {
      writeBand();
    }
  }

  private void writeBand() throws IOException {
    byte[][] tiles = new byte[across][];
    IntStream.range(0, across).parallel().forEach(i -> tiles[i] = pack(tile(i)));
    int first = rowsWritten / TILE * across;
    for (int i = 0; i < across; i++) {
      offsets[first + i] = position;
      counts[first + i] = tiles[i].length;
      put(ByteBuffer.wrap(tiles[i]));
    }
    rowsWritten += rowsInBand;
    rowsInBand = 0;
  }

  private ByteBuffer tile(int number) {
    int columns = geometry.columns();
    ByteBuffer buffer =
        ByteBuffer.allocate(TILE * TILE * sampleBytes()).order(ByteOrder.LITTLE_ENDIAN);
    for (int row = 0; row < TILE; row++) {
      for (int i = 0; i < TILE; i++) {
        int column = number * TILE + i;
        float value =
            row < rowsInBand && column < columns ? band[row * columns + column] : Float.NaN;
        if (cells == Cells.FLOATS) {
          buffer.putFloat(value);
        } else {
          buffer.put((byte) (Float.isNaN(value) ? 255 : (int) value));
        }
      }
    }
    return buffer.flip();
  }

  private byte[] pack(ByteBuffer tile) {
    if (!packed) {
      return tile.array();
    }
    byte[] raw = cells == Cells.FLOATS ? sortedByBytes(tile) : tile.array();
    Deflater deflater = new Deflater(LEVEL);
    try {
      deflater.setInput(raw);
      deflater.finish();
      byte[] target = new byte[raw.length + raw.length / 1000 + 64];
      int count = 0;
      while (!deflater.finished()) {
        count += deflater.deflate(target, count, target.length - count);
      }
      return java.util.Arrays.copyOf(target, count);
    } finally {
      deflater.end();
    }
  }

  /** Predictor 3: bytes of a row by significance, then differences. */
  private static byte[] sortedByBytes(ByteBuffer tile) {
    byte[] raw = new byte[TILE * TILE * 4];
    int rowBytes = TILE * 4;
    for (int row = 0; row < TILE; row++) {
      int first = row * rowBytes;
      for (int i = 0; i < TILE; i++) {
        int bits = tile.getInt(first + i * 4);
        raw[first + i] = (byte) (bits >>> 24);
        raw[first + TILE + i] = (byte) (bits >>> 16);
        raw[first + 2 * TILE + i] = (byte) (bits >>> 8);
        raw[first + 3 * TILE + i] = (byte) bits;
      }
      for (int i = first + rowBytes - 1; i > first; i--) {
        raw[i] -= raw[i - 1];
      }
    }
    return raw;
  }

  private void put(ByteBuffer buffer) throws IOException {
    while (buffer.hasRemaining()) {
      position += channel.write(buffer, position);
    }
  }

  /** Completes the file; fails if rows are missing. */
  @Override
  public void close() throws IOException {
    try (channel) {
      if (rowsWritten != geometry.rows()) {
        return;
      }
      position += position & 1;
      TiffTags tags = new TiffTags(big);
      describe(tags);
      long start = position;
      put(tags.encode(position));
      ByteBuffer head = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
      head.putShort((short) 0x4949).putShort((short) (big ? 43 : 42));
      if (big) {
        head.putShort((short) 8).putShort((short) 0).putLong(start);
      } else {
        head.putInt((int) start);
      }
      channel.write(head.flip(), 0);
    }
  }

  private void describe(TiffTags tags) {
    boolean floats = cells == Cells.FLOATS;
    tags.put(Tag.IMAGE_WIDTH, geometry.columns());
    tags.put(Tag.IMAGE_LENGTH, geometry.rows());
    tags.putShorts(Tag.BITS_PER_SAMPLE, sampleBytes() * 8);
    tags.putShorts(Tag.COMPRESSION, packed ? 8 : 1);
    tags.putShorts(Tag.PHOTOMETRIC, 1);
    tags.putShorts(Tag.SAMPLES_PER_PIXEL, 1);
    tags.putShorts(Tag.PLANAR_CONFIGURATION, 1);
    tags.putShorts(Tag.PREDICTOR, packed && floats ? 3 : 1);
    tags.put(Tag.TILE_WIDTH, TILE);
    tags.put(Tag.TILE_LENGTH, TILE);
    tags.put(Tag.TILE_OFFSETS, offsets);
    tags.put(Tag.TILE_BYTE_COUNTS, counts);
    tags.putShorts(Tag.SAMPLE_FORMAT, floats ? 3 : 1);
    double cell = geometry.cellMetres();
    tags.putDoubles(Tag.MODEL_PIXEL_SCALE, cell, cell, 0);
    tags.putDoubles(Tag.MODEL_TIEPOINT, 0, 0, 0, geometry.west(), geometry.north(), 0);
    int code = Integer.parseInt(crs.substring(crs.indexOf(':') + 1));
    tags.putShorts(
        Tag.GEO_KEY_DIRECTORY,
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
        1,
        GeoKeys.PROJECTED_TYPE,
        0,
        1,
        code,
        GeoKeys.LINEAR_UNITS,
        0,
        1,
        9001);
    tags.putText(Tag.GDAL_NODATA, floats ? "nan" : "255");
  }
}
