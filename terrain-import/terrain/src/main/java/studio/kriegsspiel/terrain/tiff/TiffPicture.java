package studio.kriegsspiel.terrain.tiff;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.IntStream;
import studio.kriegsspiel.terrain.GroundException;

/**
 * A TIFF of colours, read some rows at a time: grey, palette and RGB of 1 to 16 bits, with or
 * without opacity, in strips or tiles, packed losslessly.
 */
public final class TiffPicture implements AutoCloseable {
  private static final int WHITE_IS_ZERO = 0;
  private static final int BLACK_IS_ZERO = 1;
  private static final int RGB = 2;
  private static final int PALETTE = 3;
  private static final int TRANSPARENCY = 2;

  private final String name;
  private final TiffBytes bytes;
  private final TiffImage image;
  private final Layout layout;
  private final int photometric;
  private final int colours;
  private final int alphaBand;
  private final int[] palette;

  private TiffPicture(String name, TiffBytes bytes, TiffImage image) {
    this.name = name;
    this.bytes = bytes;
    this.image = image;
    this.layout = image.layout();
    this.photometric = (int) image.tags().integer(Tag.PHOTOMETRIC, BLACK_IS_ZERO);
    this.colours = photometric == RGB ? 3 : 1;
    if (layout.bands() < colours) {
      throw TiffException.damaged("it has " + layout.bands() + " bands for red, green and blue");
    }
    long[] extra = image.tags().integers(Tag.EXTRA_SAMPLES);
    boolean alpha =
        layout.bands() > colours
            && (extra.length == 0
                ? layout.bands() == colours + 1
                : extra[0] == 1 || extra[0] == TRANSPARENCY);
    this.alphaBand = alpha ? colours : -1;
    this.palette = photometric == PALETTE ? palette(image.tags(), layout.bits()) : new int[0];
  }

  private static int[] palette(TiffDirectory tags, int bits) {
    long[] map = tags.integers(Tag.COLOR_MAP);
    int size = 1 << bits;
    if (map.length < 3 * size) {
      throw TiffException.damaged("its table of colours is too short");
    }
    int[] colours = new int[size];
    for (int i = 0; i < size; i++) {
      colours[i] =
          0xFF000000
              | (int) (map[i] >> 8 & 0xFF) << 16
              | (int) (map[size + i] >> 8 & 0xFF) << 8
              | (int) (map[2 * size + i] >> 8 & 0xFF);
    }
    return colours;
  }

  /**
   * Opens a picture.
   *
   * @return nothing if its kind is one that is not read here (packed with JPEG or a fax code, for
   *     example)
   * @throws GroundException if it is damaged
   */
  public static Optional<TiffPicture> find(Path file) {
    String name = String.valueOf(file.getFileName());
    TiffBytes bytes;
    try {
      bytes = TiffBytes.of(file);
    } catch (IOException e) {
      throw new GroundException(name, "cannot be opened", "check that you may read it", e);
    }
    Optional<TiffPicture> found = Optional.empty();
    try {
      TiffDirectory tags = new TiffParser(bytes).readDirectories().get(0);
      if (isReadable(tags)) {
        TiffImage image = new TiffImage(bytes, tags, new Values(false, 0, 1, 0));
        image.requireWithinFile();
        found = Optional.of(new TiffPicture(name, bytes, image));
      }
      return found;
    } catch (TiffException e) {
      throw e.in(name);
    } catch (IOException e) {
      throw GeoTiff.cutShort(name, e);
    } finally {
      if (found.isEmpty()) {
        GeoTiff.closeQuietly(bytes);
      }
    }
  }

  private static boolean isReadable(TiffDirectory tags) {
    long packing = tags.integer(Tag.COMPRESSION, 1);
    boolean packed =
        packing == 1
            || packing == 5
            || packing == 8
            || packing == 32946
            || packing == 32773
            || packing == 50000;
    long photometric = tags.integer(Tag.PHOTOMETRIC, BLACK_IS_ZERO);
    long[] bits = tags.integers(Tag.BITS_PER_SAMPLE);
    long depth = bits.length == 0 ? 1 : bits[0];
    boolean whole = tags.integer(Tag.SAMPLE_FORMAT, 1) == 1;
    boolean known =
        photometric == RGB
            ? depth == 8 || depth == 16
            : photometric <= PALETTE
                && (depth == 1 || depth == 2 || depth == 4 || depth == 8 || depth == 16)
                && (photometric != PALETTE || depth <= 8);
    return packed && whole && known;
  }

  /** Columns. */
  public int width() {
    return layout.width();
  }

  /** Rows. */
  public int height() {
    return layout.height();
  }

  /** Rows of a block, which are unpacked together. */
  public int blockRows() {
    return layout.blockHeight();
  }

  /**
   * Whether its blocks are so large that a row of them takes too much memory.
   *
   * @return true for large pictures packed as one single strip, for example
   */
  public boolean isUnwieldy() {
    long rowOfBlocks =
        image.blockBytes() * layout.blocksAcross() + 4L * width() * layout.blockHeight();
    return image.isPacked() && rowOfBlocks > Runtime.getRuntime().maxMemory() / 3;
  }

  /** Whether blocks must be unpacked as a whole. */
  public boolean isPacked() {
    return image.isPacked();
  }

  /** Whether it may be transparent somewhere. */
  public boolean hasAlpha() {
    return alphaBand >= 0;
  }

  /** Reads whole rows as alpha, red, green and blue in one number, row by row from the north. */
  public int[] read(int firstRow, int rows) {
    int[] target = new int[Math.multiplyExact(width(), rows)];
    int firstBlock = firstRow / layout.blockHeight();
    int lastBlock = (firstRow + rows - 1) / layout.blockHeight();
    int across = layout.blocksAcross();
    try {
      IntStream.range(firstBlock * across, (lastBlock + 1) * across)
          .parallel()
          .forEach(
              i -> {
                try {
                  readBlock(i % across, i / across, firstRow, rows, target);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    } catch (TiffException e) {
      throw e.in(name);
    } catch (UncheckedIOException e) {
      throw GeoTiff.cutShort(name, e);
    } catch (IndexOutOfBoundsException e) {
      throw TiffException.damaged("a block is shorter than it says").in(name);
    }
    return target;
  }

  private void readBlock(int blockColumn, int blockRow, int firstRow, int rows, int[] target)
      throws IOException {
    int top = Math.max(firstRow, blockRow * layout.blockHeight());
    int bottom = (int) Math.min(firstRow + rows, (blockRow + 1L) * layout.blockHeight());
    int left = blockColumn * layout.blockWidth();
    int right = (int) Math.min(width(), (long) left + layout.blockWidth());
    int bands = layout.planar() ? layout.bands() : 1;
    byte[][] blocks = new byte[bands][];
    int needed = alphaBand >= 0 ? alphaBand + 1 : colours;
    int within = top - blockRow * layout.blockHeight();
    for (int band = 0; band < Math.min(bands, needed); band++) {
      blocks[band] = image.rawRows(blockColumn, blockRow, band, within, bottom - top);
    }
    boolean plain = photometric == RGB && layout.bits() == 8 && !layout.planar() && alphaBand < 0;
    for (int row = top; row < bottom; row++) {
      int to = (row - firstRow) * width() + left;
      int rowByte = (row - top) * layout.rowBytes();
      if (plain) {
        plainColours(blocks[0], rowByte, target, to, right - left);
        continue;
      }
      for (int i = 0; i < right - left; i++) {
        target[to + i] = colour(blocks, rowByte, i);
      }
    }
  }

  private void plainColours(byte[] block, int rowByte, int[] target, int to, int count) {
    int step = layout.bands();
    int at = rowByte;
    for (int i = 0; i < count; i++) {
      target[to + i] =
          0xFF000000
              | (block[at] & 0xFF) << 16
              | (block[at + 1] & 0xFF) << 8
              | (block[at + 2] & 0xFF);
      at += step;
    }
  }

  private int colour(byte[][] blocks, int rowByte, int column) {
    int alpha = alphaBand < 0 ? 255 : sample(blocks, rowByte, column, alphaBand);
    int first = sample(blocks, rowByte, column, 0);
    if (photometric == PALETTE) {
      return palette[first] & 0xFFFFFF | alpha << 24;
    }
    if (photometric == RGB) {
      return alpha << 24
          | first << 16
          | sample(blocks, rowByte, column, 1) << 8
          | sample(blocks, rowByte, column, 2);
    }
    int grey = photometric == WHITE_IS_ZERO ? 255 - first : first;
    return alpha << 24 | grey * 0x010101;
  }

  /** A number as 8 bits; the number of a palette's colour as it is. */
  private int sample(byte[][] blocks, int rowByte, int column, int band) {
    byte[] block = blocks[layout.planar() ? band : 0];
    int samples = layout.samplesInBlock();
    int index = column * samples + (layout.planar() ? 0 : band);
    int bits = layout.bits();
    if (bits == 8) {
      return block[rowByte + index] & 0xFF;
    }
    if (bits == 16) {
      boolean bigEndian = image.tags().order() == ByteOrder.BIG_ENDIAN;
      return block[rowByte + 2 * index + (bigEndian ? 0 : 1)] & 0xFF;
    }
    int bit = index * bits;
    int mask = (1 << bits) - 1;
    int number = block[rowByte + (bit >> 3)] >> (8 - bits - (bit & 7)) & mask;
    return photometric == PALETTE ? number : number * 255 / mask;
  }

  @Override
  public void close() {
    GeoTiff.closeQuietly(bytes);
  }
}
