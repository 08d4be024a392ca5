package studio.kriegsspiel.export.audit;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashSet;
import java.util.Set;
import javax.imageio.ImageIO;

/**
 * A picture, inside a page or by itself: its size, its colours, and whether it is nothing but a
 * picture.
 */
final class PictureReadBack {
  private static final long SIGNATURE = 0x89504e470d0a1a0aL;

  /** Parts of a PNG that hold what is shown, and no words. */
  private static final Set<String> SHOWN = Set.of("IHDR", "PLTE", "tRNS", "IDAT", "IEND");

  private final BufferedImage image;
  private final boolean plain;

  private PictureReadBack(BufferedImage image, boolean plain) {
    this.image = image;
    this.plain = plain;
  }

  /**
   * Reads a PNG in Base64.
   *
   * @throws IOException if it is none
   */
  static PictureReadBack of(String base64) throws IOException {
    try {
      return of(Base64.getDecoder().decode(base64));
    } catch (IllegalArgumentException noBase64) {
      throw new IOException("a picture that cannot be read", noBase64);
    }
  }

  /**
   * Reads a PNG.
   *
   * @throws IOException if it is none
   */
  static PictureReadBack of(byte[] bytes) throws IOException {
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(bytes));
    if (image == null) {
      throw new IOException("a picture that is no PNG");
    }
    return new PictureReadBack(image, isPlain(bytes));
  }

  /** A picture whose file was read elsewhere. */
  static PictureReadBack of(BufferedImage image) {
    return new PictureReadBack(image, true);
  }

  /** Whether every byte belongs to what is shown. */
  private static boolean isPlain(byte[] bytes) throws IOException {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      if (in.readLong() != SIGNATURE) {
        return false;
      }
      String kind = "";
      while (!kind.equals("IEND")) {
        int length = in.readInt();
        kind = new String(in.readNBytes(4), StandardCharsets.ISO_8859_1);
        if (!SHOWN.contains(kind) || in.skipBytes(length) != length) {
          return false;
        }
        in.readInt();
      }
      return in.available() == 0;
    }
  }

  /** Whether there is nothing but the picture: no notes, and nothing behind its end. */
  boolean isPlain() {
    return plain;
  }

  int width() {
    return image.getWidth();
  }

  int height() {
    return image.getHeight();
  }

  /**
   * The colours of areas, as 0xrrggbb: four points that lie together have them. Single points of
   * any colour come about where two others meet.
   */
  Set<Integer> areas() {
    Set<Integer> colours = new HashSet<>();
    int[] above = row(0);
    for (int y = 1; y < height(); y++) {
      int[] here = row(y);
      for (int x = 1; x < here.length; x++) {
        int colour = here[x];
        if (colour == here[x - 1] && colour == above[x] && colour == above[x - 1]) {
          colours.add(colour & 0xffffff);
        }
      }
      above = here;
    }
    return colours;
  }

  private int[] row(int y) {
    return image.getRGB(0, y, width(), 1, null, 0, width());
  }
}
