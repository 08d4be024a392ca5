package studio.kriegsspiel.export.map;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import studio.kriegsspiel.drawing.MapLayer;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.TroopsAndNames;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.furniture.MapLegend;
import studio.kriegsspiel.drawing.furniture.WordSetter;
import studio.kriegsspiel.drawing.names.KeyedName;
import studio.kriegsspiel.drawing.names.LabelManner;
import studio.kriegsspiel.drawing.relief.LehmannScale;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PdfPaper;
import studio.kriegsspiel.export.pdf.SharedPicture;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.LayerNotes;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/** The first page: how the sheets lie, how they are joined, and where the map comes from. */
final class SheetIndex {
  private static final double MARGIN = 20;
  private static final int MOST_LEGEND_COLUMNS = 4;

  /** Height of the letters of a sheet's name, in millimetres. */
  private static final double MARK = 4.6;

  /** Millimetres above and below the picture of the ground. */
  private static final double HEAD = 20;

  private static final double BELOW = 6;

  /** Shares of the page: what the picture takes if it may, and what it keeps of it in any case. */
  private static final double LARGEST = 0.46;

  private static final double SMALLEST = 0.24;

  private static final FontRenderContext METRICS = new FontRenderContext(null, true, true);

  private final Terrain terrain;
  private final MapPainter painter;
  private final MapLayers layers;
  private final SheetPlan plan;
  private final boolean hachured;
  private final List<KeyedName> keys;

  /**
   * An index.
   *
   * @param keys names that numbers stand for on the sheets, as far as they are told here
   */
  SheetIndex(
      Terrain terrain, MapPainter painter, MapLayers layers, SheetPlan plan, List<KeyedName> keys) {
    this.keys = List.copyOf(keys);
    this.terrain = terrain;
    this.painter = painter;
    this.hachured = layers.has(MapLayer.HACHURES);
    this.layers = layers.without(MapLayer.HACHURES).without(MapLayer.GRID);
    this.plan = plan;
  }

  void addTo(PdfPaper paper, PageSize size) {
    double mm = MapViewport.POINTS_PER_MM;
    double width = (size.widthMillimetres() - 2 * MARGIN) * mm;
    double height = (size.heightMillimetres() - 2 * MARGIN - HEAD - BELOW) * mm;
    MarginNotes notes = notes(mm);
    double legend = legendHeight(size, mm);
    double most = (size.heightMillimetres() * LARGEST) * mm;
    double least = (size.heightMillimetres() * SMALLEST) * mm;
    double room = Math.max(least, Math.min(most, height - legend - notes.height(width)));
    MapViewport viewport = viewport(width, room);
    TroopsAndNames names = TroopsAndNames.names(layers, LabelManner.PAPER.between(marks(viewport)));
    paper.addPicturePage(
        size.widthMillimetres(),
        size.heightMillimetres(),
        MARGIN + (width - viewport.width()) / 2 / mm,
        MARGIN + HEAD,
        List.of(SharedPicture.ofGround(painter, viewport, names)),
        graphics -> {
          graphics.translate(MARGIN * mm, MARGIN * mm);
          title(graphics, mm, width, paper.marked());
          graphics.translate((width - viewport.width()) / 2, HEAD * mm);
          painter.paintNames(graphics, viewport, names);
          sheets(graphics, viewport, mm, paper.ownWords());
          graphics.translate(-(width - viewport.width()) / 2, viewport.height() + BELOW * mm);
          legend().paint(graphics, 0, 0, columns(size), paper.ownWords());
          graphics.translate(0, legend);
          graphics.setColor(painter.style().colour("ink"));
          notes.paint(graphics, width, height - viewport.height() - legend, paper.marked());
        });
    while (!notes.isTold()) {
      paper.addPicturePage(
          size.widthMillimetres(),
          size.heightMillimetres(),
          graphics -> {
            graphics.translate(MARGIN * mm, MARGIN * mm);
            graphics.setColor(painter.style().colour("ink"));
            notes.paint(
                graphics, width, (size.heightMillimetres() - 2 * MARGIN) * mm, paper.marked());
          });
    }
  }

  /** All of the ground, within a width and a height in points. */
  private MapViewport viewport(double width, double height) {
    Bounds extent = terrain.extent();
    double metresPerPoint = Math.max(extent.widthMetres() / width, extent.heightMetres() / height);
    return new MapViewport(extent, 1 / metresPerPoint, MapViewport.POINTS_PER_MM * 0.8);
  }

  /** Signs and slopes of the sheets, for which this page has more room than they. */
  private MapLegend legend() {
    MapViewport sheet = MapViewport.onPaper(terrain.extent(), plan.scale());
    Optional<LehmannScale> slopes = hachured ? painter.findHachureScale() : Optional.empty();
    return new MapLegend(terrain, slopes, painter.style(), sheet);
  }

  private static int columns(PageSize size) {
    double room = size.widthMillimetres() - 2 * MARGIN;
    return (int) Math.min(MOST_LEGEND_COLUMNS, room / MapLegend.columnMillimetres());
  }

  /** Height of the legend in points: that of one painted where nobody sees it. */
  private double legendHeight(PageSize size, double mm) {
    Graphics2D nowhere = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics();
    try {
      return legend().paint(nowhere, 0, 0, columns(size), (graphics, words, x, y) -> {}) + 5 * mm;
    } finally {
      nowhere.dispose();
    }
  }

  private void title(Graphics2D graphics, double mm, double width, WordSetter marked) {
    graphics.setColor(painter.style().colour("ink"));
    Font font = Faces.BOLD.at(8 * mm);
    double wanted = font.getStringBounds(terrain.title(), METRICS).getWidth();
    graphics.setFont(Faces.BOLD.at(8 * mm * Math.min(1, width / wanted)));
    graphics.drawString(terrain.title(), 0f, (float) (8 * mm));
    graphics.setFont(Faces.ITALIC.at(4.4 * mm));
    marked.set(
        graphics, Phrase.SHEETS.of(plan.columns() * plan.rows(), plan.scale()), 0, 15.5 * mm);
  }

  /** The ground under the sheets' names: names of places give way to them. */
  private List<Bounds> marks(MapViewport viewport) {
    double mm = MapViewport.POINTS_PER_MM / viewport.unitsPerMetre();
    return plan.sheets().stream()
        .map(
            sheet -> {
              MapPoint middle = sheet.ground().centre();
              double wide = width(sheet.name()) / viewport.unitsPerMetre() / 2 + mm;
              double high = (MARK / 2 + 0.4) * mm;
              return new Bounds(
                  middle.x() - wide, middle.y() - high, middle.x() + wide, middle.y() + high);
            })
        .toList();
  }

  private static double width(String name) {
    Font font = Faces.BOLD.at(MARK * MapViewport.POINTS_PER_MM);
    return font.getStringBounds(name, METRICS).getWidth();
  }

  private void sheets(Graphics2D graphics, MapViewport viewport, double mm, WordSetter lettering) {
    Color ink = painter.style().colour("ink");
    Font font = Faces.BOLD.at(MARK * mm);
    for (SheetPlan.Sheet sheet : plan.sheets()) {
      var corner = viewport.toPicture(sheet.ground().west(), sheet.ground().north());
      Rectangle2D outline =
          new Rectangle2D.Double(
              corner.x,
              corner.y,
              sheet.ground().widthMetres() * viewport.unitsPerMetre(),
              sheet.ground().heightMetres() * viewport.unitsPerMetre());
      graphics.setColor(ink);
      graphics.setStroke(MapStyle.buttStroke(0.3 * mm));
      graphics.draw(outline);
      double width = width(sheet.name());
      double x = outline.getCenterX() - width / 2;
      double y = outline.getCenterY() + MARK * 0.34 * mm;
      graphics.setFont(font);
      graphics.setColor(painter.style().colour("halo"));
      graphics.fill(
          new Rectangle2D.Double(
              x - mm, outline.getCenterY() - MARK / 2 * mm, width + 2 * mm, MARK * mm));
      graphics.setColor(ink);
      lettering.set(graphics, sheet.name(), x, y);
    }
  }

  /** How to join the sheets, and where the map comes from. */
  private MarginNotes notes(double mm) {
    MarginNotes notes = new MarginNotes();
    Font roman = Faces.ROMAN.at(3.6 * mm);
    instructions().forEach(each -> notes.add(roman, each, 1.8 * mm));
    if (!keys.isEmpty()) {
      String told =
          keys.stream()
              .map(key -> key.number() + "\u00a0" + key.name())
              .collect(Collectors.joining("; "));
      notes.add(roman, Phrase.NUMBERS_ON_THE_SHEETS.of(told), 1.8 * mm);
    }
    Font small = Faces.ROMAN.at(2.7 * mm);
    origins().forEach(each -> notes.add(small, each, 1.2 * mm));
    return notes;
  }

  private List<String> instructions() {
    return List.of(Phrase.FULL_SIZE.words(), Phrase.STRIP.of(strips()));
  }

  private String strips() {
    long east = Math.round(plan.overlapEast() * 1000 / plan.scale());
    long south = Math.round(plan.overlapSouth() * 1000 / plan.scale());
    if (plan.rows() == 1 || east == south) {
      return Phrase.MILLIMETRES.of(east);
    }
    return plan.columns() == 1 ? Phrase.MILLIMETRES.of(south) : Phrase.TWO_STRIPS.of(east, south);
  }

  /** Where each layer comes from; layers from the same sources share a paragraph. */
  private List<String> origins() {
    Map<String, List<String>> layersOf = new LinkedHashMap<>();
    new TreeMap<>(terrain.layers())
        .forEach(
            (kind, notes) ->
                layersOf.computeIfAbsent(origin(notes), key -> new ArrayList<>()).add(label(kind)));
    List<String> paragraphs = new ArrayList<>();
    layersOf.forEach((origin, kinds) -> paragraphs.add(String.join(", ", kinds) + ": " + origin));
    return paragraphs;
  }

  private static String origin(LayerNotes notes) {
    String date = notes.provenance().date();
    String licence = notes.provenance().licence();
    return notes.provenance().source()
        + (date.isBlank() ? "" : ", " + date)
        + (licence.isBlank() ? "" : " (" + licence + ")")
        + ".";
  }

  private static String label(LayerKind kind) {
    Phrase phrase =
        switch (kind) {
          case ELEVATION -> Phrase.HEIGHTS;
          case SLOPE -> Phrase.SLOPES;
          case SHEET -> Phrase.SHEET;
          case FEATURES -> Phrase.FEATURES;
          case PLACES -> Phrase.PLACES;
        };
    return phrase.words();
  }
}
