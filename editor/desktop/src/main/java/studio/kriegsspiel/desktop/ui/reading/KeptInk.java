package studio.kriegsspiel.desktop.ui.reading;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import studio.kriegsspiel.drawing.style.MapStyle;

/**
 * Colour and hatching of a kept question: each has both, so that they stay apart for whoever sees
 * few colours, and where two lie over each other.
 */
public final class KeptInk {
  private static final double APART = 10;
  private static final double STROKE = 1.7;
  private static final int TINT = 28;
  private static final int LINE = 175;
  private static final int RING = 235;

  private final int rgb;
  private final int mark;
  private final double size;

  /**
   * The ink of a question.
   *
   * @param mark its number
   * @param size how much larger than usual lines are drawn
   */
  public KeptInk(MapStyle style, int mark, double size) {
    this.rgb = colour(style, mark).getRGB() & 0xffffff;
    this.mark = mark;
    this.size = size;
  }

  /** The colour of a question. */
  public static Color colour(MapStyle style, int mark) {
    return style.colour("analysis.kept." + mark);
  }

  /** What lies within, at a pixel: a line of the hatching, or the ground between two lines. */
  public int within(double x, double y) {
    double line = coverage(x, y);
    return argb((int) Math.round(TINT + (LINE - TINT) * line));
  }

  /** The line around it and between its rings. */
  public int edge() {
    return argb(RING);
  }

  private int argb(int alpha) {
    return alpha << 24 | rgb;
  }

  /** How much of a pixel a line of the hatching covers, 0 to 1. */
  private double coverage(double x, double y) {
    double across =
        switch (mark % 4) {
          case 0 -> (x + y) / Math.sqrt(2);
          case 1 -> (x - y) / Math.sqrt(2);
          case 2 -> y;
          default -> x;
        };
    double apart = APART * size;
    double off = Math.abs(across / apart - Math.rint(across / apart)) * apart;
    return Math.min(1, Math.max(0, STROKE * size / 2 + 0.5 - off));
  }

  /** Lays one colour over another; both with their alpha in the highest byte. */
  public static int over(int below, int above) {
    int a = above >>> 24;
    int b = (below >>> 24) * (255 - a) / 255;
    int all = a + b;
    if (all == 0) {
      return 0;
    }
    return all << 24
        | mixed(below >> 16, b, above >> 16, a, all) << 16
        | mixed(below >> 8, b, above >> 8, a, all) << 8
        | mixed(below, b, above, a, all);
  }

  private static int mixed(int below, int b, int above, int a, int all) {
    return ((below & 0xff) * b + (above & 0xff) * a) / all;
  }

  /** A sample on the map's paper: of one question, or of several over each other. */
  static void sample(Graphics2D graphics, MapStyle style, List<Integer> marks, int w, int h) {
    double fine = Math.max(1, graphics.getTransform().getScaleX());
    BufferedImage image =
        new BufferedImage(
            (int) Math.ceil(w * fine), (int) Math.ceil(h * fine), BufferedImage.TYPE_INT_RGB);
    List<KeptInk> inks = marks.stream().map(each -> new KeptInk(style, each, fine)).toList();
    int paper = 0xff000000 | style.colour("paper").getRGB();
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        boolean rim =
            Math.min(Math.min(x, y), Math.min(image.getWidth() - x, image.getHeight() - y) - 1)
                < fine;
        int pixel = paper;
        for (KeptInk each : inks) {
          pixel = over(pixel, rim ? each.edge() : each.within(x, y));
        }
        image.setRGB(x, y, pixel);
      }
    }
    graphics.drawImage(image, 0, 0, w, h, null);
  }
}
