package studio.kriegsspiel.export.audit;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;

/**
 * What a picture shows, inside a page or by itself.
 *
 * @param width points in a row
 * @param height rows
 * @param plain whether its file is nothing but the picture: no notes, and nothing behind its end
 * @param areas the colours of areas, as 0xrrggbb; single points of any colour come about where two
 *     others meet
 * @param ofSize whether it is as large as what it should show, if that is known
 * @param other the part in which it does not show what it should
 */
record PictureReadBack(
    int width,
    int height,
    boolean plain,
    Set<Integer> areas,
    boolean ofSize,
    Optional<Rectangle> other) {

  /** What a picture should show. */
  interface Wanted {
    /** The picture drawn again, if it is known and may have so many points across and down. */
    Optional<BufferedImage> of(int width, int height);
  }

  /**
   * Reads a PNG.
   *
   * @throws IOException if it is none of ours
   */
  static PictureReadBack of(byte[] bytes, Wanted wanted) throws IOException {
    PngRows rows = PngRows.of(bytes);
    Optional<BufferedImage> same =
        ofSize(wanted.of(rows.width(), rows.height()), rows.width(), rows.height());
    PictureScan scan = new PictureScan(rows.width(), same);
    boolean plain = rows.forEach(scan) && rows.isPlain();
    return new PictureReadBack(
        rows.width(), rows.height(), plain, scan.areas(), same.isPresent(), scan.findOther());
  }

  /** A picture whose file was read elsewhere. */
  static PictureReadBack of(BufferedImage image, Optional<BufferedImage> wanted) {
    int width = image.getWidth();
    int height = image.getHeight();
    Optional<BufferedImage> same = ofSize(wanted, width, height);
    PictureScan scan = new PictureScan(width, same);
    int[] row = new int[width];
    for (int y = 0; y < height; y++) {
      PictureScan.read(image, y, row);
      scan.take(y, row);
    }
    return new PictureReadBack(
        width, height, true, scan.areas(), same.isPresent(), scan.findOther());
  }

  private static Optional<BufferedImage> ofSize(
      Optional<BufferedImage> wanted, int width, int height) {
    return wanted.filter(image -> image.getWidth() == width && image.getHeight() == height);
  }
}
