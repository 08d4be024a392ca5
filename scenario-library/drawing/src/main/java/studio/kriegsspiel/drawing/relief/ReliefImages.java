package studio.kriegsspiel.drawing.relief;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/** Shading and slope bands as pictures over the ground, made when first drawn. Thread-safe. */
public final class ReliefImages {
  private static final int SLOPE_COLOURS = 7;
  private static final double EXAGGERATION = 4;

  private final GridGeometry grid;
  private final Optional<ElevationGrid> elevation;
  private final Function<SlopeBands, byte[]> bandsOfCells;
  private @Nullable BufferedImage shading;
  private @Nullable BufferedImage slopes;
  private @Nullable SlopeBands slopesOf;
  private @Nullable MapStyle drawnIn;

  /**
   * Pictures over these cells.
   *
   * @param elevation their heights; without them there are only bands, of a slope raster
   * @param bandsOfCells the band of every cell in row order, slopes drawn by hand included
   */
  public ReliefImages(
      GridGeometry grid,
      Optional<ElevationGrid> elevation,
      Function<SlopeBands, byte[]> bandsOfCells) {
    this.grid = grid;
    this.elevation = elevation;
    this.bandsOfCells = bandsOfCells;
  }

  /** Draws light from the north-west over the ground. */
  public void paintShading(Canvas canvas) {
    elevation.ifPresent(heights -> draw(canvas, shading(heights, canvas.style())));
  }

  /** Draws the bands of slope between these thresholds. */
  public void paintSlopes(Canvas canvas, SlopeBands bands) {
    draw(canvas, slopes(canvas.style(), bands));
  }

  /** The colours of bands, the gentlest first. */
  public static List<Color> colours(MapStyle style, SlopeBands bands) {
    List<Color> colours = new ArrayList<>();
    for (int band = 0; band < bands.count(); band++) {
      int shade =
          bands.count() <= SLOPE_COLOURS ? band : band * (SLOPE_COLOURS - 1) / (bands.count() - 1);
      colours.add(style.colour("slope." + shade));
    }
    return colours;
  }

  private synchronized BufferedImage shading(ElevationGrid heights, MapStyle style) {
    wear(style);
    BufferedImage image = shading;
    if (image == null) {
      image = shade(FineGrid.of(heights), style);
      shading = image;
    }
    return image;
  }

  /** Pictures in another style are made anew. */
  private void wear(MapStyle style) {
    if (drawnIn != style) {
      drawnIn = style;
      shading = null;
      slopes = null;
    }
  }

  private synchronized BufferedImage slopes(MapStyle style, SlopeBands bands) {
    wear(style);
    BufferedImage image = slopes;
    if (image == null || !bands.equals(slopesOf)) {
      List<Color> colours = colours(style, bands);
      image = new BufferedImage(grid.columns(), grid.rows(), BufferedImage.TYPE_INT_ARGB);
      byte[] cells = bandsOfCells.apply(bands);
      for (int i = 0; i < cells.length; i++) {
        if (cells[i] != SlopeBands.VOID) {
          image.setRGB(i % grid.columns(), i / grid.columns(), colours.get(cells[i]).getRGB());
        }
      }
      slopes = image;
      slopesOf = bands;
    }
    return image;
  }

  private static BufferedImage shade(FineGrid grid, MapStyle style) {
    GridGeometry geometry = grid.geometry();
    BufferedImage image =
        new BufferedImage(geometry.columns(), geometry.rows(), BufferedImage.TYPE_INT_ARGB);
    int dark = style.colour("relief.dark").getRGB() & 0xffffff;
    int light = style.colour("relief.light").getRGB() & 0xffffff;
    IntStream.range(0, geometry.rows())
        .parallel()
        .forEach(
            row -> {
              int[] pixels = new int[geometry.columns()];
              shade(grid, row, dark, light, pixels);
              image.getRaster().setDataElements(0, row, geometry.columns(), 1, pixels);
            });
    return image;
  }

  private static void shade(FineGrid grid, int row, int dark, int light, int[] pixels) {
    GridGeometry geometry = grid.geometry();
    int above = Math.max(0, row - 1);
    int below = Math.min(geometry.rows() - 1, row + 1);
    for (int column = 0; column < geometry.columns(); column++) {
      int left = Math.max(0, column - 1);
      int right = Math.min(geometry.columns() - 1, column + 1);
      double east =
          (grid.height(right, row) - grid.height(left, row))
              / ((right - left) * geometry.cellMetres());
      double north =
          (grid.height(column, above) - grid.height(column, below))
              / ((below - above) * geometry.cellMetres());
      // Positive where the slope faces the light, zero on level ground.
      double lit = EXAGGERATION * (east - north) / Math.sqrt(2);
      if (!Double.isNaN(lit)) {
        double strength = lit / Math.sqrt(1 + lit * lit);
        int alpha = (int) Math.round(Math.min(1, Math.abs(strength)) * (lit < 0 ? 120 : 90));
        pixels[column] = alpha << 24 | (lit < 0 ? dark : light);
      }
    }
  }

  /** Draws the part of an image over the whole grid that can be seen. */
  private void draw(Canvas canvas, BufferedImage image) {
    double cell = grid.bounds().widthMetres() / image.getWidth();
    double west = grid.bounds().west();
    double north = grid.bounds().north();
    int left = clamp((canvas.visible().west() - west) / cell - 2, image.getWidth());
    int right = clamp((canvas.visible().east() - west) / cell + 3, image.getWidth());
    int top = clamp((north - canvas.visible().north()) / cell - 2, image.getHeight());
    int bottom = clamp((north - canvas.visible().south()) / cell + 3, image.getHeight());
    if (left >= right || top >= bottom) {
      return;
    }
    Point2D.Double corner = canvas.viewport().toPicture(west + left * cell, north - top * cell);
    double scale = cell * canvas.viewport().unitsPerMetre();
    AffineTransform place = AffineTransform.getTranslateInstance(corner.x, corner.y);
    place.scale(scale, scale);
    Graphics2D graphics = canvas.graphics();
    graphics.drawImage(image.getSubimage(left, top, right - left, bottom - top), place, null);
  }

  private static int clamp(double value, int limit) {
    return (int) Math.max(0, Math.min(limit, value));
  }
}
