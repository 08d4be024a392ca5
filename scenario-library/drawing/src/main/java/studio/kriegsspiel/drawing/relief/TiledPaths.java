package studio.kriegsspiel.drawing.relief;

import java.awt.geom.Path2D;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.terrain.Bounds;

/**
 * Many short lines sorted into square tiles, so that only the tiles in view are drawn. Coordinates
 * are metres relative to the north-west corner of the extent, north positive.
 */
final class TiledPaths {
  private final Bounds extent;
  private final double tileMetres;
  private final Map<Long, Path2D.Float> tiles = new TreeMap<>();
  private Path2D.@Nullable Float lastPath;
  private long lastKey;

  TiledPaths(Bounds extent, double tileMetres) {
    this.extent = extent;
    this.tileMetres = tileMetres;
  }

  Bounds extent() {
    return extent;
  }

  /** The path of the tile that holds a point, to which a line that begins there is added. */
  Path2D.Float pathAt(double x, double y) {
    long column = (long) Math.floor((x - extent.west()) / tileMetres);
    long row = (long) Math.floor((extent.north() - y) / tileMetres);
    long key = row << 32 | column;
    Path2D.Float path = lastPath;
    if (path == null || key != lastKey) {
      path = tiles.computeIfAbsent(key, fresh -> new Path2D.Float());
      lastPath = path;
      lastKey = key;
    }
    return path;
  }

  /** Hands every path that can be seen to {@code painter}. */
  void forEachVisible(Canvas canvas, Consumer<Path2D.Float> painter) {
    double overhang = tileMetres / 2;
    tiles.forEach(
        (key, path) -> {
          double west = extent.west() + (int) (long) key * tileMetres;
          double north = extent.north() - (key >> 32) * tileMetres;
          if (canvas.sees(
              west - overhang,
              north - tileMetres - overhang,
              west + tileMetres + overhang,
              north + overhang)) {
            painter.accept(path);
          }
        });
  }
}
