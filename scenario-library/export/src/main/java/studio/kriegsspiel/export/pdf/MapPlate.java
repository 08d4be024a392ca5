package studio.kriegsspiel.export.pdf;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import studio.kriegsspiel.drawing.GroundPart;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.TroopsAndNames;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.furniture.MapFrame;
import studio.kriegsspiel.drawing.furniture.MarginRulers;
import studio.kriegsspiel.drawing.names.KeyedName;
import studio.kriegsspiel.drawing.names.LabelManner;
import studio.kriegsspiel.drawing.plan.PlanPainter;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.situation.plan.PlanMarks;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Terrain;

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
  private static final int MOST_COLUMNS = 2;

  /** Millimetres of the caption's room that its lines leave free. */
  private static final double BELOW_CAPTION = 1;

  /** A list of so many millimetres below may make the map smaller. */
  private static final double SHORT_LIST = 10;

  private final MapPainter painter;
  private final Bounds extent;
  private final double metresPerPace;
  private final Optional<MarginRulers> rulers;
  private final LabelManner manner;
  private final Map<Ground, SharedPicture> grounds = new HashMap<>();
  private final Map<Ground, SharedPicture> reliefs;
  private final Map<Troops, SharedPicture> troops = new HashMap<>();

  private final Map<Asked, Layout> layouts = new HashMap<>();

  private record Asked(Room room, TroopsAndNames all) {}

  private record Ground(MapViewport viewport, MapLayers layers, GroundPart part) {}

  private record Troops(MapViewport viewport, TroopsAndNames over, PlanMarks plans) {}

  /** Plates of one terrain. */
  public MapPlate(MapPainter painter, Bounds extent, double metresPerPace) {
    this(painter, extent, metresPerPace, new HashMap<>(), Optional.empty(), LabelManner.PAPER);
  }

  private MapPlate(
      MapPainter painter,
      Bounds extent,
      double metresPerPace,
      Map<Ground, SharedPicture> reliefs,
      Optional<MarginRulers> rulers,
      LabelManner manner) {
    this.reliefs = reliefs;
    this.rulers = rulers;
    this.manner = manner;
    this.painter = painter;
    this.extent = extent;
    this.metresPerPace = metresPerPace;
  }

  /**
   * Plates of the same ground with fewer features on it; its relief, if any, is not drawn again.
   */
  public MapPlate showing(Terrain fewer) {
    return new MapPlate(
        painter.showing(fewer),
        fewer.extent(),
        metresPerPace,
        fewer.elevation().isPresent() ? reliefs : new HashMap<>(),
        rulers,
        manner);
  }

  /** A plate of a part of the ground alone, with rulers along its margins. */
  public MapPlate of(Bounds part, MarginRulers along) {
    return new MapPlate(
        painter,
        part,
        metresPerPace,
        reliefs,
        Optional.of(along),
        LabelManner.PAPER.cutAt(
            List.of(part.west(), part.east()), List.of(part.south(), part.north())));
  }

  /**
   * Room for a map with rulers on a page, in millimetres, and for a short list below it.
   *
   * @param wide whether the page lies on its longer side
   */
  public static Room ruledRoom(PageSize size, boolean wide) {
    Room room = room(size, wide, MarginRulers.bandMillimetres());
    return new Room(room.pageWidth, room.pageHeight, room.x, room.y - SHORT_LIST);
  }

  /** Draws this ground on whatever is not one of these plates. */
  public MapPainter painter() {
    return painter;
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
      List<TroopBlock> blocks,
      PlanMarks plans) {
    addTo(paper, size, title, subtitle, layers, blocks, plans, Phrase.MAP.words());
  }

  /** Adds a page as any other, under a bookmark of its own. */
  public void addTo(
      PdfPaper paper,
      PageSize size,
      String title,
      String subtitle,
      MapLayers layers,
      List<TroopBlock> blocks,
      PlanMarks plans,
      String bookmark) {
    Room room = room(size);
    double pageWidth = room.pageWidth;
    double pageHeight = room.pageHeight;
    double frame = MapFrame.marginMillimetres();
    double roomX = room.x;
    Layout layout = layout(room, layers, blocks, plans);
    int scale = layout.scale;
    MapViewport viewport = layout.viewport;
    List<KeyedName> keys = layout.keys;
    double width = extent.widthMetres() * 1000 / scale;
    double height = extent.heightMetres() * 1000 / scale;
    double spare = Math.min(roomX - width - KEY_GAP, MOST_COLUMNS * KeyList.COLUMN);
    boolean beside = layout.place == Place.BESIDE;
    double left = MARGIN + band() + frame + (roomX - width - (beside ? KEY_GAP + spare : 0)) / 2;
    double top = MARGIN + band() + frame;
    KeyList list = new KeyList(keys, painter.style().colour("ink"));
    paper.addMapPage(
        pageWidth,
        pageHeight,
        new Rectangle2D.Double(left, top, width, height),
        scale,
        under(viewport, layout.over, plans),
        graphics -> {
          graphics.translate(viewport.mm(left), viewport.mm(top));
          painter.paintNames(graphics, viewport, layout.over);
          MapFrame.paint(graphics, viewport, painter.style(), paper.ownWords());
          rulers.ifPresent(
              each -> each.paint(graphics, viewport, painter.style(), paper.ownWords()));
          new MapCaption(
                  viewport,
                  painter.style(),
                  title,
                  subtitle,
                  viewport.mm(left - MARGIN - band()),
                  viewport.mm(pageWidth - MARGIN - left))
              .paint(
                  graphics,
                  scale,
                  metresPerPace,
                  MapCaption.error(painter, layers),
                  paper.ownWords(),
                  paper.marked());
          if (beside) {
            list.paint(
                graphics,
                new Rectangle2D.Double(
                    viewport.mm(width + frame + KEY_GAP),
                    0,
                    viewport.mm(spare),
                    viewport.mm(height)));
          } else if (layout.place == Place.BELOW) {
            double under = height + frame + CAPTION - BELOW_CAPTION;
            list.paint(
                graphics,
                new Rectangle2D.Double(
                    0,
                    viewport.mm(under),
                    viewport.mm(width),
                    viewport.mm(pageHeight - MARGIN - top - under)));
          }
        });
    paper.number(Typeset.points(FOLIO));
    paper.bookmark(bookmark);
    list.addTo(paper, pageWidth, pageHeight);
  }

  /** One to how many the map of these troops is drawn on a size of paper. */
  public int scale(PageSize size, MapLayers layers, List<TroopBlock> blocks, PlanMarks plans) {
    return layout(room(size), layers, blocks, plans).scale;
  }

  /** A page, and the room on it for the map, in millimetres. */
  public record Room(double pageWidth, double pageHeight, double x, double y) {}

  private double band() {
    return rulers.isPresent() ? MarginRulers.bandMillimetres() : 0;
  }

  private Room room(PageSize size) {
    return room(size, extent.widthMetres() > extent.heightMetres(), band());
  }

  private static Room room(PageSize size, boolean wide, double band) {
    double pageWidth = wide ? size.heightMillimetres() : size.widthMillimetres();
    double pageHeight = wide ? size.widthMillimetres() : size.heightMillimetres();
    double frame = 2 * MARGIN + 2 * MapFrame.marginMillimetres();
    return new Room(
        pageWidth, pageHeight, pageWidth - frame - band, pageHeight - frame - band - CAPTION);
  }

  private Layout layout(Room room, MapLayers layers, List<TroopBlock> blocks, PlanMarks plans) {
    TroopsAndNames all = new TroopsAndNames(layers, blocks, PlanPainter.notes(plans), manner);
    return layouts.computeIfAbsent(new Asked(room, all), asked -> layout(room.x, room.y, all));
  }

  private void plans(Graphics2D graphics, MapViewport viewport, PlanMarks plans) {
    if (!plans.isEmpty()) {
      Canvas canvas = Canvas.over(graphics, viewport, painter.style());
      PlanPainter.paintMarks(canvas, plans);
      canvas.dispose();
    }
  }

  /**
   * What lies under the words: the ground, which is the same on every reader's map, and troops with
   * plans, which are the same for those who see the same. Each is drawn and packed once.
   */
  List<SharedPicture> under(MapViewport viewport, TroopsAndNames over, PlanMarks plans) {
    MapLayers layers = over.layers();
    List<SharedPicture> under = new ArrayList<>();
    for (GroundPart part : GroundPart.values()) {
      under.add(
          (part == GroundPart.RELIEF ? reliefs : grounds)
              .computeIfAbsent(
                  new Ground(viewport, layers, part),
                  key ->
                      picture(
                          viewport,
                          graphics -> painter.paintGround(graphics, viewport, layers, part))));
    }
    under.add(
        troops.computeIfAbsent(
            new Troops(viewport, over, plans),
            key ->
                picture(
                    viewport,
                    graphics -> {
                      plans(graphics, viewport, plans);
                      painter.paintUnderNames(graphics, viewport, over);
                    })));
    return under;
  }

  private static SharedPicture picture(MapViewport viewport, Consumer<Graphics2D> painter) {
    return new SharedPicture(viewport.width(), viewport.height(), painter);
  }

  /** Where the numbers on a map are told. */
  private enum Place {
    BESIDE,
    BELOW,
    ELSEWHERE
  }

  private record Layout(
      int scale, MapViewport viewport, TroopsAndNames over, List<KeyedName> keys, Place place) {
    Layout at(Place other) {
      return new Layout(scale, viewport, over, keys, other);
    }
  }

  /**
   * The largest scale at which the map has room, and the numbers on it beside or below it; a long
   * list below makes the map no smaller, but has a page of its own.
   */
  private Layout layout(double roomX, double roomY, TroopsAndNames all) {
    Layout largest = layout(scale(roomX, roomY), all, Place.ELSEWHERE);
    double spare = roomX - extent.widthMetres() * 1000 / largest.scale - KEY_GAP;
    if (largest.keys.isEmpty()) {
      return largest;
    } else if (spare >= KeyList.COLUMN) {
      return largest.at(Place.BESIDE);
    }
    Layout tried = largest;
    for (int i = 0; i < 2; i++) {
      double needed =
          new KeyList(tried.keys, painter.style().colour("ink"))
                  .height(Typeset.points(extent.widthMetres() * 1000 / tried.scale))
              / Typeset.points(1);
      double slack = roomY - extent.heightMetres() * 1000 / tried.scale + BELOW_CAPTION;
      if (needed <= slack) {
        return tried.at(Place.BELOW);
      } else if (needed > SHORT_LIST) {
        return largest;
      }
      tried = layout(scale(roomX, roomY + BELOW_CAPTION - needed), all, Place.BELOW);
    }
    return largest;
  }

  private Layout layout(int scale, TroopsAndNames all, Place place) {
    MapViewport viewport = MapViewport.onPaper(extent, scale);
    TroopsAndNames over =
        all.with(
            all.blocks().stream()
                .filter(
                    each ->
                        each.outline(viewport)
                            .intersects(0, 0, viewport.width(), viewport.height()))
                .toList());
    return new Layout(scale, viewport, over, painter.keyedNames(viewport, over), place);
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
