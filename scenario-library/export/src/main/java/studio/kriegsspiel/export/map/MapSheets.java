package studio.kriegsspiel.export.map;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import studio.kriegsspiel.drawing.MapLayer;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.TroopsAndNames;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.furniture.MapFrame;
import studio.kriegsspiel.drawing.furniture.MapLegend;
import studio.kriegsspiel.drawing.furniture.NorthArrow;
import studio.kriegsspiel.drawing.furniture.RegisterMarks;
import studio.kriegsspiel.drawing.furniture.ScaleBar;
import studio.kriegsspiel.drawing.furniture.WordSetter;
import studio.kriegsspiel.drawing.names.KeyedName;
import studio.kriegsspiel.drawing.names.LabelManner;
import studio.kriegsspiel.drawing.relief.LehmannScale;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.pdf.FittedText;
import studio.kriegsspiel.export.pdf.KeyList;
import studio.kriegsspiel.export.pdf.MapCaption;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PdfPaper;
import studio.kriegsspiel.export.pdf.SharedPicture;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/**
 * The ground without troops, true to scale, on sheets that are laid over each other by their
 * register marks. The first page is an index that shows how they lie.
 */
public final class MapSheets {
  private static final double MARGIN = 10;
  private static final double STRIP = 13;
  private static final double OVERLAP = 10;
  private static final double MOST_OVERLAP = 60;
  private static final double LEGEND = MapLegend.columnMillimetres() + 3;
  private static final double LEAST_BAR = 40;
  private static final int MOST_SHEETS = 150;
  private static final int KEYS_ON_INDEX = 60;
  private static final FontRenderContext METRICS = new FontRenderContext(null, true, true);

  private final Terrain terrain;
  private final MapPainter painter;
  private final MapLayers layers;
  private final double metresPerPace;

  /** Sheets of one terrain. */
  public MapSheets(Terrain terrain, MapPainter painter, MapLayers layers, double metresPerPace) {
    this.terrain = terrain;
    this.painter = painter;
    this.layers = layers;
    this.metresPerPace = metresPerPace;
  }

  /**
   * The finished PDF.
   *
   * @param scale denominator of the scale, 8000 for 1:8000
   * @throws TooManySheetsException if that scale takes more sheets than anyone would print
   */
  public Printed toPdf(PageSize size, int scale) {
    return toPdf(size, scale, share -> {});
  }

  /**
   * The finished PDF.
   *
   * @param scale denominator of the scale, 8000 for 1:8000
   * @param watch hears before each sheet how much is done, 0 to 1; may throw to end the work
   * @throws TooManySheetsException if that scale takes more sheets than anyone would print
   */
  public Printed toPdf(PageSize size, int scale, DoubleConsumer watch) {
    boolean wide = isWide(size, scale);
    double pageWidth = wide ? size.heightMillimetres() : size.widthMillimetres();
    double pageHeight = wide ? size.widthMillimetres() : size.heightMillimetres();
    SheetPlan fewest = plan(pageWidth, pageHeight, scale);
    if (number(fewest) > MOST_SHEETS) {
      int smaller = scale;
      while (number(plan(pageWidth, pageHeight, smaller)) > 24) {
        smaller *= 2;
      }
      throw new TooManySheetsException(
          "At 1:%d the map of \"%s\" takes %d sheets; choose a smaller scale such as 1:%d."
              .formatted(scale, terrain.title(), number(fewest), smaller));
    }
    double left = roomX(pageWidth) - fewest.sheetWidth() * 1000 / scale;
    double legend = left >= LEGEND ? LEGEND : 0;
    SheetPlan plan = fewest.filling(roomX(pageWidth) - legend, roomY(pageHeight), MOST_OVERLAP);
    List<KeyedName> keyed = keyed(plan);
    boolean onIndex = number(plan) > 1 && keyed.size() <= KEYS_ON_INDEX;
    try (PdfPaper paper = new PdfPaper(terrain.title())) {
      if (number(plan) > 1) {
        new SheetIndex(terrain, painter, layers, plan, onIndex ? keyed : List.of())
            .addTo(paper, size);
      }
      KeyList list = new KeyList(onIndex ? List.of() : keyed, painter.style().colour("ink"));
      int done = 0;
      for (SheetPlan.Sheet sheet : plan.sheets()) {
        watch.accept((double) done++ / number(plan));
        add(paper, plan, sheet, pageWidth, pageHeight, legend, list);
        if (number(plan) > 1) {
          paper.bookmark(sheet.name());
          paper.label(sheet.name());
        }
      }
      list.addTo(paper, size.widthMillimetres(), size.heightMillimetres());
      return paper.finish();
    }
  }

  /** How many sheets of ground {@link #toPdf} prints, without the index before them. */
  public long count(PageSize size, int scale) {
    boolean wide = isWide(size, scale);
    return number(
        plan(
            wide ? size.heightMillimetres() : size.widthMillimetres(),
            wide ? size.widthMillimetres() : size.heightMillimetres(),
            scale));
  }

  private List<KeyedName> keyed(SheetPlan plan) {
    MapViewport viewport = MapViewport.onPaper(terrain.extent(), plan.scale());
    return painter.keyedNames(viewport, names(plan));
  }

  private TroopsAndNames names(SheetPlan plan) {
    return TroopsAndNames.names(layers, manner(plan));
  }

  private static long number(SheetPlan plan) {
    return (long) plan.columns() * plan.rows();
  }

  private boolean isWide(PageSize size, int scale) {
    SheetPlan upright = plan(size.widthMillimetres(), size.heightMillimetres(), scale);
    SheetPlan wide = plan(size.heightMillimetres(), size.widthMillimetres(), scale);
    return number(wide) <= number(upright);
  }

  private SheetPlan plan(double pageWidth, double pageHeight, int scale) {
    return SheetPlan.of(terrain.extent(), scale, roomX(pageWidth), roomY(pageHeight), OVERLAP);
  }

  private static double roomX(double pageWidth) {
    return pageWidth - 2 * (MARGIN + MapFrame.marginMillimetres());
  }

  private static double roomY(double pageHeight) {
    return pageHeight - 2 * (MARGIN + MapFrame.marginMillimetres()) - STRIP;
  }

  private void add(
      PdfPaper paper,
      SheetPlan plan,
      SheetPlan.Sheet sheet,
      double pageWidth,
      double pageHeight,
      double legend,
      KeyList list) {
    Bounds ground = sheet.ground();
    MapViewport viewport = MapViewport.onPaper(ground, plan.scale());
    double spare = roomX(pageWidth) - legend - ground.widthMetres() * 1000 / plan.scale();
    double left = MARGIN + MapFrame.marginMillimetres() + Math.max(0, spare / 2);
    double top = MARGIN + MapFrame.marginMillimetres();
    Rectangle2D window =
        new Rectangle2D.Double(
            left,
            top,
            ground.widthMetres() * 1000 / plan.scale(),
            ground.heightMetres() * 1000 / plan.scale());
    paper.addMapPage(
        pageWidth,
        pageHeight,
        window,
        plan.scale(),
        List.of(SharedPicture.ofGround(painter, viewport, names(plan))),
        graphics -> {
          graphics.translate(viewport.mm(left), viewport.mm(top));
          painter.paintNames(graphics, viewport, names(plan));
          MapFrame.paint(graphics, viewport, painter.style(), paper.ownWords());
          for (MapPoint point : plan.registerPoints()) {
            if (ground.contains(point)) {
              RegisterMarks.paint(graphics, viewport, painter.style(), point);
            }
          }
          strip(graphics, viewport, plan, sheet, paper.ownWords(), paper.marked());
          double x = viewport.width() + viewport.mm(MapFrame.marginMillimetres() + 3);
          double y = 0;
          if (legend > 0) {
            y =
                new MapLegend(terrain, slopes(), painter.style(), viewport)
                    .paint(graphics, x, 0, 1, paper.ownWords());
          }
          Rectangle2D free = free(viewport, plan, pageHeight, legend, x, y);
          if (!free.isEmpty() && list.height(free.getWidth()) <= free.getHeight()) {
            list.paint(graphics, free);
          }
        });
  }

  /** Room that is left on a sheet: below its legend, or else below the map if that is alone. */
  private Rectangle2D free(
      MapViewport viewport, SheetPlan plan, double pageHeight, double legend, double x, double y) {
    if (number(plan) > 1) {
      return new Rectangle2D.Double();
    } else if (legend > 0) {
      return new Rectangle2D.Double(
          x, y + viewport.mm(4), viewport.mm(legend - 3), viewport.height() - y - viewport.mm(4));
    }
    double top = viewport.height() + viewport.mm(MapFrame.marginMillimetres() + STRIP);
    double foot = viewport.mm(pageHeight - 2 * MARGIN - MapFrame.marginMillimetres());
    return new Rectangle2D.Double(0, top, viewport.width(), foot - top);
  }

  /** Names are set for the whole map, and none where a sheet ends. */
  static LabelManner manner(SheetPlan plan) {
    return LabelManner.PAPER.cutAt(plan.cutEastings(), plan.cutNorthings());
  }

  private Optional<LehmannScale> slopes() {
    return layers.has(MapLayer.HACHURES) ? painter.findHachureScale() : Optional.empty();
  }

  private void strip(
      Graphics2D graphics,
      MapViewport viewport,
      SheetPlan plan,
      SheetPlan.Sheet sheet,
      WordSetter lettering,
      WordSetter marked) {
    MapStyle style = painter.style();
    double top = viewport.height() + viewport.mm(MapFrame.marginMillimetres() + 1.2);
    graphics.setColor(style.colour("ink"));
    Font bold = Faces.BOLD.at(viewport.mm(4.4));
    graphics.setFont(bold);
    boolean alone = plan.columns() * plan.rows() == 1;
    String name = alone ? "" : sheet.name();
    lettering.set(graphics, name, 0, top + viewport.mm(5));
    double x = alone ? 0 : bold.getStringBounds(name, METRICS).getWidth() + viewport.mm(4);
    double right = viewport.width() - viewport.mm(26);
    double room = Math.max(right - x - viewport.mm(LEAST_BAR + 8), viewport.mm(LEAST_BAR));
    FittedText title = FittedText.of(terrain.title(), Faces.BOLD, viewport.mm(3.2), room, 2);
    double above = top + viewport.mm(title.lines().size() == 1 ? 1.2 : -0.4);
    title.paint(graphics, x, above, marked);
    double titled = title.width() + viewport.mm(8);
    double below = Math.max(top + viewport.mm(8.2), above + title.height() + viewport.mm(2.6));
    graphics.setFont(Faces.ITALIC.at(viewport.mm(2.5)));
    marked.set(graphics, scaleAndContours(plan), x, below);
    double bar = Math.min(viewport.mm(90), right - Math.max(x + titled, viewport.mm(40)));
    if (bar > viewport.mm(15)) {
      ScaleBar paces = new ScaleBar(viewport, style, "paces", metresPerPace);
      ScaleBar metres = new ScaleBar(viewport, style, "metres", 1);
      double left = right - Math.max(metres.drawnLength(bar), paces.drawnLength(bar));
      metres.paint(graphics, left, top - viewport.mm(1.2), bar, lettering);
      paces.paint(graphics, left, top + viewport.mm(4.6), bar, lettering);
    }
    NorthArrow.paint(
        graphics,
        viewport,
        style,
        viewport.width() - viewport.mm(4),
        top + viewport.mm(5.5),
        viewport.mm(9.5));
  }

  private String scaleAndContours(SheetPlan plan) {
    String interval =
        painter
            .findContourIntervalMetres()
            .filter(metres -> layers.has(MapLayer.CONTOURS))
            .map(metres -> Phrase.CONTOURS.of(trim(metres)))
            .orElse("");
    String error = MapCaption.error(painter, layers);
    return "1:" + plan.scale() + interval + (error.isEmpty() ? "" : "; " + error);
  }

  private static String trim(double metres) {
    return metres == Math.rint(metres) ? String.valueOf((long) metres) : String.valueOf(metres);
  }
}
