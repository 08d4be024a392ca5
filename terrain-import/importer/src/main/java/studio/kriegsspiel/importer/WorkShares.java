package studio.kriegsspiel.importer;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.importer.job.Progress;

/** Divides the progress of an import among its parts by the time they are likely to take. */
final class WorkShares {
  /** Seconds a cell of the grid takes, as measured on two cores. */
  static final double CELL_SECONDS = 1.2e-7;

  /** Seconds a pixel of a map sheet takes, as measured on two cores. */
  static final double PIXEL_SECONDS = 1.0e-7;

  /** Seconds a byte of a vector file takes. */
  static final double BYTE_SECONDS = 3e-8;

  private static final double LEAST_SECONDS = 0.05;

  private final Progress whole;
  private final List<Double> seconds = new ArrayList<>();
  private int begun;

  WorkShares(Progress whole) {
    this.whole = whole;
  }

  /** Adds a part; parts are begun in the order in which they were added. */
  void add(double likelySeconds) {
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
