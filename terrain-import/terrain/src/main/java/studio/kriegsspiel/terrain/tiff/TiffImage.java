package studio.kriegsspiel.terrain.tiff;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** One image of a TIFF file, whose blocks can be read singly and by several threads. */
final class TiffImage {
  /** Bytes of an unpacked file read at once: they stay in the processor's cache till decoded. */
  private static final int PLAIN_BYTES = 1 << 18;

  private final TiffBytes bytes;
  private final TiffDirectory tags;
  private final Layout layout;
  private final Compression compression;
  private final int predictor;
  private final SampleType type;
  private final long[] offsets;
  private final long[] counts;
  private final SampleDecoder decoder;
  private final Values values;

  TiffImage(TiffBytes bytes, TiffDirectory tags, Values values) {
    this.bytes = bytes;
    this.tags = tags;
    this.values = values;
    this.compression = Compression.of(tags.integer(Tag.COMPRESSION, 1));
    this.layout = Layout.of(tags, compression == Compression.NONE);
    boolean packs =
        compression == Compression.LZW
            || compression == Compression.DEFLATE
            || compression == Compression.ZSTD;
    this.predictor = packs ? (int) tags.integer(Tag.PREDICTOR, 1) : 1;
    if (predictor < 1 || predictor > 3) {
      throw TiffException.damaged("its predictor is " + predictor);
    }
    this.type = SampleType.of(tags.integer(Tag.SAMPLE_FORMAT, 1), layout.bits());
    if (predictor == 3 && type != SampleType.FLOATING) {
      throw TiffException.damaged("predictor 3 needs floating point numbers");
    }
    if (predictor == 2 && layout.bits() % 8 != 0) {
      throw TiffException.damaged("predictor 2 with " + layout.bits() + " bits");
    }
    this.decoder = new SampleDecoder(type, layout.bits(), values);
    boolean tiled = layout.tiled();
    this.offsets = list(tiled ? Tag.TILE_OFFSETS : Tag.STRIP_OFFSETS);
    this.counts = list(tiled ? Tag.TILE_BYTE_COUNTS : Tag.STRIP_BYTE_COUNTS);
    requireBlocks();
  }

  private long[] list(int tag) {
    long[] list = tags.integers(tag);
    // Old writers give the offsets of tiles in the tags of strips.
    return list.length == 0 && tag == Tag.TILE_OFFSETS
        ? tags.integers(Tag.STRIP_OFFSETS)
        : list.length == 0 && tag == Tag.TILE_BYTE_COUNTS
            ? tags.integers(Tag.STRIP_BYTE_COUNTS)
            : list;
  }

  private void requireBlocks() {
    long needed = layout.blockCount();
    if (offsets.length < needed || (counts.length < needed && compression != Compression.NONE)) {
      throw TiffException.damaged(
          "it needs %d blocks but lists %d"
              .formatted(needed, Math.min(offsets.length, counts.length)));
    }
  }

  Layout layout() {
    return layout;
  }

  SampleType type() {
    return type;
  }

  TiffDirectory tags() {
    return tags;
  }

  /** Bytes of memory one unpacked block takes. */
  long blockBytes() {
    return (long) layout.rowBytes() * layout.blockHeight();
  }

  /** Fails if blocks lie beyond the end of the file. */
  void requireWithinFile() {
    for (int i = 0; i < layout.blockCount(); i++) {
      if (offsets[i] < 0 || countOf(i) < 0 || offsets[i] > bytes.length() - countOf(i)) {
        throw new TiffException(
            "is cut short (block %d of %d lies beyond its end)"
                .formatted(i + 1, layout.blockCount()),
            "fetch it again or copy it completely");
      }
    }
  }

  private long countOf(int index) {
    if (index < counts.length) {
      return counts[index];
    }
    return Math.min(blockBytes(), bytes.length() - offsets[index]);
  }

  /**
   * Decodes one band of a block into a raster.
   *
   * @param blockColumn which block, from the west
   * @param blockRow which block, from the north
   * @param target receives the part of the block that lies in the window
   * @param window part of the image that the target holds
   */
  void readBlock(int blockColumn, int blockRow, int band, float[] target, Window window)
      throws IOException {
    int left = Math.max(window.column(), blockColumn * layout.blockWidth());
    int top = Math.max(window.row(), blockRow * layout.blockHeight());
    long blockRight = (long) (blockColumn + 1) * layout.blockWidth();
    long blockBottom = (long) (blockRow + 1) * layout.blockHeight();
    int right =
        (int) Math.min(window.column() + window.columns(), Math.min(blockRight, layout.width()));
    int bottom =
        (int) Math.min(window.row() + window.rows(), Math.min(blockBottom, layout.height()));
    if (left >= right || top >= bottom) {
      return;
    }
    int index = layout.blockIndex(blockColumn, blockRow, band);
    long count = countOf(index);
    if (offsets[index] == 0 && count == 0) {
      fillSparse(target, window, left, top, right, bottom);
      return;
    }
    int blockTop = blockRow * layout.blockHeight();
    int blockLeft = blockColumn * layout.blockWidth();
    if (compression != Compression.NONE) {
      byte[] block = unpack(index, count, layout.rowsIn(blockRow));
      decode(
          block,
          blockTop,
          new Window(left, top, right - left, bottom - top),
          blockLeft,
          band,
          target,
          window);
      return;
    }
    int atOnce = Math.max(1, PLAIN_BYTES / layout.rowBytes());
    for (int row = top; row < bottom; row += atOnce) {
      int rows = Math.min(atOnce, bottom - row);
      byte[] part = plainRows(index, count, row - blockTop, rows);
      decode(part, row, new Window(left, row, right - left, rows), blockLeft, band, target, window);
    }
  }

  /** Whether blocks must be unpacked as a whole. */
  boolean isPacked() {
    return compression != Compression.NONE;
  }

  /**
   * The unpacked bytes of some rows of a block.
   *
   * @param firstRow counted from the top of the block
   */
  byte[] rawRows(int blockColumn, int blockRow, int band, int firstRow, int rows)
      throws IOException {
    int index = layout.blockIndex(blockColumn, blockRow, band);
    long count = countOf(index);
    if (offsets[index] == 0 && count == 0) {
      return new byte[layout.rowBytes() * rows];
    }
    if (!isPacked()) {
      return plainRows(index, count, firstRow, rows);
    }
    byte[] block = unpack(index, count, layout.rowsIn(blockRow));
    int from = firstRow * layout.rowBytes();
    return from == 0 && rows == layout.rowsIn(blockRow)
        ? block
        : Arrays.copyOfRange(block, from, from + rows * layout.rowBytes());
  }

  private void decode(
      byte[] block,
      int firstRow,
      Window part,
      int blockLeft,
      int band,
      float[] target,
      Window window) {
    ByteOrder order = predictor == 3 ? ByteOrder.BIG_ENDIAN : tags.order();
    int samples = layout.samplesInBlock();
    int within = layout.planar() ? 0 : band;
    for (int row = part.row(); row < part.row() + part.rows(); row++) {
      decoder.decode(
          block,
          order,
          (row - firstRow) * layout.rowBytes(),
          (part.column() - blockLeft) * samples + within,
          samples,
          part.columns(),
          target,
          window.index(part.column(), row));
    }
  }

  private byte[] plainRows(int index, long count, int firstRow, int rows) throws IOException {
    long from = (long) firstRow * layout.rowBytes();
    int wanted = rows * layout.rowBytes();
    if (from + wanted > count) {
      throw TiffException.damaged("a block gives " + count + " of " + (from + wanted) + " bytes");
    }
    ByteBuffer plain = bytes.read(offsets[index] + from, wanted);
    return Compression.bytesOf(tags.integer(Tag.FILL_ORDER, 1) == 2 ? reversed(plain) : plain);
  }

  private void fillSparse(float[] target, Window window, int left, int top, int right, int bottom) {
    float filling = values.hasNodata() ? Float.NaN : values.of(0);
    for (int row = top; row < bottom; row++) {
      int first = window.index(left, row);
      Arrays.fill(target, first, first + right - left, filling);
    }
  }

  private byte[] unpack(int index, long count, int rows) throws IOException {
    if (count < 0 || offsets[index] < 0 || offsets[index] > bytes.length() - count) {
      throw new TiffException(
          "is cut short (block %d lies beyond its end)".formatted(index + 1),
          "fetch it again or copy it completely");
    }
    int wanted = layout.rowBytes() * rows;
    ByteBuffer packed = bytes.read(offsets[index], (int) Math.min(count, 2L * wanted + 65_536));
    if (tags.integer(Tag.FILL_ORDER, 1) == 2) {
      packed = reversed(packed);
    }
    byte[] block = new byte[wanted];
    try {
      int given = compression.unpack(packed, block);
      Compression.requireFull(given, wanted, block);
    } catch (TiffException e) {
      throw e.in(layout.tiled() ? "tile" : "strip", index + 1, layout.blockCount());
    }
    int samples = layout.samplesInBlock();
    if (predictor == 2) {
      Predictor.undoHorizontal(
          block, rows, layout.blockWidth(), samples, layout.bits() / 8, tags.order());
    } else if (predictor == 3) {
      Predictor.undoFloating(block, rows, layout.blockWidth(), samples, layout.bits() / 8);
    }
    return block;
  }

  private static ByteBuffer reversed(ByteBuffer packed) {
    byte[] mirror = new byte[packed.remaining()];
    for (int i = 0; i < mirror.length; i++) {
      mirror[i] = (byte) (Integer.reverse(packed.get()) >>> 24);
    }
    return ByteBuffer.wrap(mirror);
  }
}
