package studio.kriegsspiel.importer;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.importer.control.ControlFit;
import studio.kriegsspiel.importer.control.ControlPointFile;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.raster.ElevationPlan;
import studio.kriegsspiel.importer.raster.RasterPool;
import studio.kriegsspiel.importer.raster.RasterSource;
import studio.kriegsspiel.importer.sheet.SheetImport;
import studio.kriegsspiel.importer.unit.HeightReading;
import studio.kriegsspiel.importer.vector.FeatureImport;
import studio.kriegsspiel.importer.vector.FeatureWishes;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.LayerNotes;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Provenance;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.Manifest;
import studio.kriegsspiel.terrain.io.PackageStaging;
import studio.kriegsspiel.terrain.io.TerrainPackage;
import studio.kriegsspiel.terrain.surface.ContourSurface;
import studio.kriegsspiel.terrain.surface.Cuttings;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;

/**
 * An import: opened, it has found its sources sound and can say what it will do; run, it writes the
 * package, as a whole or not at all.
 */
public final class TerrainImport implements AutoCloseable {
  /** Drawn heights are kept to this step, far below what lines can tell: the file is a third. */
  private static final double STEP_METRES = 1 / 64.0;

  private final ImportRequest request;
  private final RasterPool rasters;
  private final RasterPool slopes = new RasterPool(HeightReading.NUMBERS);
  private final List<RasterSource> elevation = new ArrayList<>();
  private final List<RasterSource> slope = new ArrayList<>();
  private final Optional<SheetImport> sheet;
  private final ImportFrame frame;
  private final List<String> doubts;

  /**
   * Opens the sources.
   *
   * @throws GroundException if one of them cannot be used, or nothing is asked for
   */
  public TerrainImport(ImportRequest request) {
    this.request = request;
    this.rasters = new RasterPool(request.reading());
    if (!Terrain.isSlug(request.name())) {
      throw new GroundException(
          request.name(), "is no short name", "use small letters, digits and hyphens");
    }
    try {
      for (var file : request.elevation()) {
        elevation.add(rasters.open(file, request.systemOf(file)));
      }
      if (request.slope().isPresent()) {
        slope.add(slopes.open(request.slope().get(), request.systemOf(request.slope().get())));
      }
      sheet = request.sheet().map(this::openSheet);
      elevation.forEach(TargetChoice::centre);
      frame = new ImportFrame(request, elevation.isEmpty() ? slope : elevation, sheet);
      doubts = new ImportDoubts(request, elevation, slope, sheet, frame).sentences();
    } catch (GroundException e) {
      close();
      throw e;
    }
  }

  private SheetImport openSheet(Path file) {
    Optional<String> named =
        request
            .namedSystemOf(file)
            .or(() -> request.controlPoints().flatMap(request::namedSystemOf));
    return request
        .points()
        .or(() -> request.controlPoints().map(ControlPointFile::read))
        .map(points -> points.without(request.withoutPoints(), request.checkPoints()))
        .map(points -> SheetImport.open(file, points, request.method(), named, request.sourceCrs()))
        .orElseGet(() -> SheetImport.open(file, request.method(), request.systemOf(file)));
  }

  /**
   * What will be done.
   *
   * @throws GroundException if the ground that lies at the target cannot be kept or read
   */
  public ImportPreview preview() {
    List<String> lines = new ArrayList<>();
    for (RasterSource source : elevation) {
      lines.add("heights " + describe(source));
    }
    slope.forEach(source -> lines.add("slope " + describe(source)));
    sheet.ifPresent(image -> lines.add("sheet " + image.describe()));
    request.features().forEach(file -> lines.add("features " + file.getFileName()));
    return new ImportPreview(
        frame.system().label(),
        request.targetCrs().isEmpty(),
        frame.extent(),
        frame.findGrid(),
        request.cellMetres().isEmpty(),
        standing().size(),
        lines,
        doubts);
  }

  private StandingGround standing() {
    return StandingGround.at(request.target(), frame.system().label());
  }

  private static String describe(RasterSource source) {
    return "%s (%d x %d, %s)"
        .formatted(source.name(), source.width(), source.height(), source.system().label());
  }

  /**
   * Writes the package.
   *
   * @return what the user should know, a sentence each
   * @throws GroundException if a source turns out to be damaged or the target cannot be written;
   *     nothing is written then
   */
  public List<String> run(Progress progress) {
    // First of all: whether the old ground can be kept is not to be found out after an hour's work.
    StandingGround standing = standing();
    List<String> remarks = new ArrayList<>();
    Map<LayerKind, LayerNotes> notes = new EnumMap<>(LayerKind.class);
    double cells =
        frame.findGrid().map(shape -> (double) shape.columns() * shape.rows()).orElse(0.0);
    WorkShares shares =
        WorkShares.of(progress, request, cells, sheet.map(SheetImport::pixels).orElse(0L));
    try (PackageStaging staging = PackageStaging.begin(request.target())) {
      if (!elevation.isEmpty()) {
        writeElevation(staging, remarks, notes, shares.next("heights"));
      }
      if (!slope.isEmpty()) {
        writeSlope(staging, remarks, notes, shares.next("slope"));
      }
      Optional<Manifest.Sheet> drawn = Optional.empty();
      if (sheet.isPresent()) {
        Progress part = shares.next("the map sheet");
        drawn = Optional.of(sheet.get().write(staging, frame.system(), remarks, notes, part));
      }
      Progress reading = shares.next("features");
      boolean drawnHeights = writeFeatures(staging, standing, remarks, notes, reading);
      if (elevation.isEmpty() && !drawnHeights && frame.findGrid().isPresent()) {
        remarks.add(
            "The ground has slope but no heights: whatever hangs on sight (who sees whom, fields of"
                + " fire, dead ground) cannot be examined on it.");
      }
      Progress packing = shares.next("putting the package in place");
      NotesChoice.apply(request.notes(), notes);
      doubts.stream().filter(each -> !remarks.contains(each)).forEach(remarks::add);
      staging.commit(
          new Manifest(
              request.name(),
              request.title(),
              frame.system().label(),
              frame.extent(),
              !elevation.isEmpty() || drawnHeights,
              !slope.isEmpty(),
              request.slopeSource(),
              drawn,
              notes,
              remarks),
          share -> packing.step(share, "putting the package in place"));
      progress.report(1, "done");
      return remarks;
    } catch (IOException e) {
      throw PackageStaging.fault(request.target(), e);
    }
  }

  private void writeElevation(
      PackageStaging staging,
      List<String> remarks,
      Map<LayerKind, LayerNotes> notes,
      Progress progress)
      throws IOException {
    ElevationPlan plan =
        new ElevationPlan(elevation, frame.system(), frame.findGrid().orElseThrow(), true);
    ElevationPlan.Outcome outcome =
        plan.write(staging.file(TerrainPackage.ELEVATION), request.fillVoids(), progress);
    remarks.addAll(outcome.remarks());
    if (outcome.voids() > 0) {
      remarks.add(voids(outcome.voids()));
    }
    notes.put(LayerKind.ELEVATION, new LayerNotes(origin(elevation), Accuracy.UNKNOWN));
  }

  private String voids(long cells) {
    GridGeometry grid = frame.findGrid().orElseThrow();
    double share = cells / ((double) grid.columns() * grid.rows());
    return String.format(
        Locale.ROOT,
        "%d cells (%s) have no height%s.",
        cells,
        share < 0.0005 ? "less than 0.1 %" : String.format(Locale.ROOT, "%.1f %%", 100 * share),
        request.fillVoids()
            ? ": beyond the sources, or in holes that touch the edge or are too large to fill"
            : "");
  }

  private Provenance origin(List<RasterSource> sources) {
    return RasterOrigin.of(sources, frame.findGrid().orElseThrow(), frame.system());
  }

  private void writeSlope(
      PackageStaging staging,
      List<String> remarks,
      Map<LayerKind, LayerNotes> notes,
      Progress progress)
      throws IOException {
    remarks.addAll(
        SlopeImport.write(
            slope.get(0),
            request.slopeInPercent(),
            frame.system(),
            frame.findGrid().orElseThrow(),
            staging,
            progress));
    notes.put(LayerKind.SLOPE, new LayerNotes(origin(slope), Accuracy.UNKNOWN));
  }

  /** Writes features; returns whether heights were made of contours among them. */
  private boolean writeFeatures(
      PackageStaging staging,
      StandingGround standing,
      List<String> remarks,
      Map<LayerKind, LayerNotes> notes,
      Progress progress)
      throws IOException {
    FeatureImport features =
        new FeatureImport(
            frame.system(),
            frame.extent(),
            frame.findGrid().map(ContourSurface::reach).orElse(frame.extent()),
            request.mapping(),
            new FeatureWishes(request.reading().unit(), request.before()));
    Progress reading = progress.part(0, 0.3);
    int files = request.features().size();
    for (int i = 0; i < files; i++) {
      Path file = request.features().get(i);
      Progress one = reading.part((double) i / files, (i + 1.0) / files);
      remarks.addAll(features.read(file, request.systemOf(file), one));
    }
    List<Feature> all = standing.over(features.features(), frame.extent());
    staging.writeFeatures(
        frame.system().label(), all, standing.aside(frame.extent()), features.places());
    standing.remark(frame.extent()).ifPresent(remarks::add);
    origin(notes, LayerKind.FEATURES, features.givers());
    origin(notes, LayerKind.PLACES, features.namers());
    boolean drawn =
        ContourSurface.isDrawnIn(features.features())
            && elevation.isEmpty()
            && frame.findGrid().isPresent();
    if (drawn) {
      writeDrawnHeights(staging, features, notes, progress.part(0.3, 1));
    }
    if (drawn || !elevation.isEmpty()) {
      remarks.addAll(
          UphillWaters.remarks(
              staging.file(TerrainPackage.ELEVATION),
              frame.findGrid().orElseThrow(),
              features.features(),
              all,
              NotesChoice.ofHeights(request.notes(), notes)));
    }
    return drawn;
  }

  /** A file of which nothing was taken is no origin. */
  private static void origin(
      Map<LayerKind, LayerNotes> notes, LayerKind layer, List<String> files) {
    if (!files.isEmpty()) {
      String names = String.join(", ", files);
      Provenance origin =
          new Provenance(names, "", "", "mapped from attributes", Confidence.PROBABLE);
      notes.put(layer, new LayerNotes(origin, Accuracy.UNKNOWN));
    }
  }

  private void writeDrawnHeights(
      PackageStaging staging,
      FeatureImport features,
      Map<LayerKind, LayerNotes> notes,
      Progress progress)
      throws IOException {
    GridGeometry grid = frame.findGrid().orElseThrow();
    ElevationGrid surface =
        ContourSurface.of(
            features.shapers(),
            grid,
            share -> progress.step(share, "bending the surface through the contours"));
    GeoTiffWriter.write(
        staging.file(TerrainPackage.ELEVATION),
        grid,
        frame.system().label(),
        stepped(Cuttings.into(surface, features.features())));
    notes.put(
        LayerKind.ELEVATION,
        new LayerNotes(
            new Provenance(
                "contours and spot heights among the features",
                "",
                "",
                "surface of least curvature through them",
                Confidence.PROBABLE),
            Accuracy.UNKNOWN));
  }

  private static float[] stepped(ElevationGrid surface) {
    float[] heights = surface.toArray();
    for (int i = 0; i < heights.length; i++) {
      heights[i] = (float) (Math.rint(heights[i] / STEP_METRES) * STEP_METRES);
    }
    return heights;
  }

  /** How the map sheet lies by its control points, if such place it. */
  public Optional<ControlFit> findFit() {
    return sheet.flatMap(SheetImport::findFit);
  }

  /** The outline of the map sheet on the terrain, see {@link SheetImport#ring}; empty without. */
  public List<MapPoint> sheetRing() {
    return sheet.map(image -> image.ring(frame.system())).orElse(List.of());
  }

  @Override
  public void close() {
    rasters.close();
    slopes.close();
  }
}
