package studio.kriegsspiel.drawing.furniture;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.relief.LehmannScale;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.Terrain;

/**
 * The signs of a map with their meaning, and its scale of slopes. Only what stands on the ground is
 * explained.
 */
public final class MapLegend {
  private static final double SAMPLE_WIDTH = 10;
  private static final double SAMPLE_HEIGHT = 4.6;
  private static final double STEP = 5.6;
  private static final double COLUMN = 36;
  private static final double TEXT = 2.4;
  private static final double STROKES = 0.5;

  private final List<LegendSign> signs;
  private final Optional<LehmannScale> slopes;
  private final MapStyle style;
  private final MapViewport viewport;

  /**
   * A legend.
   *
   * @param slopes how black hachures are, if there are any
   * @param viewport of the map it explains
   */
  public MapLegend(
      Terrain terrain, Optional<LehmannScale> slopes, MapStyle style, MapViewport viewport) {
    this.signs = LegendSign.on(terrain);
    this.slopes = slopes;
    this.style = style;
    this.viewport = viewport;
  }

  /** The words for all signs, whether they stand on a ground or not. */
  public static List<String> allWords() {
    return Arrays.stream(LegendSign.values()).map(LegendSign::words).toList();
  }

  /** Width of one column, in millimetres. */
  public static double columnMillimetres() {
    return COLUMN;
  }

  /**
   * Draws it in columns.
   *
   * @param x left edge in units of the picture
   * @param y upper edge
   * @param columns how many columns stand side by side
   * @return its height, in units of the picture
   */
  public double paint(Graphics2D graphics, double x, double y, int columns, WordSetter lettering) {
    double low = y + slopes(graphics, x, y, columns, lettering);
    int rows = (signs.size() + columns - 1) / columns;
    for (int i = 0; i < signs.size(); i++) {
      double left = x + mm(COLUMN) * (i / Math.max(1, rows));
      double top = low + mm(STEP) * (i % Math.max(1, rows));
      sign(graphics, signs.get(i), left, top, lettering);
    }
    return low - y + mm(STEP) * rows;
  }

  private double mm(double millimetres) {
    return viewport.mm(millimetres);
  }

  private void sign(
      Graphics2D graphics, LegendSign sign, double left, double top, WordSetter lettering) {
    Graphics2D copy = (Graphics2D) graphics.create();
    copy.transform(AffineTransform.getTranslateInstance(left, top));
    sign.paint(copy, viewport, style, SAMPLE_WIDTH, SAMPLE_HEIGHT);
    copy.dispose();
    write(graphics, sign.words(), left + mm(SAMPLE_WIDTH + 2), top + mm(3.1), lettering);
  }

  private void write(Graphics2D graphics, String text, double x, double y, WordSetter lettering) {
    Font font = Faces.ROMAN.at(mm(TEXT));
    graphics.setFont(font);
    graphics.setColor(style.colour("ink"));
    lettering.set(graphics, text, x, y);
  }

  /** Boxes hachured as so many degrees are, and the rule in words; returns their height. */
  private double slopes(
      Graphics2D graphics, double x, double y, int columns, WordSetter lettering) {
    if (slopes.isEmpty()) {
      return 0;
    }
    LehmannScale scale = slopes.get();
    int perRow = columns * 3;
    double width = (COLUMN - 2) / 3;
    List<Integer> degrees = degrees(scale);
    for (int i = 0; i < degrees.size(); i++) {
      double left = x + mm(width) * (i % perRow);
      double top = y + mm(9) * (i / perRow);
      box(graphics, scale.share(degrees.get(i)), left, top, mm(width - 1.6));
      write(graphics, degrees.get(i) + "\u00b0", left, top + mm(7.6), lettering);
    }
    List<String> rule =
        List.of(
            "Black to white as the slope",
            "to what it lacks of "
                + scale.blackDegrees()
                + "\u00b0"
                + (scale.isLehmanns() ? "" : ";"),
            scale.isLehmanns() ? "(Lehmann)" : "Lehmann had 45\u00b0");
    boolean beside = perRow > degrees.size();
    double boxes = mm(9) * ((degrees.size() + perRow - 1) / perRow);
    double left = beside ? x + mm(width) * degrees.size() : x;
    double low = y + (beside ? mm(2.2) : boxes + mm(2));
    for (String line : rule) {
      write(graphics, line, left, low, lettering);
      low += mm(3);
    }
    return beside ? boxes + mm(1) : low - y + mm(1.5);
  }

  private void box(Graphics2D graphics, double share, double left, double top, double width) {
    Color ink = style.colour("hachure");
    Rectangle2D box = new Rectangle2D.Double(left, top, width, mm(5));
    graphics.setColor(style.colour("paper"));
    graphics.fill(box);
    graphics.setColor(ink);
    graphics.setStroke(MapStyle.buttStroke(mm(STROKES) * share));
    for (double at = left + mm(STROKES) / 2; at < left + width; at += mm(STROKES)) {
      graphics.draw(new Line2D.Double(at, top, at, top + mm(5)));
    }
    graphics.setStroke(MapStyle.buttStroke(mm(0.12)));
    graphics.draw(box);
  }

  private static List<Integer> degrees(LehmannScale scale) {
    if (scale.blackDegrees() <= 12) {
      return List.of(1, 2, 3, 4, 6, 8);
    }
    return scale.blackDegrees() <= 20
        ? List.of(1, 3, 5, 8, 10, 15)
        : scale.blackDegrees() <= 30
            ? List.of(2, 5, 10, 15, 20, 24)
            : List.of(3, 5, 10, 15, 20, 30);
  }
}
