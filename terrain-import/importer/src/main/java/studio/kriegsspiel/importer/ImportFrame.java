package studio.kriegsspiel.importer;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.raster.ElevationPlan;
import studio.kriegsspiel.importer.raster.RasterSource;
import studio.kriegsspiel.importer.sheet.SheetImport;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.LatLon;

/**
 * Where an imported terrain lies and how finely it is told: its system, extent and grid, as asked
 * for or as its sources suggest.
 */
final class ImportFrame {
  private final ImportRequest request;
  private final List<RasterSource> rasters;
  private final Optional<SheetImport> sheet;
  private final SourceSystem system;
  private final Optional<Bounds> covered;
  private final Optional<GridGeometry> grid;
  private final Bounds extent;

  /**
   * Chooses.
   *
   * @param rasters those of heights, or of slope where there are none of heights
   * @throws GroundException if nothing says where the terrain lies, or the crop lies off its
   *     sources
   */
  ImportFrame(ImportRequest request, List<RasterSource> rasters, Optional<SheetImport> sheet) {
    this.request = request;
    this.rasters = rasters;
    this.sheet = sheet;
    system = chooseSystem();
    covered =
        rasters.isEmpty() ? Optional.empty() : Optional.of(ElevationPlan.extent(rasters, system));
    sheet.ifPresent(
        drawn -> covered.ifPresent(there -> SheetOnGround.requireOverlap(drawn, there, system)));
    grid = chooseGrid();
    extent = grid.map(GridGeometry::bounds).orElseGet(this::extentWithoutGrid);
  }

  /** The system, projected and in metres. */
  SourceSystem system() {
    return system;
  }

  /** The ground that it covers. */
  Bounds extent() {
    return extent;
  }

  /** All that its rasters cover, whatever part of it is wanted; nothing without any. */
  Optional<Bounds> findCovered() {
    return covered;
  }

  /** The cells; nothing where there are no heights and no slope. */
  Optional<GridGeometry> findGrid() {
    return grid;
  }

  private SourceSystem chooseSystem() {
    SourceSystem own;
    LatLon centre;
    String name;
    if (!rasters.isEmpty()) {
      RasterSource first = rasters.get(0);
      own = first.system();
      name = first.name();
      centre = TargetChoice.centre(first);
    } else if (sheet.isPresent()) {
      own = sheet.get().system();
      name = sheet.get().name();
      centre = TargetChoice.centre(sheet.get().name(), own, sheet.get().centre());
    } else {
      return drawnSystem();
    }
    SourceSystem target =
        SourceSystem.ofCode("the import", TargetChoice.crs(request.targetCrs(), own, centre));
    if (own.isGeographic()) {
      requireNotExchanged(name, target, centre);
    }
    return target;
  }

  /** Degrees the wrong way round lie well on another continent; target and crop give them away. */
  private void requireNotExchanged(String name, SourceSystem target, LatLon centre) {
    double x = centre.longitude();
    double y = centre.latitude();
    boolean off = !target.isMadeFor(x, y) && target.isMadeFor(y, x);
    boolean cut =
        request
            .crop()
            .filter(crop -> crop.inDegrees() && !holds(crop, x, y) && holds(crop, y, x))
            .isPresent();
    if (off || cut) {
      throw new GroundException(
          name,
          String.format(
              Locale.ROOT,
              "lies at %.4f N %.4f E, off %s; with its axes exchanged it would lie there",
              y,
              x,
              off ? "the ground of " + target.label() : "the crop"),
          "write longitude first, then latitude, in its placing");
    }
  }

  private static boolean holds(Crop crop, double longitude, double latitude) {
    return longitude >= crop.west()
        && longitude <= crop.east()
        && latitude >= crop.south()
        && latitude <= crop.north();
  }

  /** Without raster and sheet, heights may still come from contours, if the user says where. */
  private SourceSystem drawnSystem() {
    boolean settled =
        request.targetCrs().isPresent()
            && request.crop().isPresent()
            && request.cellMetres().isPresent();
    if (!settled || request.features().isEmpty()) {
      throw new GroundException(
          "the import",
          "has neither heights nor a map sheet",
          "name a raster or a sheet; for heights from contours name the target system, a crop and"
              + " the size of cells");
    }
    return SourceSystem.ofCode("the import", CoordinateSystem.of(request.targetCrs().get()).code());
  }

  private Optional<GridGeometry> drawnGrid() {
    if (request.cellMetres().isEmpty() || request.crop().isEmpty()) {
      return Optional.empty();
    }
    Bounds wanted = wanted(request.crop().get());
    double cell = TargetChoice.cellMetres(request.cellMetres(), List.of(), system);
    return Optional.of(TargetChoice.grid(wanted, cell, new MapPoint(0, 0)));
  }

  private Optional<GridGeometry> chooseGrid() {
    if (rasters.isEmpty()) {
      return drawnGrid();
    }
    Bounds all = covered.orElseThrow();
    Bounds wanted = request.crop().map(crop -> cropBounds(crop, all)).orElse(all);
    Optional<RasterSource> own = TargetChoice.ownGrid(rasters, system);
    if (own.isPresent() && request.cellMetres().isEmpty()) {
      Georeference placing = own.get().georeference();
      MapPoint corner = new MapPoint(placing.c(), placing.f());
      return Optional.of(TargetChoice.grid(wanted, placing.a(), corner));
    }
    double cell = TargetChoice.cellMetres(request.cellMetres(), rasters, system);
    return Optional.of(TargetChoice.grid(wanted, cell, new MapPoint(0, 0)));
  }

  private Bounds extentWithoutGrid() {
    Bounds drawn = sheet.orElseThrow().extent(system);
    return request.crop().map(crop -> cropBounds(crop, drawn)).orElse(drawn);
  }

  private Bounds cropBounds(Crop crop, Bounds sources) {
    Bounds wanted = wanted(crop);
    if (!wanted.overlaps(sources)) {
      throw new GroundException(
          "the crop",
          String.format(
              Locale.ROOT,
              "(%.0f to %.0f east, %.0f to %.0f north) lies off the sources (%.0f to %.0f, %.0f to"
                  + " %.0f)",
              wanted.west(),
              wanted.east(),
              wanted.south(),
              wanted.north(),
              sources.west(),
              sources.east(),
              sources.south(),
              sources.north()),
          "choose it within them, in metres of " + system.label());
    }
    return wanted.intersection(sources);
  }

  private Bounds wanted(Crop crop) {
    return crop.inDegrees()
        ? project(crop)
        : new Bounds(crop.west(), crop.south(), crop.east(), crop.north());
  }

  private Bounds project(Crop crop) {
    var transform = SourceSystem.wgs84().to(system);
    Bounds all = null;
    int steps = 20;
    for (int i = 0; i <= steps; i++) {
      for (int j = 0; j <= steps; j++) {
        double[] at =
            transform.apply(
                crop.west() + (crop.east() - crop.west()) * i / steps,
                crop.south() + (crop.north() - crop.south()) * j / steps);
        if (Double.isFinite(at[0] + at[1])) {
          Bounds point = new Bounds(at[0] - 0.01, at[1] - 0.01, at[0] + 0.01, at[1] + 0.01);
          all = all == null ? point : all.union(point);
        }
      }
    }
    if (all == null) {
      throw new GroundException(
          "the crop", "lies where " + system.label() + " is not defined", "check its degrees");
    }
    return all;
  }
}
