package studio.kriegsspiel.terrain.tiff;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GroundException;

/**
 * A raster of numbers in a TIFF file: pixels are read by region and on demand, voids as NaN, with
 * scale and offset applied. Faults of the file come as {@link GroundException}. Regions may be read
 * by several threads.
 */
public final class GeoTiff implements AutoCloseable {
  private final String name;
  private final TiffBytes bytes;
  private final TiffImage image;
  private final Optional<TiffImage> mask;
  private final List<TiffImage> overviews;
  private final GeoKeys keys;
  private final GdalTags gdal;

  private GeoTiff(String name, TiffBytes bytes, List<TiffDirectory> directories) {
    this.name = name;
    this.bytes = bytes;
    TiffDirectory main = directories.get(0);
    this.keys = GeoKeys.of(main);
    this.gdal = GdalTags.of(main);
    this.image = new TiffImage(bytes, main, gdal.valuesOf(0));
    image.requireWithinFile();
    this.mask = findMask(directories);
    this.overviews = findOverviews(directories);
  }

  /**
   * Opens a file; only its tags are read.
   *
   * @throws GroundException if it is not a TIFF or its tags show that it cannot be read
   */
  public static GeoTiff open(Path file) {
    String name = String.valueOf(file.getFileName());
    if (!Files.isRegularFile(file)) {
      throw new GroundException(name, "does not exist or is not a file", "check the path");
    }
    try {
      return open(name, TiffBytes.of(file));
    } catch (IOException e) {
      throw new GroundException(name, "cannot be opened", "check that you may read it", e);
    }
  }

  /** Opens a file that lies in memory. */
  public static GeoTiff open(String name, byte[] content) {
    return open(name, TiffBytes.of(content));
  }

  private static GeoTiff open(String name, TiffBytes bytes) {
    try {
      return new GeoTiff(name, bytes, new TiffParser(bytes).readDirectories());
    } catch (TiffException e) {
      closeQuietly(bytes);
      throw e.in(name);
    } catch (IOException e) {
      closeQuietly(bytes);
      throw cutShort(name, e);
    }
  }

  static void closeQuietly(TiffBytes bytes) {
    try {
      bytes.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static GroundException cutShort(String name, Exception e) {
    return new GroundException(
        name,
        "is cut short or cannot be read (" + e.getMessage() + ")",
        "fetch it again or copy it completely",
        e);
  }

  private Optional<TiffImage> findMask(List<TiffDirectory> directories) {
    for (TiffDirectory tags : directories.subList(1, directories.size())) {
      boolean isMask = (tags.integer(Tag.NEW_SUBFILE_TYPE, 0) & 4) != 0;
      if (isMask
          && tags.integer(Tag.IMAGE_WIDTH, 0) == width()
          && tags.integer(Tag.IMAGE_LENGTH, 0) == height()) {
        return Optional.of(new TiffImage(bytes, tags, new Values(false, 0, 1, 0)));
      }
    }
    return Optional.empty();
  }

  private List<TiffImage> findOverviews(List<TiffDirectory> directories) {
    List<TiffImage> found = new ArrayList<>();
    for (TiffDirectory tags : directories.subList(1, directories.size())) {
      if ((tags.integer(Tag.NEW_SUBFILE_TYPE, 0) & 5) == 1) {
        found.add(new TiffImage(bytes, tags, gdal.valuesOf(0)));
      }
    }
    return found;
  }

  /** Name of the file for messages. */
  public String name() {
    return name;
  }

  /** Columns. */
  public int width() {
    return image.layout().width();
  }

  /** Rows. */
  public int height() {
    return image.layout().height();
  }

  /** Numbers per pixel. */
  public int bands() {
    return image.layout().bands();
  }

  /** Whether pixels are indices of colours, or colours, not measurements. */
  public boolean isPicture() {
    long photometric = image.tags().integer(Tag.PHOTOMETRIC, 1);
    return photometric == 2 || photometric == 3 || photometric >= 5 && photometric <= 10;
  }

  /** Width and height of a block, which are read and unpacked as a whole. */
  public Window blockSize() {
    return new Window(0, 0, image.layout().blockWidth(), image.layout().blockHeight());
  }

  /** Sizes of the smaller copies in the file, largest first. */
  public List<Window> overviewSizes() {
    return overviews.stream()
        .map(overview -> new Window(0, 0, overview.layout().width(), overview.layout().height()))
        .toList();
  }

  /** The keys that name the coordinate system. */
  public GeoKeys geoKeys() {
    return keys;
  }

  /** The number that marks voids, if there is one. */
  public Optional<Double> nodata() {
    return gdal.nodata();
  }

  /** Whether a mask in the file takes pixels out. */
  public boolean hasMask() {
    return mask.isPresent();
  }

  /** From stored numbers to values, for the first band. */
  Values values() {
    return gdal.valuesOf(0);
  }

  /** Unit of the numbers as GDAL records it ("metre", "ft"), if it does. */
  public Optional<String> unit() {
    return gdal.unit();
  }

  /** Where the pixels lie, counted from the outer corner of the first; empty if it is not said. */
  public Optional<Georeference> georeference() {
    try {
      return TiffPlacing.of(image.tags(), keys.pixelIsPoint());
    } catch (IllegalArgumentException e) {
      throw Georeference.unusable(name, e);
    }
  }

  /** Control points of the file (column, row, x, y each), empty if it is placed otherwise. */
  public List<double[]> controlPoints() {
    return TiffPlacing.controlPoints(image.tags(), keys.pixelIsPoint());
  }

  /** Reads all of the first band. */
  public float[] readAll() {
    long pixels = (long) width() * height();
    if (pixels > Integer.MAX_VALUE - 8 || pixels * 4 > Runtime.getRuntime().maxMemory() * 3 / 4) {
      throw new GroundException(
          name,
          "has %d x %d pixels, more than the memory takes".formatted(width(), height()),
          "crop it or choose larger cells at import");
    }
    return read(new Window(0, 0, width(), height()), 0);
  }

  /** Reads a region of a band, row by row from the north-west; voids are NaN. */
  public float[] read(Window window, int band) {
    float[] values = new float[Math.multiplyExact(window.columns(), window.rows())];
    read(window, band, values);
    return values;
  }

  /** Reads a region of a band into the start of an array; voids are NaN. */
  public void read(Window window, int band, float[] target) {
    if ((long) window.column() + window.columns() > width()
        || (long) window.row() + window.rows() > height()
        || band < 0
        || band >= bands()) {
      throw new IllegalArgumentException("No " + window + " of band " + band + " in " + name + ".");
    }
    read(image, window, band, target);
    mask.ifPresent(
        image -> {
          float[] shown = read(image, window);
          for (int i = 0; i < shown.length; i++) {
            if (shown[i] == 0) {
              target[i] = Float.NaN;
            }
          }
        });
  }

  /** A number of rows that fills whole blocks, so that none is unpacked for a part of it. */
  public long rowsAtOnce(int least) {
    if (!image.isPacked()) {
      return least;
    }
    long block = image.layout().blockHeight();
    return (least + block - 1) / block * block;
  }

  /** Reads all of the first band of a smaller copy, by its place in {@link #overviewSizes}. */
  public float[] readOverview(int number) {
    return readOverview(number, overviewSizes().get(number));
  }

  /** Reads a region of the first band of a smaller copy. */
  public float[] readOverview(int number, Window window) {
    return read(overviews.get(number), window);
  }

  /** Rows of the blocks of a smaller copy. */
  public int overviewBlockRows(int number) {
    return overviews.get(number).layout().blockHeight();
  }

  private float[] read(TiffImage source, Window window) {
    float[] target = new float[Math.multiplyExact(window.columns(), window.rows())];
    read(source, window, 0, target);
    return target;
  }

  private void read(TiffImage source, Window window, int band, float[] target) {
    Layout layout = source.layout();
    int firstColumn = window.column() / layout.blockWidth();
    int lastColumn = (window.column() + window.columns() - 1) / layout.blockWidth();
    int firstRow = window.row() / layout.blockHeight();
    int lastRow = (window.row() + window.rows() - 1) / layout.blockHeight();
    int across = lastColumn - firstColumn + 1;
    IntStream blocks = IntStream.range(0, Math.multiplyExact(across, lastRow - firstRow + 1));
    try {
      // A few blocks at once bound the memory; single blocks are not worth a second thread.
      (source.blockBytes() > 64 << 20 ? blocks : blocks.parallel())
          .forEach(
              i -> {
                try {
                  source.readBlock(
                      firstColumn + i % across, firstRow + i / across, band, target, window);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    } catch (TiffException e) {
      throw e.in(name);
    } catch (UncheckedIOException e) {
      throw cutShort(name, e);
    } catch (IndexOutOfBoundsException e) {
      throw TiffException.damaged("a block is shorter than it says").in(name);
    }
  }

  @Override
  public void close() {
    closeQuietly(bytes);
  }

  @Override
  public String toString() {
    return "GeoTiff[%s %d x %d x %d]".formatted(name, width(), height(), bands())
        + Arrays.toString(gdal.nodata().stream().toArray());
  }
}
