package studio.kriegsspiel.desktop.ui.map;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.Optional;
import studio.kriegsspiel.desk.map.GroundDifference;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.edit.HeightDifference;

/** Lays a tint over ground that is higher (warm) or lower (cold) than the source gave it. */
final class DifferenceOverlay implements MapOverlay {
  private static final long MOST_PIXELS = 2_000_000;
  private static final double LEAST_METRES = 0.01;
  private static final int MOST_ALPHA = 190;
  private static final int LEAST_ALPHA = 45;

  private final MapView view;
  private final GroundDifference difference;
  private Optional<Drawn> drawn = Optional.empty();

  private record Drawn(
      GroundDifference.Shown of, BufferedImage image, double west, double north, double cell) {}

  DifferenceOverlay(MapView view, GroundDifference difference) {
    this.view = view;
    this.difference = difference;
  }

  @Override
  public void paint(Graphics2D graphics, Viewport viewport) {
    if (!view.layers().get().difference()) {
      return;
    }
    difference
        .shown()
        .get()
        .ifPresent(
            wanted -> {
              if (drawn.filter(each -> each.of == wanted).isEmpty()) {
                drawn = Optional.of(draw(wanted));
              }
              drawn.ifPresent(each -> paint(graphics, viewport, each));
            });
  }

  private static void paint(Graphics2D graphics, Viewport viewport, Drawn picture) {
    double scale = picture.cell / viewport.metresPerPixel();
    AffineTransform place =
        AffineTransform.getTranslateInstance(
            viewport.toPixelX(picture.west), viewport.toPixelY(picture.north));
    place.scale(scale, scale);
    graphics.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    graphics.drawImage(picture.image, place, null);
  }

  private static Drawn draw(GroundDifference.Shown wanted) {
    HeightDifference change = wanted.difference();
    ElevationGrid metres = change.metres();
    GridGeometry grid = metres.geometry();
    int step = 1;
    while ((long) grid.size() / step / step > MOST_PIXELS) {
      step++;
    }
    int columns = (grid.columns() + step - 1) / step;
    int rows = (grid.rows() + step - 1) / step;
    BufferedImage image = new BufferedImage(columns, rows, BufferedImage.TYPE_INT_ARGB);
    Color up = Looks.colour("Studio.map.raised");
    Color down = Looks.colour("Studio.map.lowered");
    double most = Math.max(change.rise().metres(), -change.fall().metres());
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        double at = metres.height(column * step, row * step);
        if (Math.abs(at) >= LEAST_METRES) {
          int alpha =
              LEAST_ALPHA + (int) ((MOST_ALPHA - LEAST_ALPHA) * Math.sqrt(Math.abs(at) / most));
          int colour = (at > 0 ? up : down).getRGB() & 0xffffff;
          image.setRGB(column, row, Math.min(255, alpha) << 24 | colour);
        }
      }
    }
    return new Drawn(wanted, image, grid.west(), grid.north(), grid.cellMetres() * step);
  }
}
