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
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;
import studio.kriegsspiel.terrain.tiff.Window;

/** One or more rasters on their way to a grid of the terrain. */
public final class ElevationPlan {
  /** Raster of classes beside the heights: 1 where a void was filled. */
  public static final String FILLED = "elevation-filled.tif";

  private static final int TILE_ROWS = 256;
  private static final int MOST_BAND_CELLS = 24 << 20;
  private static final long MOST_CELLS_IN_MEMORY = 64L << 20;
  private static final int LARGEST_HOLE = 20_000;

  private final List<RasterSource> originals;
  private final List<RasterSource> sources;
  private final SourceSystem target;
  private final GridGeometry grid;
  private final boolean heights;

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
    List<RasterSource> clean = new ArrayList<>(sources);
    if (heights) {
      clean.replaceAll(CleanRaster::new);
    }
    this.originals = clean;
    this.sources = Mosaic.join(clean);
    this.target = target;
    this.grid = grid;
    this.heights = heights;
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
    List<GridSampler> samplers = new ArrayList<>();
    for (RasterSource source : sources) {
      samplers.add(new GridSampler(source, grid, target.to(source.system())));
    }
    boolean inMemory = (long) grid.columns() * grid.rows() <= MOST_CELLS_IN_MEMORY;
    return inMemory
        ? writeAtOnce(file, samplers, fillVoids, progress)
        : writeInBands(file, samplers, fillVoids, progress);
  }

  private Outcome writeAtOnce(
      Path file, List<GridSampler> samplers, boolean fillVoids, Progress progress)
      throws IOException {
    float[] values = new float[grid.size()];
    Tally tally = new Tally();
    for (int row = 0; row < grid.rows(); row += band()) {
      progress.step((double) row / grid.rows(), "sampling");
      float[] band = sample(samplers, row);
      System.arraycopy(band, 0, values, row * grid.columns(), band.length);
    }
    long filled = 0;
    if (fillVoids && heights) {
      progress.step(0.95, "filling voids");
      filled = fillAndMark(values, file);
    }
    tally.count(values);
    requireValues(tally);
    GeoTiffWriter.write(file, grid, target.label(), values);
    return tally.outcome(filled);
  }

  private long fillAndMark(float[] values, Path file) throws IOException {
    int[] filled = new VoidFiller(grid, values).fill(LARGEST_HOLE);
    if (filled.length > 0) {
      byte[] marks = new byte[values.length];
      for (int cell : filled) {
        marks[cell] = 1;
      }
      GeoTiffWriter.writeClasses(file.resolveSibling(FILLED), grid, target.label(), marks);
    }
    return filled.length;
  }

  private Outcome writeInBands(
      Path file, List<GridSampler> samplers, boolean fillVoids, Progress progress)
      throws IOException {
    Tally tally = new Tally();
    try (GeoTiffWriter writer =
        new GeoTiffWriter(file, grid, target.label(), GeoTiffWriter.Cells.FLOATS, true)) {
      float[] line = new float[grid.columns()];
      for (int row = 0; row < grid.rows(); row += band()) {
        progress.step((double) row / grid.rows(), "sampling");
        float[] band = sample(samplers, row);
        tally.count(band);
        for (int at = 0; at < band.length; at += line.length) {
          System.arraycopy(band, at, line, 0, line.length);
          writer.writeRow(line);
        }
      }
    }
    requireValues(tally);
    if (fillVoids && heights && tally.voids > 0) {
      tally.remarks.add("The grid is too large for voids to be filled; they stay.");
    }
    return tally.outcome(0);
  }

  /** Rows at once: as many as memory bears, since tiles at the seam of two bands unpack twice. */
  private int band() {
    return Math.max(1, Math.min(8, MOST_BAND_CELLS / grid.columns() / TILE_ROWS)) * TILE_ROWS;
  }

  private float[] sample(List<GridSampler> samplers, int row) {
    Window part = new Window(0, row, grid.columns(), Math.min(band(), grid.rows() - row));
    float[] band = new float[part.columns() * part.rows()];
    Arrays.fill(band, Float.NaN);
    for (GridSampler sampler : samplers) {
      sampler.fill(part, band);
    }
    return band;
  }

  private void requireValues(Tally tally) {
    if (tally.voids < (long) grid.columns() * grid.rows()) {
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

  private final class Tally {
    private float lowest = Float.POSITIVE_INFINITY;
    private float highest = Float.NEGATIVE_INFINITY;
    private long voids;
    private final List<String> remarks = new ArrayList<>();

    void count(float[] values) {
      for (float value : values) {
        if (Float.isNaN(value)) {
          voids++;
        } else {
          lowest = Math.min(lowest, value);
          highest = Math.max(highest, value);
        }
      }
    }

    Outcome outcome(long filled) {
      sources.forEach(source -> remarks.addAll(source.remarks()));
      if (filled > 0) {
        remarks.add(filled + " void cells were filled from their rims; " + FILLED + " marks them.");
      }
      return new Outcome(lowest, highest, voids, filled, remarks);
    }
  }
}
