package studio.kriegsspiel.importer.raster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.Window;

/** A smaller copy within a GeoTIFF, read in place of the whole where larger cells are wanted. */
record GeoTiffOverview(RasterSource whole, GeoTiff tiff, int number, double factor)
    implements RasterSource {
  private static final double SLACK = 1.01;

  /**
   * The smallest copy whose pixels are no larger than so many of the whole's; none where the file
   * does not mark its voids, as undeclared marks may have been mixed into the copies.
   */
  static Optional<Integer> find(GeoTiff tiff, double pixels) {
    Optional<Integer> best = Optional.empty();
    if (tiff.nodata().isEmpty() || tiff.hasMask()) {
      return best;
    }
    List<Window> sizes = tiff.overviewSizes();
    double coarsest = 1;
    for (int i = 0; i < sizes.size(); i++) {
      double across = (double) tiff.width() / sizes.get(i).columns();
      double down = (double) tiff.height() / sizes.get(i).rows();
      boolean even = Math.abs(across - down) < 0.05 * across;
      if (even && across > coarsest && Math.max(across, down) <= pixels * SLACK) {
        coarsest = across;
        best = Optional.of(i);
      }
    }
    return best;
  }

  @Override
  public String name() {
    return whole.name();
  }

  @Override
  public int width() {
    return tiff.overviewSizes().get(number).columns();
  }

  @Override
  public int height() {
    return tiff.overviewSizes().get(number).rows();
  }

  @Override
  public Georeference georeference() {
    Georeference g = whole.georeference();
    double across = (double) whole.width() / width();
    double down = (double) whole.height() / height();
    return Georeference.in(
        name(), g.a() * across, g.b() * down, g.c(), g.d() * across, g.e() * down, g.f());
  }

  @Override
  public SourceSystem system() {
    return whole.system();
  }

  @Override
  public int blockRows() {
    return tiff.overviewBlockRows(number);
  }

  @Override
  public float[] read(Window window) {
    return GeoTiffRaster.times(factor, tiff.readOverview(number, window));
  }

  @Override
  public List<String> remarks() {
    List<String> remarks = new ArrayList<>(whole.remarks());
    remarks.add(
        "%s was read from its smaller copy of %d x %d pixels, as the cells are larger than its own."
            .formatted(name(), width(), height()));
    return remarks;
  }

  @Override
  public void close() {
    whole.close();
  }
}
