package studio.kriegsspiel.desktop.ui.map;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.IntStream;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desktop.ui.reading.KeptInk;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.reading.answer.Zone;

/** Hatches zones over each other, each with lines around it and between its rings. */
final class ZonePainter {
  private final double scale;
  private final int width;
  private final int height;
  private final double left;
  private final double top;
  private final List<Layer> layers;

  /**
   * A zone to be hatched.
   *
   * @param mark the number its colour and hatching go by
   */
  record Hatched(int mark, Zone zone) {}

  /** A zone with the cell under each column and row of the picture. */
  private record Layer(Zone zone, KeptInk ink, int[] columns, int[] rows) {
    int ring(int u, int v) {
      return zone.ring(
          columns[Math.min(Math.max(u, 0), columns.length - 1)],
          rows[Math.min(Math.max(v, 0), rows.length - 1)]);
    }
  }

  private ZonePainter(
      List<Hatched> zones, Viewport area, MapStyle style, double scale, BufferedImage image) {
    this.scale = scale * area.pixelsPerMillimetre() / Viewport.USUAL_MILLIMETRE;
    this.width = image.getWidth();
    this.height = image.getHeight();
    double metres = area.metresPerPixel() / scale;
    // The hatching belongs to the ground: it stays where it is when the map is moved.
    this.left = Math.rint(area.bounds().west() / metres);
    this.top = Math.rint(-area.bounds().north() / metres);
    this.layers =
        zones.stream().map(each -> layer(each, area.bounds().west(), area, style, metres)).toList();
  }

  private Layer layer(Hatched each, double west, Viewport area, MapStyle style, double metres) {
    var grid = each.zone().grid();
    double north = area.bounds().north();
    return new Layer(
        each.zone(),
        new KeptInk(style, each.mark(), scale),
        IntStream.range(0, width).map(u -> grid.columnOf(west + (u + 0.5) * metres)).toArray(),
        IntStream.range(0, height).map(v -> grid.rowOf(north - (v + 0.5) * metres)).toArray());
  }

  /**
   * Hatches zones over a part of the ground, on nothing.
   *
   * @param scale pixels of the picture for a pixel of the window
   */
  static BufferedImage draw(List<Hatched> zones, Viewport area, MapStyle style, double scale) {
    BufferedImage image = StretchedPicture.blank(area, scale, BufferedImage.TYPE_INT_ARGB);
    ZonePainter painter = new ZonePainter(zones, area, style, scale, image);
    IntStream.range(0, painter.height)
        .parallel()
        .forEach(v -> image.setRGB(0, v, painter.width, 1, painter.row(v), 0, painter.width));
    return image;
  }

  private int[] row(int v) {
    int[] row = new int[width];
    for (Layer each : layers) {
      for (int u = 0; u < width; u++) {
        int ring = each.ring(u, v);
        if (ring >= 0) {
          row[u] =
              KeptInk.over(
                  row[u],
                  isEdge(each, ring, u, v) ? each.ink.edge() : each.ink.within(left + u, top + v));
        }
      }
    }
    return row;
  }

  /** Whether the zone ends here, or another ring of it begins. */
  private boolean isEdge(Layer layer, int ring, int u, int v) {
    int broad = (int) Math.max(1, Math.rint(1.6 * scale));
    return layer.ring(u - broad, v) < 0
        || layer.ring(u + broad, v) < 0
        || layer.ring(u, v - broad) < 0
        || layer.ring(u, v + broad) < 0
        || layer.ring(u + 1, v) != ring
        || layer.ring(u, v + 1) != ring;
  }
}
