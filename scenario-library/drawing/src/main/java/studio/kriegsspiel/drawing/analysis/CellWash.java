package studio.kriegsspiel.drawing.analysis;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.List;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Cells of a grid washed by their class.
 *
 * @param grid where the cells lie
 * @param classes position of the tint of each cell in row order; below 0 for none
 * @param tints the washes; not all need occur
 */
public record CellWash(GridGeometry grid, byte[] classes, List<Tint> tints) {

  /** Refuses classes that are not of the grid. */
  public CellWash {
    if (classes.length != grid.size()) {
      throw new IllegalArgumentException(
          "The grid has %d cells, the classes are %d.".formatted(grid.size(), classes.length));
    }
    tints = List.copyOf(tints);
  }

  /** Washes every pixel of the picture by the cell under it. */
  void paint(Canvas canvas) {
    MapViewport viewport = canvas.viewport();
    int width = (int) Math.ceil(viewport.width());
    int height = (int) Math.ceil(viewport.height());
    double stroke = Math.max(2, viewport.mm(0.55));
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    int[] line = new int[width];
    for (int v = 0; v < height; v++) {
      for (int u = 0; u < width; u++) {
        line[u] = argb(viewport.toGround(u + 0.5, v + 0.5), u + v, stroke);
      }
      image.setRGB(0, v, width, 1, line, 0, width);
    }
    canvas.graphics().drawImage(image, 0, 0, null);
  }

  private int argb(MapPoint ground, int diagonal, double stroke) {
    int column = grid.columnOf(ground.x());
    int row = grid.rowOf(ground.y());
    int tint = grid.has(column, row) ? classes[grid.index(column, row)] : -1;
    if (tint < 0) {
      return 0;
    }
    Tint wash = tints.get(tint);
    return wash.hatched() && diagonal % (2 * stroke) >= stroke
        ? weaker(wash.colour())
        : wash.colour().getRGB();
  }

  private static int weaker(Color colour) {
    return (colour.getAlpha() * 3 / 10) << 24 | (colour.getRGB() & 0xffffff);
  }
}
