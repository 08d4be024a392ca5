package studio.kriegsspiel.export.pdf;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.furniture.MapFrame;
import studio.kriegsspiel.drawing.names.KeyedName;
import studio.kriegsspiel.drawing.names.LabelManner;
import studio.kriegsspiel.drawing.names.MapNote;
import studio.kriegsspiel.drawing.plan.PlanPainter;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.export.paper.Phrase;
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
          new MapCaption(
                  viewport,
                  painter.style(),
                  title,
                  subtitle,
                  viewport.mm(left - MARGIN),
                  viewport.mm(pageWidth - MARGIN - left))
              .paint(graphics, scale, metresPerPace, paper.ownWords(), paper.marked());
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
    paper.bookmark(Phrase.MAP.words());
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
}
