package studio.kriegsspiel.drawing;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.furniture.GridPainter;
import studio.kriegsspiel.drawing.ground.GroundPainter;
import studio.kriegsspiel.drawing.ground.SheetPainter;
import studio.kriegsspiel.drawing.names.ContourFigure;
import studio.kriegsspiel.drawing.names.KeyedName;
import studio.kriegsspiel.drawing.names.LabelManner;
import studio.kriegsspiel.drawing.names.NamePainter;
import studio.kriegsspiel.drawing.relief.LehmannScale;
import studio.kriegsspiel.drawing.relief.Relief;
import studio.kriegsspiel.drawing.relief.ReliefImages;
import studio.kriegsspiel.drawing.style.MapManner;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.drawing.troops.TroopPainter;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.edit.HandEdits;
import studio.kriegsspiel.terrain.edit.SlopeEdits;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/**
 * Draws one terrain with troops on it, the same for screen, paper and files. Make one per terrain
 * and keep it: contours, hachures and shading are worked out when first drawn. Draws vectors
 * wherever it can and only what the clip lets through. Thread-safe.
 */
public final class MapPainter {
  /** Thresholds of the march table (Reisswitz 1824 §34). */
  private static final SlopeBands REISSWITZ = SlopeBands.of(5, 10, 15, 25, 35);

  /** Millimetres of an index contour between two figures of its height. */
  private static final double FIGURES_APART = 70;

  private final MapStyle style;
  private final Supplier<SlopeBands> bands;
  private final Optional<SheetPainter> sheet;
  private final Optional<Relief> relief;
  private final Optional<ReliefImages> images;
  private final GroundPainter ground;
  private final NamePainter names;
  private final TroopPainter troops = new TroopPainter();
  private final Terrain terrain;

  /** A painter in the manner of a staff map, with the slope bands of Reisswitz 1824. */
  public MapPainter(Terrain terrain) {
    this(terrain, MapManner.COLOUR);
  }

  /** A painter in some manner, with the slope bands of Reisswitz 1824. */
  public MapPainter(Terrain terrain, MapManner manner) {
    this(terrain, manner.style(), REISSWITZ);
  }

  /**
   * A painter of one terrain.
   *
   * @param bands the slope bands of the rule book played under
   */
  public MapPainter(Terrain terrain, MapStyle style, SlopeBands bands) {
    this(terrain, HandEdits.heights(terrain), style, () -> bands);
  }

  /**
   * A painter of a terrain whose heights with hand edits are known.
   *
   * @param bands the slope bands of the rule book played under, asked for when they are drawn
   */
  public MapPainter(Terrain terrain, Optional<ElevationGrid> heights, Supplier<SlopeBands> bands) {
    this(terrain, heights, MapStyle.staffMap(), bands);
  }

  private MapPainter(
      Terrain terrain,
      Optional<ElevationGrid> heights,
      MapStyle style,
      Supplier<SlopeBands> bands) {
    this.terrain = terrain;
    this.style = style;
    this.bands = bands;
    this.sheet = terrain.sheet().map(SheetPainter::new);
    this.relief = heights.map(Relief::new);
    this.images =
        SlopeEdits.findGrid(terrain, heights)
            .map(
                grid ->
                    new ReliefImages(
                        grid, heights, wanted -> SlopeEdits.bands(terrain, heights, wanted)));
    this.ground = new GroundPainter(terrain);
    this.names = new NamePainter(terrain);
  }

  /** The style it draws in. */
  public MapStyle style() {
    return style;
  }

  private MapPainter(
      MapPainter other,
      MapStyle style,
      Supplier<SlopeBands> bands,
      GroundPainter ground,
      NamePainter names) {
    this.terrain = other.terrain;
    this.style = style;
    this.bands = bands;
    this.sheet = other.sheet;
    this.relief = other.relief;
    this.images = other.images;
    this.ground = ground;
    this.names = names;
  }

  private MapPainter(MapPainter other, Terrain fewer) {
    boolean flat = other.terrain.elevation().isPresent() && fewer.elevation().isEmpty();
    this.terrain = other.terrain;
    this.style = other.style;
    this.bands = other.bands;
    this.sheet = fewer.sheet().isPresent() ? other.sheet : Optional.empty();
    this.relief = flat ? Optional.empty() : other.relief;
    this.images = flat ? Optional.empty() : other.images;
    this.ground = new GroundPainter(fewer);
    this.names = new NamePainter(fewer);
  }

  /** The same with the slope bands of another book; what was worked out is kept. */
  public MapPainter with(Supplier<SlopeBands> otherBands) {
    return new MapPainter(this, style, otherBands, ground, names);
  }

  /** The same in another style; what was worked out of ground and names is kept. */
  public MapPainter in(MapStyle other) {
    return new MapPainter(this, other, bands, ground, names);
  }

  /**
   * The same ground with fewer features and places on it, perhaps without its heights and its
   * sheet; what was worked out of the heights is kept.
   */
  public MapPainter showing(Terrain fewer) {
    return new MapPainter(this, fewer);
  }

  /**
   * How far what these layers show may be wrong in its place, if it is known: the root mean square
   * error of the sheet where it is shown, else of what is drawn.
   */
  public OptionalDouble findErrorMetres(MapLayers layers) {
    boolean sheeted = sheet.isPresent() && layers.has(MapLayer.SHEET);
    return terrain
        .findNotes(sheeted ? LayerKind.SHEET : LayerKind.FEATURES)
        .map(notes -> notes.accuracy().horizontalMetres())
        .orElse(OptionalDouble.empty());
  }

  /** Metres between contours, if there are heights. */
  public Optional<Double> findContourIntervalMetres() {
    return relief.map(Relief::intervalMetres);
  }

  /**
   * Draws the map with its north-west corner at (0, 0) of {@code graphics}, whose settings are left
   * as they were.
   *
   * @param blocks the troops to show, lowest first
   */
  public void paint(
      Graphics2D graphics, MapViewport viewport, MapLayers layers, List<TroopBlock> blocks) {
    TroopsAndNames over = new TroopsAndNames(layers, blocks, List.of(), LabelManner.SCREEN);
    paint(graphics, viewport, over, Overlay.NONE);
  }

  /** Draws the map with something more among its layers. */
  public void paint(
      Graphics2D graphics, MapViewport viewport, TroopsAndNames over, Overlay overlay) {
    paintGround(graphics, viewport, over.layers(), overlay);
    paintTroops(graphics, viewport, over);
  }

  /** Draws the ground with its grid, without troops and names: the part all readers share. */
  public void paintGround(Graphics2D graphics, MapViewport viewport, MapLayers layers) {
    paintGround(graphics, viewport, layers, Overlay.NONE);
  }

  /** Draws troops, all names, and what else is said on the map. */
  public void paintTroops(Graphics2D graphics, MapViewport viewport, TroopsAndNames over) {
    paintUnderNames(graphics, viewport, over);
    paintNames(graphics, viewport, over);
  }

  /**
   * Draws troops and all that lies under the letters of names, but not a letter: the same for all
   * who see the same troops.
   */
  public void paintUnderNames(Graphics2D graphics, MapViewport viewport, TroopsAndNames over) {
    Canvas canvas = Canvas.over(graphics, viewport, style);
    troops.paint(canvas, over.shownBlocks());
    names.paintUnder(canvas, wanted(viewport, over), over.shownBlocks());
    canvas.dispose();
  }

  /** Draws the letters of all names and of what else is said, and nothing besides. */
  public void paintNames(Graphics2D graphics, MapViewport viewport, TroopsAndNames over) {
    Canvas canvas = Canvas.over(graphics, viewport, style);
    names.paintWords(canvas, wanted(viewport, over), over.shownBlocks());
    canvas.dispose();
  }

  /**
   * The names that find no room on a map and are keyed by the numbers that stand on it for them;
   * none where the manner does not key.
   */
  public List<KeyedName> keyedNames(MapViewport viewport, TroopsAndNames over) {
    return names.keys(style, viewport, wanted(viewport, over), over.shownBlocks());
  }

  /** The rooms that names and whatever else is said take on a map, in units of the picture. */
  public List<Rectangle2D> wordRooms(MapViewport viewport, TroopsAndNames over) {
    return names.rooms(style, viewport, wanted(viewport, over), over.shownBlocks());
  }

  private NamePainter.Wanted wanted(MapViewport viewport, TroopsAndNames over) {
    MapLayers layers = over.layers();
    boolean placeNames = layers.has(MapLayer.NAMES);
    return new NamePainter.Wanted(
        placeNames,
        layers.has(MapLayer.TROOP_LABELS),
        placeNames && layers.has(MapLayer.CONTOURS) ? figures(viewport) : List.of(),
        over.notes(),
        over.manner());
  }

  private List<ContourFigure> figures(MapViewport viewport) {
    double apart = viewport.groundMetres(FIGURES_APART);
    return relief.map(lines -> lines.figures(apart)).orElse(List.of());
  }

  /** How black the hachures are, if there are heights. */
  public Optional<LehmannScale> findHachureScale() {
    return relief.map(Relief::hachureScale);
  }

  /**
   * Draws one part of the ground; all of them, one over the other, are what {@link
   * #paintGround(Graphics2D, MapViewport, MapLayers) paintGround} draws.
   */
  public void paintGround(
      Graphics2D graphics, MapViewport viewport, MapLayers layers, GroundPart part) {
    Canvas canvas = Canvas.over(graphics, viewport, style);
    switch (part) {
      case UNDER_RELIEF -> underRelief(canvas, layers);
      case RELIEF -> relief.ifPresent(lines -> relief(canvas, layers, lines));
      case OVER_RELIEF -> overRelief(canvas, layers, Overlay.NONE);
    }
    canvas.dispose();
  }

  private void paintGround(
      Graphics2D graphics, MapViewport viewport, MapLayers layers, Overlay overlay) {
    Canvas canvas = Canvas.over(graphics, viewport, style);
    underRelief(canvas, layers);
    relief.ifPresent(lines -> relief(canvas, layers, lines));
    overRelief(canvas, layers, overlay);
    canvas.dispose();
  }

  private void underRelief(Canvas canvas, MapLayers layers) {
    MapViewport viewport = canvas.viewport();
    canvas.fill(
        new Rectangle2D.Double(0, 0, viewport.width(), viewport.height()), style.colour("paper"));
    if (layers.has(MapLayer.LAND)) {
      ground.paintWashes(canvas);
    }
    if (layers.has(MapLayer.SHEET)) {
      sheet.ifPresent(picture -> picture.paint(canvas, layers.sheetOpacity()));
    }
    if (layers.has(MapLayer.SHADING)) {
      images.ifPresent(picture -> picture.paintShading(canvas));
    }
    // Where only slope is known its bands are all the relief there is.
    boolean onlySlope =
        relief.isEmpty() && (layers.has(MapLayer.HACHURES) || layers.has(MapLayer.CONTOURS));
    if (layers.has(MapLayer.SLOPE_BANDS) || onlySlope) {
      images.ifPresent(picture -> picture.paintSlopes(canvas, bands.get()));
    }
  }

  private static void relief(Canvas canvas, MapLayers layers, Relief lines) {
    if (layers.has(MapLayer.HACHURES)) {
      lines.paintHachures(canvas);
    }
    if (layers.has(MapLayer.CONTOURS)) {
      lines.paintContours(canvas);
    }
  }

  private void overRelief(Canvas canvas, MapLayers layers, Overlay overlay) {
    if (layers.has(MapLayer.CONTOURS) && relief.isEmpty()) {
      ground.paintGivenContours(canvas);
    }
    overlay.washes(canvas);
    if (layers.has(MapLayer.WATER)) {
      ground.paintWater(canvas);
    }
    if (layers.has(MapLayer.LAND)) {
      ground.paintSigns(canvas);
    }
    if (layers.has(MapLayer.ROADS)) {
      ground.paintRoads(canvas);
    }
    if (layers.has(MapLayer.WORKS)) {
      ground.paintWorks(canvas);
    }
    overlay.lines(canvas);
    if (layers.has(MapLayer.GRID)) {
      GridPainter.paint(canvas);
    }
  }
}
