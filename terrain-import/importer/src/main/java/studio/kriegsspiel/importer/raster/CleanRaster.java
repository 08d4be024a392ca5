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

  private final RasterSource source;
  private final AtomicLong impossible = new AtomicLong();

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
    for (int i = from; i < to; i++) {
      if (heights[i] < LOWEST || heights[i] > HIGHEST) {
        heights[i] = Float.NaN;
        found++;
      }
    }
    if (found > 0) {
      impossible.addAndGet(found);
    }
  }

  boolean foundImpossible() {
    return impossible.get() > 0;
  }

  @Override
  public List<String> remarks() {
    List<String> remarks = new ArrayList<>(source.remarks());
    if (foundImpossible()) {
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
