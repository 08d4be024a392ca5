package studio.kriegsspiel.importer.sheet;

import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Iterator;
import javax.imageio.IIOException;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.stream.ImageInputStream;
import studio.kriegsspiel.importer.job.ImportCancelledException;
import studio.kriegsspiel.importer.job.Progress;

/** Reads a picture with one of Java's decoders, from top to bottom once and without keeping it. */
final class DecodedRows {
  private final Path file;
  private final boolean inks;
  private final boolean inverted;
  private final int passes;

  /**
   * Prepares it.
   *
   * @param inks whether four bands are inks
   * @param inverted whether inks are stored as light
   * @param passes how often the decoder gives the whole picture, each time finer
   */
  DecodedRows(Path file, boolean inks, boolean inverted, int passes) {
    this.file = file;
    this.inks = inks;
    this.inverted = inverted;
    this.passes = passes;
  }

  /** Reads all pixels, so many rows at once. */
  void read(int atOnce, PixelRows to, Progress progress) throws IOException {
    try (ImageInputStream input = ImageIO.createImageInputStream(file.toFile())) {
      Iterator<ImageReader> readers = ImageIO.getImageReaders(input);
      if (!readers.hasNext()) {
        throw new IIOException("No decoder for " + file.getFileName());
      }
      ImageReader reader = readers.next();
      try {
        reader.setInput(input, true, true);
        read(reader, atOnce, to, progress);
      } finally {
        reader.dispose();
      }
    }
  }

  private void read(ImageReader reader, int atOnce, PixelRows to, Progress progress)
      throws IOException {
    int width = reader.getWidth(0);
    int height = reader.getHeight(0);
    ImageTypeSpecifier type = reader.getImageTypes(0).next();
    ColorModel model = type.getColorModel();
    Colours colours = new Colours(model, inks, inverted);
    int[] argb = new int[Math.multiplyExact(width, Math.min(atOnce, height))];
    // A decoder in C may swallow what is thrown through it; it is thrown again behind.
    RuntimeException[] fault = new RuntimeException[1];
    SinkRaster sink =
        new SinkRaster(
            type.getSampleModel(width, height),
            atOnce,
            passes,
            (samples, rows) -> {
              try {
                progress.requireWanted();
                colours.decode(samples, rows, argb);
                to.take(argb, rows);
              } catch (IOException e) {
                fault[0] = new UncheckedIOException(e);
                reader.abort();
              } catch (ImportCancelledException e) {
                fault[0] = e;
                reader.abort();
              }
              if (fault[0] != null) {
                throw fault[0];
              }
            });
    DecoderWarnings warnings = new DecoderWarnings();
    reader.addIIOReadWarningListener(warnings);
    ImageReadParam wanted = reader.getDefaultReadParam();
    wanted.setDestination(new BufferedImage(model, sink, model.isAlphaPremultiplied(), null));
    try {
      reader.read(0, wanted);
      sink.finish();
    } catch (IOException | RuntimeException e) {
      rethrow(fault[0], e);
    }
    rethrow(fault[0], null);
    warnings.requireSound(String.valueOf(file.getFileName()));
  }

  private static void rethrow(
      @org.jspecify.annotations.Nullable RuntimeException own,
      @org.jspecify.annotations.Nullable Exception decoders)
      throws IOException {
    if (own instanceof UncheckedIOException wrapped) {
      throw java.util.Objects.requireNonNull(wrapped.getCause());
    }
    if (own != null) {
      throw own;
    }
    if (decoders instanceof UncheckedIOException wrapped) {
      throw java.util.Objects.requireNonNull(wrapped.getCause());
    }
    if (decoders instanceof IOException fault) {
      throw fault;
    }
    if (decoders instanceof RuntimeException fault) {
      throw new IIOException("The decoder failed.", fault);
    }
  }
}
