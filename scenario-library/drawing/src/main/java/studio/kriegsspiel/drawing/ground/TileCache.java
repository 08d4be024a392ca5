package studio.kriegsspiel.drawing.ground;

import java.awt.image.BufferedImage;
import java.awt.image.ComponentSampleModel;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import studio.kriegsspiel.terrain.SheetImage;

/**
 * Decoded pictures, of which those used longest ago go when there are too many pixels. A picture
 * that cannot be read is remembered as such. Thread-safe; several may be decoded at once.
 */
final class TileCache {
  /** Pixels of one picture; packages of others may claim any number. */
  private static final long MOST_OF_ONE = 64L << 20;

  private final long mostPixels;
  private final Map<String, Optional<BufferedImage>> kept = new LinkedHashMap<>(64, 0.75f, true);
  private long pixels;

  TileCache(long mostPixels) {
    this.mostPixels = mostPixels;
  }

  /** The picture of a name, decoded from its content if it is not at hand. */
  Optional<BufferedImage> find(String name, SheetImage.Content content) {
    synchronized (this) {
      Optional<BufferedImage> known = kept.get(name);
      if (known != null) {
        return known;
      }
    }
    Optional<BufferedImage> fresh = decode(content);
    keep(name, fresh);
    return fresh;
  }

  private synchronized void keep(String name, Optional<BufferedImage> fresh) {
    Optional<BufferedImage> before = kept.put(name, fresh);
    pixels += pixelsOf(fresh) - (before == null ? 0 : pixelsOf(before));
    var oldest = kept.entrySet().iterator();
    while (pixels > mostPixels && kept.size() > 1) {
      pixels -= pixelsOf(oldest.next().getValue());
      oldest.remove();
    }
  }

  private static long pixelsOf(Optional<BufferedImage> image) {
    return image.map(picture -> (long) picture.getWidth() * picture.getHeight()).orElse(1L);
  }

  /** Pixels kept. */
  synchronized long pixels() {
    return pixels;
  }

  private static Optional<BufferedImage> decode(SheetImage.Content content) {
    try (InputStream stream = content.open();
        ImageInputStream input = ImageIO.createImageInputStream(stream)) {
      Iterator<ImageReader> readers = ImageIO.getImageReaders(input);
      return readers.hasNext() ? decode(readers.next(), input) : Optional.empty();
    } catch (IOException | RuntimeException unreadable) {
      // Decoders throw all kinds of things at damaged files; the paper stays blank there.
      return Optional.empty();
    }
  }

  private static Optional<BufferedImage> decode(ImageReader reader, ImageInputStream input)
      throws IOException {
    try {
      reader.setInput(input, true, true);
      long pixels = (long) reader.getWidth(0) * reader.getHeight(0);
      return pixels > MOST_OF_ONE ? Optional.empty() : Optional.of(quickToDraw(reader.read(0)));
    } finally {
      reader.dispose();
    }
  }

  /** Java draws whole numbers of red, green and blue many times faster than other forms. */
  private static BufferedImage quickToDraw(BufferedImage image) {
    int bands = image.getRaster().getNumBands();
    boolean bytes =
        image.getRaster().getDataBuffer() instanceof DataBufferByte
            && image.getRaster().getSampleModel() instanceof ComponentSampleModel;
    if (!bytes || bands != 3 && bands != 4) {
      return image;
    }
    ComponentSampleModel model = (ComponentSampleModel) image.getRaster().getSampleModel();
    byte[] samples = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
    int[] offsets = model.getBandOffsets();
    BufferedImage quick =
        new BufferedImage(
            image.getWidth(),
            image.getHeight(),
            bands == 3 ? BufferedImage.TYPE_INT_RGB : BufferedImage.TYPE_INT_ARGB);
    int[] target = ((DataBufferInt) quick.getRaster().getDataBuffer()).getData();
    int at = 0;
    for (int row = 0; row < image.getHeight(); row++) {
      int from = row * model.getScanlineStride();
      for (int column = 0; column < image.getWidth(); column++) {
        target[at++] =
            (bands == 3 ? 0xFF : samples[from + offsets[3]]) << 24
                | (samples[from + offsets[0]] & 0xFF) << 16
                | (samples[from + offsets[1]] & 0xFF) << 8
                | samples[from + offsets[2]] & 0xFF;
        from += model.getPixelStride();
      }
    }
    return quick;
  }
}
