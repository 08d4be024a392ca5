package studio.kriegsspiel.export.page;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.TroopsAndNames;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.furniture.MapFrame;
import studio.kriegsspiel.drawing.names.KeyedName;
import studio.kriegsspiel.drawing.names.LabelManner;
import studio.kriegsspiel.drawing.plan.PlanPainter;
import studio.kriegsspiel.terrain.Bounds;

/**
 * The whole ground as a picture of points for a screen, with a reader's troops on it and the
 * figures of the grid around it. Its extent depends on the ground alone.
 *
 * @param png the picture
 * @param width its width in points, frame and all
 * @param height its height
 * @param margin points of the frame on each side
 * @param metres metres of ground in a point
 * @param keys names that stand on it as numbers
 */
public record MapPicture(
    byte[] png, int width, int height, int margin, double metres, List<KeyedName> keys) {
  /** No picture is longer, in points: a telephone shows it whole, and zoomed in it is sharp. */
  private static final int LONGEST = 2200;

  /** Nor is any that is made smaller for its bytes shorter. */
  private static final int SHORTEST = 400;

  /** Of a picture by itself. */
  private static final int LARGE = 4000;

  /** Bytes of the largest picture; half as many again stand in the page. */
  static final int MOST_BYTES = 2_600_000;

  /** Points of a screen in a millimetre, about 96 to the inch. */
  private static final double POINTS_PER_MM = 3.8;

  private static final LabelManner MANNER =
      new LabelManner(10.5, true, List.of(), List.of(), List.of());

  /** Copies the list. */
  public MapPicture {
    keys = List.copyOf(keys);
  }

  /** Draws a map, as large as a page may hold it. */
  static MapPicture of(ScreenMap map) {
    MapPicture drawn = draw(map, LONGEST);
    for (int longest = smaller(LONGEST);
        drawn.png.length > MOST_BYTES && longest > SHORTEST;
        longest = smaller(longest)) {
      drawn = draw(map, longest);
    }
    return drawn;
  }

  private static int smaller(int longest) {
    return longest * 4 / 5;
  }

  /** A map as a page may hold it, if it holds one of this size. */
  static Optional<BufferedImage> paged(ScreenMap map, int width, int height) {
    for (int longest = LONGEST; longest > SHORTEST; longest = smaller(longest)) {
      MapViewport viewport = viewport(map.extent(), longest);
      int margin = margin(viewport);
      if (Math.abs(Math.max(width, height) - 2 * margin - longest) <= 1) {
        return Optional.of(painted(map, viewport, margin));
      }
    }
    return Optional.empty();
  }

  /** Draws a map that stands by itself. */
  static MapPicture large(ScreenMap map) {
    return draw(map, LARGE);
  }

  /** A map that stands by itself, before it is packed. */
  static BufferedImage framed(ScreenMap map) {
    MapViewport viewport = viewport(map.extent(), LARGE);
    return painted(map, viewport, margin(viewport));
  }

  static MapViewport viewport(Bounds extent, double longest) {
    double scale = longest / Math.max(extent.widthMetres(), extent.heightMetres());
    double larger = Math.max(1, longest / LONGEST);
    return MapViewport.onScreen(extent, scale, POINTS_PER_MM * larger);
  }

  private static int margin(MapViewport viewport) {
    return (int) Math.ceil(viewport.mm(MapFrame.marginMillimetres()));
  }

  private static MapPicture draw(ScreenMap map, int longest) {
    MapViewport viewport = viewport(map.extent(), longest);
    int margin = margin(viewport);
    BufferedImage image = painted(map, viewport, margin);
    return new MapPicture(
        png(image),
        image.getWidth(),
        image.getHeight(),
        margin,
        map.extent().widthMetres() / viewport.width(),
        map.painter().keyedNames(viewport, over(map)));
  }

  /** A map that stands by itself, as a GIS takes it: without the frame and its figures. */
  static BufferedImage unframed(ScreenMap map) {
    return unframed(map, viewport(map.extent(), LARGE));
  }

  /** The same at another size. */
  static BufferedImage unframed(ScreenMap map, MapViewport viewport) {
    int margin = margin(viewport);
    BufferedImage image = painted(map, viewport, margin);
    return image.getSubimage(
        margin, margin, image.getWidth() - 2 * margin, image.getHeight() - 2 * margin);
  }

  private static TroopsAndNames over(ScreenMap map) {
    return new TroopsAndNames(map.layers(), map.blocks(), PlanPainter.notes(map.plans()), MANNER);
  }

  /** Metres of four points of a map that stands by itself: finer need no wall on it be. */
  static double fine(Bounds extent) {
    return 4 * Math.max(extent.widthMetres(), extent.heightMetres()) / LARGE;
  }

  private static BufferedImage painted(ScreenMap map, MapViewport viewport, int margin) {
    MapPainter painter = map.painter();
    BufferedImage image = map.grounds().copy(painter, map.layers(), viewport, margin);
    Graphics2D graphics = image.createGraphics();
    graphics.translate(margin, margin);
    if (!map.plans().isEmpty()) {
      Canvas canvas = Canvas.over(graphics, viewport, painter.style());
      PlanPainter.paintMarks(canvas, map.plans());
      canvas.dispose();
    }
    painter.paintTroops(graphics, viewport, over(map));
    graphics.dispose();
    return image;
  }

  /** A picture as PNG, the same bytes for the same points. */
  public static byte[] png(BufferedImage image) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      ImageIO.write(image, "png", bytes);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
