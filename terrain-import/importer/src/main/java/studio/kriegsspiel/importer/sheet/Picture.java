package studio.kriegsspiel.importer.sheet;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.tiff.TiffPicture;
import studio.kriegsspiel.terrain.tiff.TiffStorage;

/**
 * A picture file, which is read from top to bottom without being in memory as a whole.
 *
 * @param file the file
 * @param format png, jpeg, tiff or another name ImageIO has, in small letters
 * @param width columns
 * @param height rows
 * @param hasAlpha whether it may be transparent somewhere
 * @param remarks what had to be assumed to read it, for people
 */
record Picture(
    Path file, String format, int width, int height, boolean hasAlpha, List<String> remarks) {
  private static final long MOST_PIXELS = 1_000_000_000L;

  private static final int LONGEST_SIDE = 300_000;

  /** What decodes in scans keeps all of them in memory outside the heap. */
  private static final long MOST_PROGRESSIVE_PIXELS = 150_000_000L;

  /** What decodes only as a whole. */
  private static final long MOST_AT_ONCE_PIXELS = 40_000_000L;

  private static final int MOST_ROWS = 256;
  private static final int MOST_BAND_PIXELS = 6 << 20;

  /** Keeps its own copy. */
  Picture {
    remarks = List.copyOf(remarks);
  }

  String name() {
    return String.valueOf(file.getFileName());
  }

  long pixels() {
    return (long) width * height;
  }

  private int rowsAtOnce() {
    return Math.max(1, Math.min(MOST_ROWS, MOST_BAND_PIXELS / width));
  }

  boolean isPng() {
    return format.equals("png");
  }

  boolean isJpeg() {
    return format.startsWith("jp");
  }

  boolean isTiff() {
    return format.startsWith("tif");
  }

  /** Reads the size of a picture and whether its kind can be read. */
  static Picture open(Path file) {
    String name = String.valueOf(file.getFileName());
    if (TiffSheets.isTiff(file)) {
      return TiffSheets.open(file);
    }
    try (ImageInputStream input = ImageIO.createImageInputStream(file.toFile())) {
      if (input == null) {
        throw new GroundException(name, "does not exist or cannot be read", "check the path");
      }
      ImageReader reader = reader(name, input);
      try {
        reader.setInput(input, true, true);
        int width = reader.getWidth(0);
        int height = reader.getHeight(0);
        requireSize(name, width, height);
        return of(file, reader.getFormatName().toLowerCase(Locale.ROOT), width, height, reader);
      } finally {
        reader.dispose();
      }
    } catch (IOException | RuntimeException e) {
      throw e instanceof GroundException known ? known : broken(name, e);
    }
  }

  /** Refuses what is too large, or nothing. */
  static void requireSize(String name, int width, int height) {
    boolean large = (long) width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE;
    if (width < 1 || height < 1 || large) {
      throw new GroundException(
          name, "is " + width + " x " + height + " pixels", "cut it into smaller sheets");
    }
  }

  private static Picture of(Path file, String format, int width, int height, ImageReader reader)
      throws IOException {
    String name = String.valueOf(file.getFileName());
    List<String> remarks = new ArrayList<>();
    boolean alpha;
    if (format.equals("png")) {
      alpha = PngRowReader.open(file).header().hasAlpha();
    } else if (format.startsWith("jp")) {
      JpegHeader header = JpegHeader.read(file);
      alpha = false;
      if (!JpegHeader.isWhole(file)) {
        throw new GroundException(
            name,
            "is cut short: it has no end mark",
            "copy or download it once more, or convert it to PNG if it shows whole elsewhere");
      }
      requireDecodable(name, header, (long) width * height);
      if (header.components() == 4) {
        remarks.add(name + " is in printing inks (CMYK); its colours are near, not exact.");
      }
      if (header.orientation() != 1) {
        remarks.add(
            name
                + " asks to be shown turned, as cameras do; it is taken as it is stored, as GIS"
                + " programs do.");
      }
    } else {
      alpha = reader.getImageTypes(0).next().getColorModel().hasAlpha();
      if ((long) width * height > MOST_AT_ONCE_PIXELS) {
        throw new GroundException(
            name, "is too large for its format (" + format + ")", "convert it to PNG or TIFF");
      }
    }
    return new Picture(file, format, width, height, alpha, remarks);
  }

  private static void requireDecodable(String name, JpegHeader header, long pixels) {
    if (header.progressive() && pixels > MOST_PROGRESSIVE_PIXELS) {
      throw new GroundException(
          name,
          "is a progressive JPEG of %d megapixels, which no program reads in pieces"
              .formatted(pixels / 1_000_000),
          "make it a plain one with \"gdal_translate -of JPEG -co QUALITY=95 in.jpg out.jpg\"");
    }
  }

  static ImageReader reader(String name, ImageInputStream input) {
    Iterator<ImageReader> readers = ImageIO.getImageReaders(input);
    if (!readers.hasNext()) {
      throw new GroundException(
          name, "is no picture the studio reads", "convert it to PNG, JPEG or TIFF");
    }
    return readers.next();
  }

  static GroundException broken(String name, Exception e) {
    boolean tiff = name.toLowerCase(Locale.ROOT).matches(".*\\.tiff?");
    return new GroundException(
        name,
        "is damaged or of a kind the studio cannot decode",
        tiff
            ? "convert it with \"gdal_translate -co TILED=YES -co COMPRESS=DEFLATE in.tif out.tif\""
            : "convert it to PNG",
        e);
  }

  /**
   * Reads all pixels from top to bottom.
   *
   * @param scratch a file that may be written meanwhile; it is gone afterwards
   * @throws IOException if {@code to} or the scratch file fails; faults of the picture come as
   *     {@link GroundException}
   */
  void read(Path scratch, PixelRows to, Progress progress) throws IOException {
    Taker taker = new Taker(to, height, progress);
    try {
      if (isPng()) {
        PngRowReader.open(file).read(scratch, rowsAtOnce(), taker, progress);
      } else if (isTiff()) {
        readTiff(taker, progress);
      } else if (!isJpeg()) {
        readAtOnce(taker);
      } else {
        JpegHeader header = JpegHeader.read(file);
        new DecodedRows(
                file,
                header.components() == 4,
                header.inverted(),
                header.progressive() ? header.scans() : 1)
            .read(rowsAtOnce(), taker, progress);
      }
    } catch (IOException | IllegalArgumentException | IllegalStateException e) {
      if (taker.failed || e instanceof FileSystemException) {
        throw e;
      }
      throw broken(name(), e);
    }
  }

  private void readAtOnce(PixelRows to) throws IOException {
    BufferedImage image = ImageIO.read(file.toFile());
    if (image == null) {
      throw new IOException("No decoder for " + name());
    }
    for (int top = 0; top < height; top += rowsAtOnce()) {
      int rows = Math.min(rowsAtOnce(), height - top);
      to.take(image.getRGB(0, top, width, rows, null, 0, width), rows);
    }
  }

  private void readTiff(PixelRows to, Progress progress) throws IOException {
    Optional<TiffPicture> own = TiffPicture.find(file);
    if (own.isEmpty()) {
      TiffStorage storage = TiffStorage.read(file);
      new DecodedRows(file, storage.inks(), false, 1)
          .read(storage.tiled() ? storage.blockRows() : rowsAtOnce(), to, progress);
      return;
    }
    try (TiffPicture tiff = own.get()) {
      int block = tiff.blockRows();
      int atOnce =
          block >= rowsAtOnce() && !tiff.isPacked()
              ? rowsAtOnce()
              : (rowsAtOnce() + block - 1) / block * block;
      for (int top = 0; top < height; top += atOnce) {
        progress.requireWanted();
        int rows = Math.min(atOnce, height - top);
        to.take(tiff.read(top, rows), rows);
      }
    }
  }

  /** Tells how far reading has come and knows whose fault a failure is. */
  private static final class Taker implements PixelRows {
    private final PixelRows to;
    private final int height;
    private final Progress progress;
    private int done;
    private boolean failed;

    Taker(PixelRows to, int height, Progress progress) {
      this.to = to;
      this.height = height;
      this.progress = progress;
    }

    @Override
    public void take(int[] argb, int rows) throws IOException {
      progress.step((double) done / height, "reading the sheet");
      failed = true;
      to.take(argb, rows);
      failed = false;
      done += rows;
    }
  }
}
