package studio.kriegsspiel.export.pdf;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.furniture.MapFrame;
import studio.kriegsspiel.drawing.furniture.NorthArrow;
import studio.kriegsspiel.drawing.furniture.ScaleBar;
import studio.kriegsspiel.drawing.names.KeyedName;
import studio.kriegsspiel.drawing.names.LabelManner;
import studio.kriegsspiel.drawing.names.MapNote;
import studio.kriegsspiel.drawing.plan.PlanPainter;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.situation.plan.PlanMarks;
import studio.kriegsspiel.terrain.Bounds;

/**
 * The whole terrain on one page at the largest round scale that fits. The extent depends on the
 * terrain alone: a map cut to the troops would show where others stand.
 */
public final class MapPlate {
  private static final int[] SCALES = {
    1000, 2000, 2500, 4000, 5000, 6000, 8000, 10_000, 12_500, 15_000, 16_000, 20_000, 25_000,
    30_000, 32_000, 40_000, 50_000, 60_000, 75_000, 80_000, 100_000, 125_000, 150_000, 200_000,
    250_000, 300_000, 400_000, 500_000
  };
  private static final double MARGIN = 12;
  private static final double CAPTION = 17;
  private static final double FOLIO = 6;
  private static final double KEY_GAP = 6;

  /** Scale bars, ratio and arrow beside the caption's words, in millimetres. */
  private static final double FURNITURE = 112;

  /** Points; nothing on paper is smaller. */
  private static final double LEAST_CAPTION = 6.2;

  private static final FontRenderContext METRICS = new FontRenderContext(null, true, true);

  private final MapPainter painter;
  private final Bounds extent;
  private final double metresPerPace;
  private final Map<Ground, SharedPicture> grounds = new HashMap<>();

  private record Ground(MapViewport viewport, MapLayers layers) {}

  /** Plates of one terrain. */
  public MapPlate(MapPainter painter, Bounds extent, double metresPerPace) {
    this.painter = painter;
    this.extent = extent;
    this.metresPerPace = metresPerPace;
  }

  /** Metres in a pace of its scale bar. */
  public double metresPerPace() {
    return metresPerPace;
  }

  /**
   * Adds a page with the map, a caption below it, those of the troops that stand on it, and what is
   * planned for them.
   */
  public void addTo(
      PdfPaper paper,
      PageSize size,
      String title,
      String subtitle,
      MapLayers layers,
      List<TroopBlock> troops,
      PlanMarks plans) {
    boolean wide = extent.widthMetres() > extent.heightMetres();
    double pageWidth = wide ? size.heightMillimetres() : size.widthMillimetres();
    double pageHeight = wide ? size.widthMillimetres() : size.heightMillimetres();
    double frame = MapFrame.marginMillimetres();
    double roomX = pageWidth - 2 * MARGIN - 2 * frame;
    double roomY = pageHeight - 2 * MARGIN - 2 * frame - CAPTION;
    int scale = scale(roomX, roomY);
    MapViewport viewport = MapViewport.onPaper(extent, scale);
    List<TroopBlock> blocks =
        troops.stream()
            .filter(
                each ->
                    each.outline(viewport).intersects(0, 0, viewport.width(), viewport.height()))
            .toList();
    List<MapNote> notes = PlanPainter.notes(plans);
    List<KeyedName> keys = painter.keyedNames(viewport, layers, blocks, notes, LabelManner.PAPER);
    double width = extent.widthMetres() * 1000 / scale;
    double height = extent.heightMetres() * 1000 / scale;
    double spare = roomX - width - KEY_GAP;
    boolean beside = !keys.isEmpty() && spare >= KeyList.COLUMN;
    double left = MARGIN + frame + (beside ? 0 : (roomX - width) / 2);
    double top = MARGIN + frame;
    KeyList list = new KeyList(keys, painter.style().colour("ink"));
    paper.addMapPage(
        pageWidth,
        pageHeight,
        new Rectangle2D.Double(left, top, width, height),
        scale,
        ground(viewport, layers),
        graphics -> {
          graphics.translate(viewport.mm(left), viewport.mm(top));
          plans(graphics, viewport, plans);
          painter.paintTroops(graphics, viewport, layers, blocks, notes, LabelManner.PAPER);
          MapFrame.paint(graphics, viewport, painter.style(), paper.ownWords());
          caption(
              graphics, viewport, title, subtitle, scale, viewport.mm(pageWidth - MARGIN - left));
          if (beside) {
            list.paint(
                graphics,
                new Rectangle2D.Double(
                    viewport.mm(width + frame + KEY_GAP),
                    0,
                    viewport.mm(spare),
                    viewport.mm(height)));
          }
        });
    paper.number(Typeset.points(FOLIO));
    paper.bookmark("Map");
    list.addTo(paper, pageWidth, pageHeight);
  }

  private void plans(Graphics2D graphics, MapViewport viewport, PlanMarks plans) {
    if (!plans.isEmpty()) {
      Canvas canvas = Canvas.over(graphics, viewport, painter.style());
      PlanPainter.paintMarks(canvas, plans);
      canvas.dispose();
    }
  }

  /** Every reader's map shows the same ground, so it is drawn and packed once. */
  private SharedPicture ground(MapViewport viewport, MapLayers layers) {
    return grounds.computeIfAbsent(
        new Ground(viewport, layers),
        key ->
            new SharedPicture(
                viewport.width(),
                viewport.height(),
                graphics -> painter.paintGround(graphics, viewport, layers)));
  }

  private int scale(double roomX, double roomY) {
    for (int scale : SCALES) {
      if (extent.widthMetres() * 1000 / scale <= roomX
          && extent.heightMetres() * 1000 / scale <= roomY) {
        return scale;
      }
    }
    double least =
        Math.max(extent.widthMetres() * 1000 / roomX, extent.heightMetres() * 1000 / roomY);
    return (int) (Math.ceil(least / 100_000) * 100_000);
  }

  /** Draws a line at the left; a long one is set smaller, and cut where even that is too long. */
  private static void fitted(Graphics2D graphics, Font font, String text, double room, double y) {
    double width = font.getStringBounds(text, METRICS).getWidth();
    double share =
        Math.min(1, Math.max(LEAST_CAPTION / font.getSize2D(), room / Math.max(1, width)));
    Font set = font.deriveFont((float) (font.getSize2D() * share));
    String shown = text;
    while (shown.length() > 1 && set.getStringBounds(shown, METRICS).getWidth() > room) {
      shown = shown.substring(0, shown.length() - 2).stripTrailing() + "\u2026";
    }
    graphics.setFont(set);
    graphics.drawString(shown, 0f, (float) y);
  }

  private static boolean fits(Font font, String text, double room) {
    return font.getStringBounds(text, METRICS).getWidth() <= room;
  }

  /** As wide as the map, or as its words need where the page has room beside the map. */
  private static double captionWidth(
      MapViewport viewport, String title, String subtitle, double most) {
    double words =
        Math.max(
            Faces.BOLD.at(viewport.mm(4)).getStringBounds(title, METRICS).getWidth(),
            Faces.ITALIC.at(viewport.mm(3.1)).getStringBounds(subtitle, METRICS).getWidth());
    double wanted = words + viewport.mm(FURNITURE + 2);
    return Math.max(viewport.width(), Math.min(most, wanted));
  }

  private void caption(
      Graphics2D graphics,
      MapViewport viewport,
      String title,
      String subtitle,
      int scale,
      double most) {
    double top = viewport.height() + viewport.mm(MapFrame.marginMillimetres() + 2.5);
    double wide = captionWidth(viewport, title, subtitle, most);
    double room = wide - viewport.mm(FURNITURE);
    graphics.setColor(painter.style().colour("ink"));
    fitted(graphics, Faces.BOLD.at(viewport.mm(4)), title, room, top + viewport.mm(4.2));
    Font italic = Faces.ITALIC.at(viewport.mm(3.1));
    int parts = subtitle.lastIndexOf("; ");
    if (parts > 0 && !fits(italic.deriveFont((float) LEAST_CAPTION), subtitle, room)) {
      String first = subtitle.substring(0, parts + 1);
      fitted(graphics, italic, first, room, top + viewport.mm(8.8));
      String second = subtitle.substring(parts + 2);
      fitted(graphics, italic, second, room, top + viewport.mm(12.4));
    } else {
      fitted(graphics, italic, subtitle, room, top + viewport.mm(8.8));
    }
    double bar = viewport.mm(55);
    double right = wide - viewport.mm(14);
    ScaleBar metres = new ScaleBar(viewport, painter.style(), "metres", 1);
    ScaleBar paces = new ScaleBar(viewport, painter.style(), "paces", metresPerPace);
    double x = right - bar - viewport.mm(14);
    paces.paint(graphics, x, top - viewport.mm(1.5), bar);
    metres.paint(graphics, x, top + viewport.mm(4.6), bar);
    NorthArrow.paint(
        graphics,
        viewport,
        painter.style(),
        wide - viewport.mm(5),
        top + viewport.mm(6),
        viewport.mm(11));
    Font small = Faces.ROMAN.at(viewport.mm(3));
    String ratio = "1:" + scale;
    double width = small.getStringBounds(ratio, METRICS).getWidth();
    graphics.setFont(small);
    graphics.drawString(
        ratio, (float) (x - width - viewport.mm(6)), (float) (top + viewport.mm(6)));
  }
}
