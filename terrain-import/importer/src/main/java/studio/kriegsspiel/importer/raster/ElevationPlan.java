package studio.kriegsspiel.importer.raster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import studio.kriegsspiel.importer.crs.PointTransform;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.tiff.Window;

/** One or more rasters on their way to a grid of the terrain. */
public final class ElevationPlan {
  /** Raster of classes beside the heights: 1 where a void was filled. */
  public static final String FILLED = "elevation-filled.tif";

  private static final int TILE_ROWS = 256;
  private static final int LARGEST_HOLE = 20_000;

  private final List<RasterSource> originals;
  private final List<RasterSource> sources;
  private final SourceSystem target;
  private final GridGeometry grid;
  private final boolean heights;
  private final Limits limits;

  /**
   * Plans it.
   *
   * @param sources rasters, of which the finer count before the coarser
   * @param target the terrain's system
   * @param grid the terrain's grid
   * @param heights whether they are heights, which have bounds of the plausible and may be filled
   */
  public ElevationPlan(
      List<RasterSource> sources, SourceSystem target, GridGeometry grid, boolean heights) {
    this(sources, target, grid, heights, Limits.USUAL);
  }

  /** Plans it within given limits. */
  ElevationPlan(
      List<RasterSource> sources,
      SourceSystem target,
      GridGeometry grid,
      boolean heights,
      Limits limits) {
    List<RasterSource> clean = new ArrayList<>();
    for (RasterSource source : sources) {
      double pixels = GridSampler.pixelsPerCell(source, grid, target.to(source.system()));
      RasterSource fitting = Double.isFinite(pixels) ? source.coarser(pixels) : source;
      clean.add(heights ? new CleanRaster(fitting) : fitting);
    }
    this.limits = limits;
    this.originals = clean;
    this.sources = Mosaic.join(clean);
    this.target = target;
    this.grid = grid;
    this.heights = heights;
  }

  /**
   * How much may be in memory.
   *
   * @param mostPixels of a source at once
   * @param mostCells of the grid at once
   * @param leastRows of the grid that may wait for a hole to end, however wide the grid
   */
  record Limits(long mostPixels, long mostCells, int leastRows) {
    static final Limits USUAL = new Limits(32L << 20, 24L << 20, 768);
  }

  /**
   * What came out.
   *
   * @param lowest lowest value
   * @param highest highest value
   * @param voids cells without a value
   * @param filled cells whose value was made up from their surroundings
   * @param remarks what the user should know
   */
  public record Outcome(
      double lowest, double highest, long voids, long filled, List<String> remarks) {}

  /** Edges of rasters in a target system, found along their rims. */
  public static Bounds extent(List<RasterSource> sources, SourceSystem target) {
    Bounds all = null;
    for (RasterSource source : sources) {
      Bounds bounds = extent(source, target);
      all = all == null ? bounds : all.union(bounds);
    }
    return java.util.Objects.requireNonNull(all, "at least one source");
  }

  private static Bounds extent(RasterSource source, SourceSystem target) {
    PointTransform transform = source.system().to(target);
    int steps = 40;
    double[] xy = new double[(steps + 1) * (steps + 1) * 2];
    int at = 0;
    for (int j = 0; j <= steps; j++) {
      for (int i = 0; i <= steps; i++) {
        var point =
            source
                .georeference()
                .toGround(
                    (double) source.width() * i / steps, (double) source.height() * j / steps);
        xy[at++] = point.x();
        xy[at++] = point.y();
      }
    }
    transform.apply(xy, xy.length / 2);
    double west = Double.POSITIVE_INFINITY;
    double south = Double.POSITIVE_INFINITY;
    double east = Double.NEGATIVE_INFINITY;
    double north = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < xy.length; i += 2) {
      if (Double.isFinite(xy[i] + xy[i + 1])) {
        west = Math.min(west, xy[i]);
        east = Math.max(east, xy[i]);
        south = Math.min(south, xy[i + 1]);
        north = Math.max(north, xy[i + 1]);
      }
    }
    if (!(west < east && south < north)) {
      throw new GroundException(
          source.name(),
          "does not lie where " + target.label() + " is defined",
          "choose another target system, or check the source's own");
    }
    return new Bounds(west, south, east, north);
  }

  /** Samples the sources onto the grid and writes it to a file. */
  public Outcome write(Path file, boolean fillVoids, Progress progress) throws IOException {
    double largest = 0;
    for (RasterSource source : sources) {
      double ratio = GridSampler.pixelsPerCell(source, grid, target.to(source.system()));
      largest = Double.isFinite(ratio) ? Math.max(largest, 1 / ratio) : largest;
    }
    List<GridSampler> samplers = new ArrayList<>();
    for (RasterSource source : sources) {
      samplers.add(
          new GridSampler(
              source,
              grid,
              target.to(source.system()),
              reach(source, largest),
              largest,
              limits.mostPixels()));
    }
    boolean filling = fillVoids && heights;
    int tallest = (int) Math.max(limits.leastRows(), limits.mostCells() / grid.columns());
    GridWriter writer = new GridWriter(file, file.resolveSibling(FILLED), grid, target.label());
    HoleFiller filler = new HoleFiller(grid, LARGEST_HOLE, tallest, writer);
    try (writer) {
      RowSink sink = filling ? filler : writer;
      int band = (int) Math.min(TILE_ROWS, Math.max(1, limits.mostCells() / 8 / grid.columns()));
      for (int row = 0; row < grid.rows(); row += band) {
        progress.step((double) row / grid.rows(), filling ? "sampling heights" : "sampling");
        Window part = new Window(0, row, grid.columns(), Math.min(band, grid.rows() - row));
        sink.take(sample(samplers, part, progress), new boolean[0]);
      }
      sink.finish();
      requireValues(writer.voids());
    }
    return outcome(writer, filler.leftTall());
  }

  /** The part of the grid that a source may cover. */
  private Window reach(RasterSource source, double largestPixel) {
    Bounds bounds = extent(source, target);
    double margin = 2 * (largestPixel + 1) * grid.cellMetres() + 0.01 * bounds.widthMetres();
    double left = (bounds.west() - margin - grid.west()) / grid.cellMetres();
    double right = (bounds.east() + margin - grid.west()) / grid.cellMetres();
    double top = (grid.north() - bounds.north() - margin) / grid.cellMetres();
    double bottom = (grid.north() - bounds.south() + margin) / grid.cellMetres();
    int column = (int) Math.min(Math.max(0, left), grid.columns() - 1.0);
    int row = (int) Math.min(Math.max(0, top), grid.rows() - 1.0);
    return new Window(
        column,
        row,
        (int) Math.max(1, Math.min(right, grid.columns()) - column),
        (int) Math.max(1, Math.min(bottom, grid.rows()) - row));
  }

  private float[] sample(List<GridSampler> samplers, Window part, Progress progress) {
    int cells = part.columns() * part.rows();
    if (samplers.size() == 1) {
      float[] band = new float[cells];
      Arrays.fill(band, Float.NaN);
      samplers.get(0).fill(part, band, progress);
      return band;
    }
    Blend blend = new Blend(cells);
    samplers.forEach(sampler -> sampler.add(part, blend, progress));
    return blend.heights();
  }

  private Outcome outcome(GridWriter written, boolean leftTall) {
    List<String> remarks = new ArrayList<>();
    sources.forEach(source -> remarks.addAll(source.remarks()));
    if (written.filled() > 0) {
      remarks.add(
          written.filled() + " void cells were filled from their rims; " + FILLED + " marks them.");
    }
    if (leftTall) {
      remarks.add("Voids that reach over very many rows were not filled.");
    }
    return new Outcome(
        written.lowest(), written.highest(), written.voids(), written.filled(), remarks);
  }

  private void requireValues(long voids) {
    if (voids < (long) grid.columns() * grid.rows()) {
      return;
    }
    String names = sources.stream().map(RasterSource::name).collect(Collectors.joining(", "));
    boolean impossible =
        originals.stream()
            .anyMatch(source -> source instanceof CleanRaster clean && clean.foundImpossible());
    if (impossible) {
      throw new GroundException(
          names, "has only numbers that are no heights in metres", "check its unit and its band");
    }
    throw new GroundException(
        names,
        "has no values on the ground you chose",
        "choose a crop within its extent, or a source that is not empty");
  }
}
