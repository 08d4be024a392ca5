package studio.kriegsspiel.terrain.tiff;

/**
 * How the pixels of an image are laid out in its file.
 *
 * @param width columns of the image
 * @param height rows of the image
 * @param bands numbers per pixel
 * @param bits bits per number
 * @param planar whether each band has blocks of its own
 * @param blockWidth columns of a block
 * @param blockHeight rows of a block
 * @param tiled whether blocks at the edge are padded to full size
 */
record Layout(
    int width,
    int height,
    int bands,
    int bits,
    boolean planar,
    int blockWidth,
    int blockHeight,
    boolean tiled) {
  /** Several blocks are unpacked at once, beside what they are unpacked from. */
  private static final long MOST_BLOCK_BYTES =
      Math.min(1L << 29, Runtime.getRuntime().maxMemory() / 6);

  /** Reads and checks the layout of a directory. */
  static Layout of(TiffDirectory tags, boolean plain) {
    long width = tags.integer(Tag.IMAGE_WIDTH, 0);
    long height = tags.integer(Tag.IMAGE_LENGTH, 0);
    if (width < 1 || height < 1 || width > Integer.MAX_VALUE || height > Integer.MAX_VALUE) {
      throw TiffException.damaged("its size is " + width + " x " + height);
    }
    long bands = tags.integer(Tag.SAMPLES_PER_PIXEL, 1);
    if (bands < 1 || bands > 65_535) {
      throw TiffException.damaged("it has " + bands + " bands");
    }
    long bits = sameBits(tags);
    boolean planar = tags.integer(Tag.PLANAR_CONFIGURATION, 1) == 2;
    boolean tiled = tags.has(Tag.TILE_WIDTH) || tags.has(Tag.TILE_OFFSETS);
    long blockWidth = tiled ? tags.integer(Tag.TILE_WIDTH, 0) : width;
    long blockHeight =
        tiled
            ? tags.integer(Tag.TILE_LENGTH, 0)
            : Math.min(height, tags.integer(Tag.ROWS_PER_STRIP, height));
    if (blockWidth < 1 || blockHeight < 1) {
      throw TiffException.damaged("its blocks are " + blockWidth + " x " + blockHeight);
    }
    Layout layout =
        new Layout(
            (int) width,
            (int) height,
            (int) bands,
            (int) bits,
            planar,
            (int) Math.min(blockWidth, Integer.MAX_VALUE),
            (int) Math.min(blockHeight, Integer.MAX_VALUE),
            tiled);
    double bytes = (double) layout.rowBytesExact() * layout.blockHeight;
    if (layout.rowBytesExact() > MOST_BLOCK_BYTES || (!plain && bytes > MOST_BLOCK_BYTES)) {
      throw new TiffException(
          "is stored in blocks of "
              + blockWidth
              + " x "
              + blockHeight
              + " pixels, too large to unpack",
          "cut it into tiles with \"gdal_translate -co TILED=YES in.tif out.tif\"");
    }
    return layout;
  }

  private static long sameBits(TiffDirectory tags) {
    long[] bits = tags.integers(Tag.BITS_PER_SAMPLE);
    long first = bits.length == 0 ? 1 : bits[0];
    for (long other : bits) {
      if (other != first) {
        throw new TiffException(
            "has bands of different width",
            "save it so that the numbers of all bands have as many bits");
      }
    }
    if (first < 1 || first > 64) {
      throw TiffException.damaged("its numbers have " + first + " bits");
    }
    return first;
  }

  private long rowBytesExact() {
    return ((long) blockWidth * samplesInBlock() * bits + 7) / 8;
  }

  /** Numbers per pixel within one block. */
  int samplesInBlock() {
    return planar ? 1 : bands;
  }

  /** Bytes of an unpacked row of a block. */
  int rowBytes() {
    return (int) rowBytesExact();
  }

  int blocksAcross() {
    return (int) (((long) width + blockWidth - 1) / blockWidth);
  }

  int blocksDown() {
    return (int) (((long) height + blockHeight - 1) / blockHeight);
  }

  /** Rows that the blocks of a block row hold. */
  int rowsIn(int blockRow) {
    return tiled ? blockHeight : Math.min(blockHeight, height - blockRow * blockHeight);
  }

  /** Number of a block in the file's list. */
  int blockIndex(int blockColumn, int blockRow, int band) {
    int inPlane = blockRow * blocksAcross() + blockColumn;
    return planar ? band * blocksAcross() * blocksDown() + inPlane : inPlane;
  }

  /** Blocks the file must list. */
  long blockCount() {
    return (long) blocksAcross() * blocksDown() * (planar ? bands : 1);
  }
}
