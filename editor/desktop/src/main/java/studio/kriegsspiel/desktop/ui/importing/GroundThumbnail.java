package studio.kriegsspiel.desktop.ui.importing;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.PaintedPart;
import studio.kriegsspiel.drawing.MapLayer;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.terrain.Terrain;

/** A whole ground in little, drawn in the background. */
public final class GroundThumbnail extends PaintedPart {
  private static final long serialVersionUID = 1L;
  private static final int NAMED_FROM = 320;

  private final transient Latest<BufferedImage> latest;
  private transient Optional<Terrain> terrain = Optional.empty();
  private transient Optional<BufferedImage> image = Optional.empty();
  private transient Dimension drawn = new Dimension();
  private transient String words = "";

  /** Draws on {@code runner}. */
  public GroundThumbnail(BackgroundRunner runner) {
    super("The ground in little");
    this.latest = new Latest<>(runner, "Drawing a ground in little");
    setPreferredSize(new Dimension(420, 330));
    setMinimumSize(new Dimension(120, 100));
  }

  /** Shows another ground. */
  public void show(Terrain ground) {
    terrain = Optional.of(ground);
    image = Optional.empty();
    drawn = new Dimension();
    words = "Drawing…";
    repaint();
  }

  private void want() {
    Dimension size = getSize();
    if (terrain.isEmpty() || size.equals(drawn) || size.width < 2 || size.height < 2) {
      return;
    }
    drawn = size;
    Terrain ground = terrain.get();
    double scale = Math.max(1, getGraphicsConfiguration().getDefaultTransform().getScaleX());
    latest.request(0, progress -> picture(ground, size, scale), this::accept);
  }

  private void accept(WorkOutcome<BufferedImage> outcome) {
    outcome.match(
        done -> image = Optional.of(done.value()),
        failed -> words = failed.sentence(),
        cancelled -> {});
    repaint();
  }

  /**
   * A ground in little, to be called off the event thread.
   *
   * @param scale pixels of the picture for one of the size asked for
   */
  public static BufferedImage picture(Terrain ground, Dimension size, double scale) {
    Viewport view = Viewport.fitting(ground.extent(), size.width, size.height);
    BufferedImage image =
        new BufferedImage(
            (int) Math.ceil(size.width * scale),
            (int) Math.ceil(size.height * scale),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.scale(scale, scale);
    new MapPainter(ground)
        .paint(
            graphics,
            MapView.forPainter(view),
            layers(ground, size.width >= NAMED_FROM),
            List.of());
    graphics.dispose();
    return image;
  }

  private static MapLayers layers(Terrain ground, boolean named) {
    EnumSet<MapLayer> layers =
        EnumSet.of(MapLayer.LAND, MapLayer.SHADING, MapLayer.WATER, MapLayer.ROADS, MapLayer.WORKS);
    if (ground.sheet().isPresent()) {
      layers.add(MapLayer.SHEET);
    } else {
      layers.add(MapLayer.CONTOURS);
      if (named) {
        layers.add(MapLayer.NAMES);
      }
    }
    return new MapLayers(layers);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    want();
    Graphics2D canvas = (Graphics2D) graphics.create();
    canvas.setColor(Looks.colour("Studio.map.background"));
    canvas.fillRect(0, 0, getWidth(), getHeight());
    if (image.isPresent()) {
      canvas.setRenderingHint(
          RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
      canvas.drawImage(image.get(), 0, 0, getWidth(), getHeight(), null);
    } else {
      canvas.setRenderingHint(
          RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      canvas.setColor(Looks.colour("Studio.map.overlayForeground", 170));
      canvas.drawString(words, 12, getHeight() / 2);
    }
    canvas.dispose();
  }
}
