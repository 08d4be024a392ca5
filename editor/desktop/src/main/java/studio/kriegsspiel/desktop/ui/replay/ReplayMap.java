package studio.kriegsspiel.desktop.ui.replay;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import javax.swing.ToolTipManager;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.PaintedPart;
import studio.kriegsspiel.drawing.MapLayer;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.TroopsAndNames;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.names.LabelManner;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.reading.umpire.PointWords;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/** The ground with the troops of one minute on it, as large as there is room. */
final class ReplayMap extends PaintedPart {
  private static final double PIXELS_PER_MM = 4;
  private static final int LEAST_PIXELS = 11;
  private static final int NEAR_PIXELS = 14;

  private transient @Nullable MapPainter painter;
  private @Nullable Bounds bounds;
  private transient @Nullable Terrain terrain;
  private transient @Nullable BufferedImage ground;
  private transient List<TroopBlock> blocks = List.of();

  ReplayMap() {
    super("Where the troops are at that minute");
    setOpaque(false);
    setPreferredSize(new Dimension(Looks.scaled(640), Looks.scaled(400)));
    ToolTipManager.sharedInstance().registerComponent(this);
  }

  /** The body whose block is at a spot of this component. */
  Optional<TroopBlock> block(Point spot) {
    return viewport()
        .flatMap(
            viewport ->
                blocks.stream()
                    .filter(each -> isNear(viewport, each.centre(), spot))
                    .min(
                        Comparator.comparingDouble(
                            each -> viewport.toPicture(each.centre()).distance(spot))));
  }

  /** A spot as an order names it: a place that is there, else so far from one. */
  Optional<String> words(Point spot) {
    Terrain on = terrain;
    return on == null
        ? Optional.empty()
        : viewport()
            .flatMap(
                viewport ->
                    on.places().stream()
                        .filter(each -> isNear(viewport, each.at(), spot))
                        .findFirst()
                        .map(each -> PointWords.named(each.name()))
                        .or(() -> PointWords.of(on, viewport.toGround(spot.x, spot.y))));
  }

  private static boolean isNear(MapViewport viewport, MapPoint point, Point spot) {
    return viewport.toPicture(point).distance(spot) <= Looks.scaled(NEAR_PIXELS);
  }

  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    return block(event.getPoint())
        .map(each -> each.label() + " (" + each.unit() + ")")
        .orElse(null);
  }

  /** Shows a part of another ground, and what lies around it as far as there is room. */
  void on(Terrain other, Bounds part) {
    painter = new MapPainter(other);
    terrain = other;
    bounds = part;
    ground = null;
    repaint();
  }

  /** Shows nothing any more. */
  void clear() {
    painter = null;
    terrain = null;
    bounds = null;
    show(List.of());
  }

  /** Shows other troops. */
  void show(List<TroopBlock> others) {
    blocks = List.copyOf(others);
    repaint();
  }

  private MapLayers layers() {
    return new MapLayers(
        EnumSet.of(
            MapLayer.LAND,
            MapLayer.SHADING,
            MapLayer.WATER,
            MapLayer.ROADS,
            MapLayer.WORKS,
            MapLayer.NAMES,
            MapLayer.TROOPS));
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    MapPainter over = painter;
    Optional<MapViewport> there = viewport();
    if (over == null || there.isEmpty()) {
      return;
    }
    MapViewport viewport = there.get();
    Graphics2D canvas = (Graphics2D) graphics.create();
    canvas.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    canvas.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    canvas.drawImage(ground(over, viewport), 0, 0, null);
    over.paintTroops(
        canvas,
        viewport,
        new TroopsAndNames(
            layers(), visible(viewport.unitsPerMetre()), List.of(), LabelManner.SCREEN));
    canvas.dispose();
  }

  private Optional<MapViewport> viewport() {
    Bounds part = bounds;
    Terrain on = terrain;
    if (part == null || on == null || getWidth() == 0 || getHeight() == 0) {
      return Optional.empty();
    }
    Bounds shown = shaped(part, on.extent());
    double scale = Math.min(getWidth() / shown.widthMetres(), getHeight() / shown.heightMetres());
    return Optional.of(new MapViewport(shown, scale, PIXELS_PER_MM));
  }

  /** Of the shape of this component around a part, as far as the ground reaches. */
  private Bounds shaped(Bounds part, Bounds most) {
    double shape = (double) getWidth() / getHeight();
    double width =
        Math.min(
            Math.max(part.widthMetres(), part.heightMetres() * shape),
            Math.min(most.widthMetres(), most.heightMetres() * shape));
    double height = width / shape;
    double west = within((part.west() + part.east() - width) / 2, width, most.west(), most.east());
    double south =
        within((part.south() + part.north() - height) / 2, height, most.south(), most.north());
    return new Bounds(west, south, west + width, south + height);
  }

  private static double within(double wanted, double length, double from, double to) {
    return Math.max(from, Math.min(wanted, to - length));
  }

  /** No block is smaller than an eye finds it, however small the map. */
  private List<TroopBlock> visible(double scale) {
    double least = Looks.scaled(LEAST_PIXELS) / scale;
    return blocks.stream().map(each -> each.atLeast(least)).toList();
  }

  /** Drawn once for a size. */
  private BufferedImage ground(MapPainter over, MapViewport viewport) {
    BufferedImage known = ground;
    if (known == null || known.getWidth() != getWidth() || known.getHeight() != getHeight()) {
      known = new BufferedImage(getWidth(), getHeight(), BufferedImage.TYPE_INT_ARGB);
      Graphics2D canvas = known.createGraphics();
      canvas.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      over.paintGround(canvas, viewport, layers());
      canvas.dispose();
      ground = known;
    }
    return known;
  }
}
