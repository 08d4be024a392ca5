package studio.kriegsspiel.export.page;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.lang.ref.SoftReference;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.furniture.MapFrame;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.situation.plan.PlanMarks;

/**
 * Pictures of the ground with its grid and frame, without troops and names: the part of the map
 * that all who know the same of the ground share, drawn once for all their pages, and again where
 * memory was wanted for something else.
 */
public final class GroundPictures {
  private final Map<Ground, SoftReference<BufferedImage>> drawn = new HashMap<>();

  /** Drawn upon again and again: so large a picture costs more to make room for than to fill. */
  private SoftReference<BufferedImage> sheet = new SoftReference<>(null);

  private final Map<Shown, MapPicture> pictures = new HashMap<>();

  private record Shown(
      MapPainter painter, MapLayers layers, List<TroopBlock> blocks, PlanMarks plans) {}

  private record Ground(MapPainter painter, MapLayers layers, MapViewport viewport) {}

  /** A map as a page holds it; readers who see the same share one. */
  MapPicture picture(ScreenMap map) {
    return pictures.computeIfAbsent(
        new Shown(map.painter(), map.layers(), map.blocks(), map.plans()),
        key -> MapPicture.of(map));
  }

  /**
   * A picture to draw upon, with the ground and so many points of frame on each side. It is another
   * map as soon as the next one is asked for.
   */
  BufferedImage copy(MapPainter painter, MapLayers layers, MapViewport viewport, int margin) {
    Ground asked = new Ground(painter, layers, viewport);
    SoftReference<BufferedImage> kept = drawn.get(asked);
    BufferedImage ground = kept == null ? null : kept.get();
    if (ground == null) {
      ground = draw(painter, layers, viewport, margin);
      drawn.put(asked, new SoftReference<>(ground));
    }
    BufferedImage copy = sheet.get();
    if (copy == null
        || copy.getWidth() != ground.getWidth()
        || copy.getHeight() != ground.getHeight()) {
      copy = new BufferedImage(ground.getWidth(), ground.getHeight(), BufferedImage.TYPE_INT_RGB);
      sheet = new SoftReference<>(copy);
    }
    ground.copyData(copy.getRaster());
    return copy;
  }

  private static BufferedImage draw(
      MapPainter painter, MapLayers layers, MapViewport viewport, int margin) {
    int width = (int) Math.round(viewport.width()) + 2 * margin;
    int height = (int) Math.round(viewport.height()) + 2 * margin;
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(painter.style().colour("paper"));
    graphics.fillRect(0, 0, width, height);
    graphics.translate(margin, margin);
    painter.paintGround(graphics, viewport, layers);
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    MapFrame.paint(graphics, viewport, painter.style());
    graphics.dispose();
    return image;
  }
}
