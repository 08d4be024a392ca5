package studio.kriegsspiel.importer.raster;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.tiff.Window;

/** Heights without the numbers that no place on land can have: undeclared marks of voids. */
final class CleanRaster implements RasterSource {
  /** A little below the shore of the Dead Sea. */
  private static final float LOWEST = -500;

  /** A little above Mount Everest. */
  private static final float HIGHEST = 9000;

  /** The same in feet. */
  private static final float HIGHEST_FEET = 29_600;

  private final RasterSource source;
  private final AtomicLong impossible = new AtomicLong();
  private final AtomicLong likeFeet = new AtomicLong();
  private final AtomicLong sound = new AtomicLong();

  CleanRaster(RasterSource source) {
    this.source = source;
  }

  @Override
  public float[] read(Window window) {
    float[] heights = source.read(window);
    IntStream.range(0, window.rows())
        .parallel()
        .forEach(row -> clean(heights, row * window.columns(), (row + 1) * window.columns()));
    return heights;
  }

  private void clean(float[] heights, int from, int to) {
    int found = 0;
    int feet = 0;
    int good = 0;
    for (int i = from; i < to; i++) {
      if (heights[i] < LOWEST || heights[i] > HIGHEST) {
        feet += heights[i] > HIGHEST && heights[i] < HIGHEST_FEET ? 1 : 0;
        heights[i] = Float.NaN;
        found++;
      } else if (!Float.isNaN(heights[i])) {
        good++;
      }
    }
    if (found > 0) {
      impossible.addAndGet(found);
      likeFeet.addAndGet(feet);
    }
    sound.addAndGet(good);
  }

  boolean foundImpossible() {
    return impossible.get() > 0;
  }

  @Override
  public List<String> remarks() {
    List<String> remarks = new ArrayList<>(source.remarks());
    if (likeFeet.get() * 100 > sound.get() + likeFeet.get()) {
      remarks.add(
          source.name()
              + " has heights of 9000 to 29,600 m, which look like feet and count as voids; if they are"
              + " feet, say so with \"gdal_edit.py -units ft\" and import again.");
    } else if (foundImpossible()) {
      remarks.add(
          source.name()
              + " has numbers that no land has (below -500 or above 9000 m); they count as voids.");
    }
    return remarks;
  }

  @Override
  public int blockRows() {
    return source.blockRows();
  }

  @Override
  public String name() {
    return source.name();
  }

  @Override
  public int width() {
    return source.width();
  }

  @Override
  public int height() {
    return source.height();
  }

  @Override
  public Georeference georeference() {
    return source.georeference();
  }

  @Override
  public SourceSystem system() {
    return source.system();
  }

  @Override
  public void close() {
    source.close();
  }
}
