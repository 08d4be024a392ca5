package studio.kriegsspiel.terrain.tiff;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.stream.IntStream;
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

  private static final int TILE = GridTile.SIDE;

  private final FileChannel channel;
  private final GridGeometry geometry;
  private final String crs;
  private final GridTile tile;
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
    this.tile = new GridTile(cells, packed, geometry.columns());
    this.across = (geometry.columns() + TILE - 1) / TILE;
    int tiles = Math.multiplyExact(across, (geometry.rows() + TILE - 1) / TILE);
    this.offsets = new long[tiles];
    this.counts = new long[tiles];
    this.band = new float[Math.multiplyExact(geometry.columns(), Math.min(TILE, geometry.rows()))];
    this.big = (long) tiles * TILE * TILE * tile.sampleBytes() > 3_900_000_000L;
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
      writer.writeRows(values, geometry.rows());
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

  /** Appends the next row to the south. */
  public void writeRow(float[] row) throws IOException {
    writeRows(row, 1);
  }

  /** Appends the next rows to the south, which lie one after the other at the start of an array. */
  public void writeRows(float[] rows, int count) throws IOException {
    if (rowsWritten + rowsInBand + (long) count > geometry.rows()) {
      throw new IllegalStateException("All " + geometry.rows() + " rows are written.");
    }
    int columns = geometry.columns();
    for (int done = 0; done < count; ) {
      int fit = Math.min(count - done, TILE - rowsInBand);
      System.arraycopy(rows, done * columns, band, rowsInBand * columns, fit * columns);
      rowsInBand += fit;
      done += fit;
      if (rowsInBand == TILE || rowsWritten + rowsInBand == geometry.rows()) {
        writeBand();
      }
    }
  }

  private void writeBand() throws IOException {
    byte[][] tiles = new byte[across][];
    IntStream.range(0, across).parallel().forEach(i -> tiles[i] = tile.bytes(band, rowsInBand, i));
    int first = rowsWritten / TILE * across;
    for (int i = 0; i < across; i++) {
      offsets[first + i] = position;
      counts[first + i] = tiles[i].length;
      put(ByteBuffer.wrap(tiles[i]));
    }
    rowsWritten += rowsInBand;
    rowsInBand = 0;
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
    boolean floats = tile.cells() == Cells.FLOATS;
    boolean packed = tile.packed();
    tags.put(Tag.IMAGE_WIDTH, geometry.columns());
    tags.put(Tag.IMAGE_LENGTH, geometry.rows());
    tags.putShorts(Tag.BITS_PER_SAMPLE, tile.sampleBytes() * 8);
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
