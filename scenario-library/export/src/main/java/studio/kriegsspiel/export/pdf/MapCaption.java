package studio.kriegsspiel.export.pdf;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.util.OptionalDouble;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.furniture.MapFrame;
import studio.kriegsspiel.drawing.furniture.NorthArrow;
import studio.kriegsspiel.drawing.furniture.ScaleBar;
import studio.kriegsspiel.drawing.furniture.WordSetter;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.export.paper.MarkedText;
import studio.kriegsspiel.export.paper.Phrase;

/** What stands below a map: its title, what it shows, its scale and an arrow to the north. */
public final class MapCaption {
  /** Scale bars, ratio and arrow beside the words, in millimetres. */
  private static final double FURNITURE = 112;

  private static final double TITLE = 4;
  private static final double SUBTITLE = 3.1;
  private static final int MOST_LINES = 2;
  private static final FontRenderContext METRICS = new FontRenderContext(null, true, true);

  private final MapViewport viewport;
  private final MapStyle style;
  private final double left;
  private final double wide;
  private final FittedText title;
  private final FittedText subtitle;

  /**
   * A caption below a map.
   *
   * @param before room on the page to the left of the map, in points
   * @param behind room to the right of its left edge
   */
  MapCaption(
      MapViewport viewport,
      MapStyle style,
      String title,
      String subtitle,
      double before,
      double behind) {
    this.viewport = viewport;
    this.style = style;
    double wanted = 2;
    wanted += viewport.mm(FURNITURE + 2);
    wanted +=
        Math.max(
            FittedText.of(title, Faces.BOLD, viewport.mm(TITLE), 1e6, 1).width(),
            FittedText.of(subtitle, Faces.ITALIC, viewport.mm(SUBTITLE), 1e6, 1).width());
    double right = Math.max(viewport.width(), Math.min(behind, wanted));
    this.left = Math.min(0, Math.max(-before, right - wanted));
    this.wide = right;
    double room = wide - left - viewport.mm(FURNITURE);
    this.title = FittedText.of(title, Faces.BOLD, viewport.mm(TITLE), room, MOST_LINES);
    this.subtitle = FittedText.of(subtitle, Faces.ITALIC, viewport.mm(SUBTITLE), room, MOST_LINES);
  }

  /**
   * How far a map of these layers may be wrong, {@link MarkedText}; empty where it is not known.
   */
  public static String error(MapPainter painter, MapLayers layers) {
    OptionalDouble metres = painter.findErrorMetres(layers);
    return metres.isPresent()
        ? Phrase.MEAN_ERROR.of(Math.max(1, Math.round(metres.getAsDouble())))
        : "";
  }

  /**
   * Draws it below a map whose north-west corner is at (0, 0).
   *
   * @param paces metres in a pace
   * @param error how far the map may be wrong, empty where it is not known
   * @param own sets words that are the exporter's own
   * @param marked sets marked text
   */
  void paint(
      Graphics2D graphics,
      int scale,
      double paces,
      String error,
      WordSetter own,
      WordSetter marked) {
    double top = viewport.height() + viewport.mm(MapFrame.marginMillimetres() + 2.5);
    graphics.setColor(style.colour("ink"));
    title.paint(graphics, left, top, marked);
    subtitle.paint(graphics, left, top + title.height() + viewport.mm(1), marked);
    double bar = viewport.mm(55);
    double x = wide - viewport.mm(14) - bar - viewport.mm(14);
    new ScaleBar(viewport, style, "paces", paces)
        .paint(graphics, x, top - viewport.mm(1.5), bar, own);
    new ScaleBar(viewport, style, "metres", 1).paint(graphics, x, top + viewport.mm(4.6), bar, own);
    NorthArrow.paint(
        graphics, viewport, style, wide - viewport.mm(5), top + viewport.mm(6), viewport.mm(11));
    Font small = Faces.ROMAN.at(viewport.mm(3));
    String ratio = "1:" + scale;
    double width = small.getStringBounds(ratio, METRICS).getWidth();
    graphics.setFont(small);
    graphics.drawString(
        ratio, (float) (x - width - viewport.mm(6)), (float) (top + viewport.mm(6)));
    Font smaller = Faces.ITALIC.at(viewport.mm(2.3));
    graphics.setFont(smaller);
    double told = smaller.getStringBounds(MarkedText.plain(error), METRICS).getWidth();
    marked.set(graphics, error, x - told - viewport.mm(6), top + viewport.mm(9.2));
  }
}
