package studio.kriegsspiel.importer;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.raster.RasterSource;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.Provenance;

/** What a layer of cells was made of, and how. */
final class RasterOrigin {
  private static final double NEAR_CELLS = 1e-6;

  private RasterOrigin() {}

  static Provenance of(List<RasterSource> sources, GridGeometry grid, SourceSystem target) {
    String names = sources.stream().map(RasterSource::name).collect(Collectors.joining(", "));
    return new Provenance(names, "", "", method(sources, grid, target), Confidence.PROBABLE);
  }

  private static String method(List<RasterSource> sources, GridGeometry grid, SourceSystem target) {
    String from = sources.get(0).system().label();
    if (!from.equals(target.label())) {
      return "bilinear from %s to %s".formatted(from, target.label());
    }
    return sources.stream().allMatch(source -> fits(source.georeference(), grid))
        ? "cell by cell"
        : String.format(
            Locale.ROOT, "bilinear to cells of %s m", ImportPreview.trim(grid.cellMetres()));
  }

  /** Whether the cells of a source are cells of the grid. */
  private static boolean fits(Georeference source, GridGeometry grid) {
    double cell = grid.cellMetres();
    return source.isNorthUp()
        && Math.abs(source.a() - cell) < NEAR_CELLS * cell
        && Math.abs(source.e() + cell) < NEAR_CELLS * cell
        && isWhole((source.c() - grid.west()) / cell)
        && isWhole((source.f() - grid.north()) / cell);
  }

  private static boolean isWhole(double cells) {
    return Math.abs(cells - Math.rint(cells)) < 0.001;
  }
}
