package studio.kriegsspiel.drawing.ground;

import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.SoftReference;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.SheetTiles;

/**
 * Draws the scanned or drawn sheet of a terrain: from its tiles at the level that fits the scale,
 * or from the whole picture. Decoded pixels are kept as long as memory allows. Thread-safe.
 */
public final class SheetPainter {
  private final SheetImage sheet;
  private final Map<String, SoftReference<BufferedImage>> decoded = new HashMap<>();

  /** A painter of one sheet. */
  public SheetPainter(SheetImage sheet) {
    this.sheet = sheet;
  }

  /** Draws what can be seen; a picture that cannot be read leaves the paper blank. */
  public void paint(Canvas canvas) {
    Optional<SheetTiles> tiles = sheet.tiles();
    if (tiles.isPresent()) {
      paintTiles(canvas, tiles.get());
      return;
    }
    BufferedImage whole = decode("whole", sheet.content());
    if (whole != null) {
      Window window = window(canvas, 1, whole.getWidth(), whole.getHeight());
      if (!window.isEmpty()) {
        BufferedImage part =
            whole.getSubimage(window.left, window.top, window.width(), window.height());
        draw(canvas, part, window.left, window.top, 1);
      }
    }
  }

  private void paintTiles(Canvas canvas, SheetTiles tiles) {
    double unitsPerPixel = sheet.georeference().pixelMetres() * canvas.viewport().unitsPerMetre();
    // On paper a point holds several printed dots, so one level finer than on screen is wanted.
    double wanted = unitsPerPixel * (canvas.viewport().unitsPerMillimetre() < 3 ? 3 : 1);
    int level = 0;
    while (level + 1 < tiles.levels() && wanted * (1 << (level + 1)) <= 1) {
      level++;
    }
    int shrink = 1 << level;
    int side = tiles.tilePixels();
    Window window =
        window(canvas, shrink, sheet.widthPixels() / shrink + 1, sheet.heightPixels() / shrink + 1);
    for (int row = window.top / side; row * side < window.bottom; row++) {
      for (int column = window.left / side; column * side < window.right; column++) {
        int x = column * side;
        int y = row * side;
        Optional<SheetImage.Content> content = tiles.source().findTile(level, column, row);
        BufferedImage image =
            content.isEmpty() ? null : decode(level + "/" + column + "/" + row, content.get());
        if (image != null) {
          draw(canvas, image, x, y, shrink);
        }
      }
    }
  }

  private record Window(int left, int top, int right, int bottom) {
    boolean isEmpty() {
      return right <= left || bottom <= top;
    }

    int width() {
      return right - left;
    }

    int height() {
      return bottom - top;
    }
  }

  /** The pixels of a picture, shrunk by a factor, under the ground that can be seen. */
  private Window window(Canvas canvas, int shrink, int width, int height) {
    Bounds seen = canvas.visible();
    Georeference place = sheet.georeference();
    double[] xs = {seen.west(), seen.east(), seen.west(), seen.east()};
    double[] ys = {seen.north(), seen.north(), seen.south(), seen.south()};
    double left = Double.POSITIVE_INFINITY;
    double top = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    double bottom = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < 4; i++) {
      double column = place.columnOf(xs[i], ys[i]) / shrink;
      double row = place.rowOf(xs[i], ys[i]) / shrink;
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
    }
    return new Window(
        (int) Math.max(0, Math.floor(left)),
        (int) Math.max(0, Math.floor(top)),
        (int) Math.min(width, Math.ceil(right) + 1),
        (int) Math.min(height, Math.ceil(bottom) + 1));
  }

  private void draw(Canvas canvas, BufferedImage image, int x, int y, int shrink) {
    Georeference g = sheet.georeference();
    double scale = canvas.viewport().unitsPerMetre();
    Bounds ground = canvas.viewport().ground();
    AffineTransform place =
        new AffineTransform(
            g.a() * scale,
            -g.d() * scale,
            g.b() * scale,
            -g.e() * scale,
            (g.c() - ground.west()) * scale,
            (ground.north() - g.f()) * scale);
    place.scale(shrink, shrink);
    place.translate(x, y);
    canvas.graphics().drawImage(image, place, null);
  }

  private synchronized @Nullable BufferedImage decode(String key, SheetImage.Content content) {
    SoftReference<BufferedImage> kept = decoded.get(key);
    BufferedImage image = kept == null ? null : kept.get();
    if (image == null) {
      try (InputStream stream = content.open()) {
        image = ImageIO.read(stream);
      } catch (IOException unreadable) {
        return null;
      }
      if (image != null) {
        decoded.put(key, new SoftReference<>(image));
      }
    }
    return image;
  }
}
