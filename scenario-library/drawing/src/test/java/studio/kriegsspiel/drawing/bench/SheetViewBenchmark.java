package studio.kriegsspiel.drawing.bench;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/**
 * Times views of 1920 x 1080 of the sheet of a terrain package at every zoom, as rows for {@code
 * docs/performance.md}: the first with no tile decoded, then one moved by a tenth of its width,
 * then the same again. Argument: the package.
 */
public final class SheetViewBenchmark {
  private static final int WIDTH = 1920;
  private static final int HEIGHT = 1080;

  private SheetViewBenchmark() {}

  /** Runs the benchmark. */
  public static void main(String[] arguments) {
    Terrain terrain = TerrainPackage.read(Path.of(arguments[0]));
    double pixel = terrain.sheet().orElseThrow().georeference().pixelMetres();
    System.out.println("| screen pixels a pixel of the sheet | first ms | moved ms | again ms |");
    System.out.println("|---|---|---|---|");
    for (int warm = 0; warm < 2; warm++) {
      for (double zoom = 2; zoom > 0.03; zoom /= 1.6) {
        MapPainter painter = new MapPainter(terrain);
        double scale = zoom / pixel;
        double first = view(painter, terrain, scale, 0);
        double moved = view(painter, terrain, scale, WIDTH / 10.0);
        double again = view(painter, terrain, scale, WIDTH / 10.0);
        if (warm == 1) {
          System.out.printf(
              Locale.ROOT, "| %.3f | %.0f | %.0f | %.0f |%n", zoom, first, moved, again);
        }
      }
    }
  }

  private static double view(MapPainter painter, Terrain terrain, double scale, double moved) {
    BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    var centre = terrain.extent().centre();
    double west = centre.x() - (WIDTH / 2.0 - moved) / scale;
    double north = centre.y() + HEIGHT / 2.0 / scale;
    Bounds ground = new Bounds(west, north - HEIGHT / scale, west + WIDTH / scale, north);
    long start = System.nanoTime();
    painter.paint(graphics, new MapViewport(ground, scale, 3.78), MapLayers.sheet(), List.of());
    double milliseconds = (System.nanoTime() - start) / 1e6;
    graphics.dispose();
    return milliseconds;
  }
}
