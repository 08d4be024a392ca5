package studio.kriegsspiel.reading.card;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import studio.kriegsspiel.drawing.MapLayer;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Terrain;

/**
 * A small picture of the ground where a scenario is played, without troops, of the shape of a card.
 */
public final class CardPicture {
  /** Its breadth in pixels. */
  public static final int WIDTH = 640;

  /** Its height in pixels. */
  public static final int HEIGHT = 400;

  private static final double PIXELS_PER_MM = 5;
  private static final float QUALITY = 0.72f;
  private static final float LEAST_QUALITY = 0.3f;

  /** Nothing larger is kept. */
  public static final int MOST_BYTES = 60_000;

  private CardPicture() {}

  /** The picture of a ground within its edges. */
  public static BufferedImage of(Terrain shown) {
    Bounds bounds = shown.extent();
    BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    new MapPainter(shown)
        .paint(
            graphics,
            new MapViewport(bounds, WIDTH / bounds.widthMetres(), PIXELS_PER_MM),
            new MapLayers(
                EnumSet.of(
                    MapLayer.LAND,
                    MapLayer.SHADING,
                    MapLayer.CONTOURS,
                    MapLayer.WATER,
                    MapLayer.ROADS,
                    MapLayer.WORKS,
                    MapLayer.NAMES)),
            List.of());
    graphics.dispose();
    return image;
  }

  /**
   * A picture as a JPEG file of at most {@link #MOST_BYTES}.
   *
   * @throws IOException if it cannot be written
   */
  public static byte[] jpeg(BufferedImage image) throws IOException {
    for (float quality = QUALITY; ; quality -= 0.06f) {
      byte[] bytes = jpeg(image, quality);
      if (bytes.length <= MOST_BYTES || quality <= LEAST_QUALITY) {
        return bytes;
      }
    }
  }

  private static byte[] jpeg(BufferedImage image, float quality) throws IOException {
    ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
      ImageWriteParam how = writer.getDefaultWriteParam();
      how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
      how.setCompressionQuality(quality);
      writer.setOutput(out);
      writer.write(null, new IIOImage(image, null, null), how);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }
}
