package studio.kriegsspiel.desktop.ui.map;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import studio.kriegsspiel.desk.map.Viewport;

/**
 * A picture of a part of the ground, shown moved and stretched to where it belongs now.
 *
 * @param area the part it shows
 * @param scale its pixels for a pixel of the window
 */
record StretchedPicture(Viewport area, BufferedImage image, double scale) {
  private static final int MARGIN_PIXELS = 160;
  private static final long MOST_PIXELS = 40_000_000;

  /** What is seen with a margin around it, where there is room for one. */
  static Viewport area(Viewport seen, double scale) {
    int margin = roomFor(seen, scale) ? MARGIN_PIXELS : 0;
    return seen.resized(seen.width() + 2 * margin, seen.height() + 2 * margin);
  }

  private static boolean roomFor(Viewport seen, double scale) {
    return (seen.width() + 2L * MARGIN_PIXELS)
            * (seen.height() + 2L * MARGIN_PIXELS)
            * scale
            * scale
        < MOST_PIXELS;
  }

  /** An empty picture of a part of the ground. */
  static BufferedImage blank(Viewport area, double scale, int type) {
    return new BufferedImage(
        (int) Math.ceil(area.width() * scale), (int) Math.ceil(area.height() * scale), type);
  }

  /** From pixels of the window as it was to those as it is now. */
  AffineTransform place(Viewport now) {
    double stretch = area.metresPerPixel() / now.metresPerPixel();
    return new AffineTransform(
        stretch,
        0,
        0,
        stretch,
        now.toPixelX(area.bounds().west()),
        now.toPixelY(area.bounds().north()));
  }

  /** Paints it where it belongs now. */
  void paint(Graphics2D graphics, Viewport now) {
    AffineTransform place = place(now);
    if (Math.abs(place.getScaleX() - 1) < 1e-9) {
      place =
          AffineTransform.getTranslateInstance(
              Math.rint(place.getTranslateX() * scale) / scale,
              Math.rint(place.getTranslateY() * scale) / scale);
    } else {
      graphics.setRenderingHint(
          RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    }
    place.scale(1 / scale, 1 / scale);
    graphics.drawImage(image, place, null);
  }
}
