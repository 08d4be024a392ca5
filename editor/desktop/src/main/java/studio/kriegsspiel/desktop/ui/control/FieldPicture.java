package studio.kriegsspiel.desktop.ui.control;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import studio.kriegsspiel.desk.control.Verdict;
import studio.kriegsspiel.importer.control.ErrorField;

/** Where a scan is good to how many metres, as a wash of colour with its key. */
final class FieldPicture {
  private static final Color[] RAMP = {
    new Color(0x3d7a45), new Color(0xa9b84a), new Color(0xe0a94a), new Color(0xc4472f)
  };
  private static final int STRENGTH = 120;

  private final BufferedImage image;
  private final double low;
  private final double high;

  private FieldPicture(BufferedImage image, double low, double high) {
    this.image = image;
    this.low = low;
    this.high = high;
  }

  static FieldPicture of(ErrorField field) {
    double low = field.below(0.03);
    double high = Math.max(field.below(0.97), low * 1.2 + 1e-9);
    BufferedImage image =
        new BufferedImage(field.columns(), field.rows(), BufferedImage.TYPE_INT_ARGB);
    for (int i = 0; i < field.metres().length; i++) {
      // Equal steps of colour stand for equal ratios of error.
      double share = Math.log(Math.max(field.metres()[i], low) / low) / Math.log(high / low);
      image.setRGB(i % field.columns(), i / field.columns(), colour(share).getRGB());
    }
    return new FieldPicture(image, low, high);
  }

  private static Color colour(double share) {
    double place = Math.max(0, Math.min(0.9999, share)) * (RAMP.length - 1);
    Color from = RAMP[(int) place];
    Color to = RAMP[(int) place + 1];
    double part = place - (int) place;
    return new Color(
        (int) (from.getRed() + (to.getRed() - from.getRed()) * part),
        (int) (from.getGreen() + (to.getGreen() - from.getGreen()) * part),
        (int) (from.getBlue() + (to.getBlue() - from.getBlue()) * part),
        STRENGTH);
  }

  void paint(Graphics2D canvas, Rectangle2D place) {
    Graphics2D pen = (Graphics2D) canvas.create();
    pen.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    pen.drawImage(
        image,
        (int) place.getX(),
        (int) place.getY(),
        (int) place.getWidth(),
        (int) place.getHeight(),
        null);
    pen.dispose();
  }

  /** The key, with its right foot at a point. */
  void key(Graphics2D canvas, int right, int bottom) {
    String first = "good to " + Verdict.metres(low);
    String last = Verdict.metres(high);
    int bar = 90;
    int before = canvas.getFontMetrics().stringWidth(first);
    int width = before + bar + canvas.getFontMetrics().stringWidth(last) + 32;
    int left = right - width;
    int height = canvas.getFontMetrics().getHeight() + 8;
    canvas.setColor(new Color(255, 253, 248, 225));
    canvas.fillRoundRect(left, bottom - height, width, height, 8, 8);
    canvas.setColor(new Color(0x2b2824));
    int base = bottom - 6 - canvas.getFontMetrics().getDescent() + 2;
    canvas.drawString(first, left + 8, base);
    for (int i = 0; i < bar; i++) {
      Color colour = colour((double) i / bar);
      canvas.setColor(new Color(colour.getRed(), colour.getGreen(), colour.getBlue()));
      canvas.fillRect(left + before + 16 + i, bottom - height + 7, 1, height - 14);
    }
    canvas.setColor(new Color(0x2b2824));
    canvas.drawString(last, left + before + bar + 24, base);
  }
}
