package studio.kriegsspiel.importer;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.importer.job.Progress;

/** Divides the progress of an import among its parts by the time they are likely to take. */
final class WorkShares {
  /** Seconds a cell of the grid takes, as measured on two cores. */
  private static final double CELL_SECONDS = 1.2e-7;

  /** Seconds a pixel of a map sheet takes, as measured on two cores. */
  private static final double PIXEL_SECONDS = 1.0e-7;

  /** Seconds a byte of a vector file takes. */
  private static final double BYTE_SECONDS = 3e-8;

  /** Seconds a cell takes whose height comes from contours. */
  private static final double DRAWN_CELL_SECONDS = 1e-6;

  /** Seconds a cell or pixel takes when packed into a zip. */
  private static final double PACKED_SECONDS = 1e-8;

  private static final double LEAST_SECONDS = 0.05;

  private final Progress whole;
  private final List<Double> seconds = new ArrayList<>();
  private int begun;

  private WorkShares(Progress whole) {
    this.whole = whole;
  }

  /**
   * The parts of an import: heights, slope and sheet where there are any, features, packing.
   *
   * @param cells of the grid
   * @param pixels of the map sheet
   */
  static WorkShares of(Progress whole, ImportRequest request, double cells, long pixels) {
    WorkShares shares = new WorkShares(whole);
    if (!request.elevation().isEmpty()) {
      shares.add(cells * CELL_SECONDS);
    }
    if (request.slope().isPresent()) {
      shares.add(cells * CELL_SECONDS);
    }
    if (request.sheet().isPresent()) {
      shares.add(pixels * PIXEL_SECONDS);
    }
    long bytes = request.features().stream().mapToLong(file -> file.toFile().length()).sum();
    boolean drawn = request.elevation().isEmpty() && bytes > 0;
    shares.add(bytes * BYTE_SECONDS + (drawn ? cells * DRAWN_CELL_SECONDS : 0));
    boolean zipped = request.target().toString().endsWith(".zip");
    shares.add(zipped ? (cells + pixels) * PACKED_SECONDS : 0);
    return shares;
  }

  /** Adds a part; parts are begun in the order in which they were added. */
  private void add(double likelySeconds) {
    seconds.add(Math.max(LEAST_SECONDS, likelySeconds));
  }

  /** The progress of the next part; reports its beginning. */
  Progress next(String step) {
    double all = seconds.stream().mapToDouble(Double::doubleValue).sum();
    double before = seconds.subList(0, begun).stream().mapToDouble(Double::doubleValue).sum();
    double own = seconds.get(begun++);
    Progress part = whole.part(before / all, (before + own) / all);
    part.step(0, step);
    return part;
  }
}
