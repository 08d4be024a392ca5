package studio.kriegsspiel.terrain.tiff;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import studio.kriegsspiel.terrain.GroundException;

/**
 * A TIFF of colours, read some rows at a time: grey, palette, RGB and printing inks (CMYK) of 1 to
 * 16 bits, with or without opacity and other bands, in strips or tiles, packed losslessly.
 */
public final class TiffPicture implements AutoCloseable {
  private static final int WHITE_IS_ZERO = 0;
  private static final int BLACK_IS_ZERO = 1;
  private static final int RGB = 2;
  private static final int PALETTE = 3;
  private static final int INKS = 5;
  private static final int CMYK = 1;
  private static final int PREMULTIPLIED = 1;
  private static final int TRANSPARENCY = 2;
  private static final int MOST_BITS = 16;

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
    this.photometric = (int) photometric(image.tags());
    this.colours = photometric == RGB ? 3 : photometric == INKS ? 4 : 1;
    if (layout.bands() < colours) {
      throw TiffException.damaged(
          "it has "
              + layout.bands()
              + (photometric == RGB ? " bands for red, green and blue" : " bands for four inks"));
    }
    this.alphaBand = alphaBand(image.tags().integers(Tag.EXTRA_SAMPLES));
    this.palette = photometric == PALETTE ? palette(image.tags(), layout.bits()) : new int[0];
  }

  /** What the numbers mean; three or more bands that do not say so are red, green and blue. */
  private static long photometric(TiffDirectory tags) {
    boolean colours = tags.integer(Tag.SAMPLES_PER_PIXEL, 1) > 2;
    return tags.integer(Tag.PHOTOMETRIC, colours ? RGB : BLACK_IS_ZERO);
  }

  /** The band of opacity, wherever it stands behind the colours; -1 without. */
  private int alphaBand(long[] extra) {
    if (extra.length == 0) {
      return photometric != INKS && layout.bands() == colours + 1 ? colours : -1;
    }
    for (int i = 0; i < extra.length && colours + i < layout.bands(); i++) {
      if (extra[i] == PREMULTIPLIED || extra[i] == TRANSPARENCY) {
        return colours + i;
      }
    }
    return -1;
  }

  private static int[] palette(TiffDirectory tags, int bits) {
    long[] map = tags.integers(Tag.COLOR_MAP);
    int size = 1 << bits;
    if (map.length < 3 * size) {
      throw TiffException.damaged("its table of colours is too short");
    }
    // Some writers give colours of 8 bits where the format wants 16.
    int shift = Arrays.stream(map).limit(3L * size).allMatch(each -> each < 256) ? 0 : 8;
    int[] colours = new int[size];
    for (int i = 0; i < size; i++) {
      colours[i] =
          0xFF000000
              | (int) (map[i] >> shift & 0xFF) << 16
              | (int) (map[size + i] >> shift & 0xFF) << 8
              | (int) (map[2 * size + i] >> shift & 0xFF);
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
    long photometric = photometric(tags);
    long[] bits = tags.integers(Tag.BITS_PER_SAMPLE);
    long depth = bits.length == 0 ? 1 : bits[0];
    boolean whole = tags.integer(Tag.SAMPLE_FORMAT, 1) == 1;
    boolean known =
        photometric <= PALETTE || photometric == INKS && tags.integer(Tag.INK_SET, CMYK) == CMYK;
    return packed && whole && known && depth >= 1 && depth <= MOST_BITS;
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

  /** What had to be assumed of its colours, for people. */
  public List<String> remarks() {
    return photometric == INKS
        ? List.of(name + " is in printing inks (CMYK); its colours are near, not exact.")
        : List.of();
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
    int within = top - blockRow * layout.blockHeight();
    for (int band = 0; band < bands; band++) {
      if (band < colours || band == alphaBand) {
        blocks[band] = image.rawRows(blockColumn, blockRow, band, within, bottom - top);
      }
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
      return palette[Math.min(first, palette.length - 1)] & 0xFFFFFF | alpha << 24;
    }
    if (photometric == RGB) {
      return alpha << 24
          | first << 16
          | sample(blocks, rowByte, column, 1) << 8
          | sample(blocks, rowByte, column, 2);
    }
    if (photometric == INKS) {
      int key = 255 - sample(blocks, rowByte, column, 3);
      int red = (255 - first) * key / 255;
      int green = (255 - sample(blocks, rowByte, column, 1)) * key / 255;
      int blue = (255 - sample(blocks, rowByte, column, 2)) * key / 255;
      return alpha << 24 | red << 16 | green << 8 | blue;
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
    int number = bits == 16 ? wide(block, rowByte + 2 * index) : packed(block, rowByte, index);
    boolean colour = photometric != PALETTE || band == alphaBand;
    return !colour ? number : bits > 8 ? number >> (bits - 8) : number * 255 / ((1 << bits) - 1);
  }

  private int wide(byte[] block, int at) {
    boolean bigEndian = image.tags().order() == ByteOrder.BIG_ENDIAN;
    int high = block[bigEndian ? at : at + 1] & 0xFF;
    return high << 8 | block[bigEndian ? at + 1 : at] & 0xFF;
  }

  /** A number whose bits follow those of the one before without a gap, the highest first. */
  private int packed(byte[] block, int rowByte, int index) {
    int bits = layout.bits();
    long firstBit = (long) index * bits;
    int at = rowByte + (int) (firstBit >> 3);
    int within = (int) (firstBit & 7);
    int window = 0;
    int taken = (within + bits + 7) / 8;
    for (int i = 0; i < taken; i++) {
      window = window << 8 | block[at + i] & 0xFF;
    }
    return window >> (taken * 8 - within - bits) & ((1 << bits) - 1);
  }

  @Override
  public void close() {
    GeoTiff.closeQuietly(bytes);
  }
}
