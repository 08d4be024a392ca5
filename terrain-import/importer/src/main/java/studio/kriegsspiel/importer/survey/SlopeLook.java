package studio.kriegsspiel.importer.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.raster.RasterSource;

/**
 * Whether a raster is one of slope, and how it counts it. Slope has no mark of its own in a file,
 * so its name and its numbers must tell.
 */
public final class SlopeLook {
  private static final int MOST_CLASSES = 12;
  private static final double STEEPEST = 90;

  private SlopeLook() {}

  static boolean isNamedSlope(String name) {
    return name.toLowerCase(Locale.ROOT)
        .matches(".*(slope|gradient|neigung|hangneig|pente|steil).*");
  }

  /** Whether a name says that slope is counted in percent. */
  public static boolean isNamedPercent(String name) {
    return name.toLowerCase(Locale.ROOT).matches(".*(pct|percent|prozent|pourcent).*");
  }

  /** A sentence about a raster that is to be heights and may well be slope. */
  public static Optional<String> asHeights(RasterSource source) {
    if (!isNamedSlope(source.name())) {
      return Optional.empty();
    }
    RasterSketch sketch = RasterSketch.of(source, Progress.NONE);
    return sketch.lowest() >= 0 && sketch.highest() < 2000
        ? Optional.of(
            String.format(
                Locale.ROOT,
                "%s looks like slope by its name (%.0f to %.0f), but is taken for heights; if it is"
                    + " slope, import it as such.",
                source.name(),
                sketch.lowest(),
                sketch.highest()))
        : Optional.empty();
  }

  /** Sentences about a raster that is to be slope and may count it otherwise. */
  public static List<String> doubts(RasterSource source, boolean inPercent) {
    List<String> doubts = new ArrayList<>();
    RasterSketch sketch = RasterSketch.of(source, Progress.NONE);
    classes(sketch)
        .ifPresent(
            classes ->
                doubts.add(
                    String.format(
                        Locale.ROOT,
                        "%s holds nothing but the whole numbers %d to %d, as classes of slope do, but"
                            + " is taken as %s; bring classes to degrees first.",
                        source.name(),
                        classes.first(),
                        classes.last(),
                        inPercent ? "percent" : "degrees")));
    if (!inPercent && isNamedPercent(source.name()) && sketch.highest() <= STEEPEST) {
      doubts.add(
          source.name()
              + " looks like percent by its name, but is taken as degrees; if it is percent, import"
              + " it as such.");
    }
    return doubts;
  }

  /** The classes of a raster that holds nothing else: few whole numbers in a row from 0 or 1. */
  private static Optional<TreeSet<Integer>> classes(RasterSketch sketch) {
    TreeSet<Integer> seen = new TreeSet<>();
    for (float value : sketch.values()) {
      if (!Float.isNaN(value)) {
        if (value != Math.rint(value) || value < 0 || value > MOST_CLASSES) {
          return Optional.empty();
        }
        seen.add((int) value);
      }
    }
    boolean row = seen.size() > 2 && seen.last() - seen.first() == seen.size() - 1;
    return row && seen.first() <= 1 ? Optional.of(seen) : Optional.empty();
  }
}
