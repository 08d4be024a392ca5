package studio.kriegsspiel.importer.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.locationtech.jts.geom.Coordinate;
import studio.kriegsspiel.importer.control.ControlPoint;
import studio.kriegsspiel.importer.control.ControlPointFile;
import studio.kriegsspiel.importer.control.ControlPoints;
import studio.kriegsspiel.importer.crs.PointTransform;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.raster.ElevationPlan;
import studio.kriegsspiel.importer.raster.RasterSource;
import studio.kriegsspiel.importer.raster.RasterSources;
import studio.kriegsspiel.importer.unit.HeightReading;
import studio.kriegsspiel.importer.vector.FeatureImport;
import studio.kriegsspiel.importer.vector.FeatureWishes;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.surface.ContourSurface;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.Window;

/** Compares a ground with spot heights, another model of heights, its own contours and points. */
public final class GroundCheck {
  /** Contours are left out a fifth at a time. */
  private static final int FOLDS = 5;

  private static final int FEWEST_CONTOURS = 10;

  /** Enough for a figure; more cells would take long and tell no more. */
  private static final int MOST_CELLS = 250_000;

  private final Terrain terrain;
  private final SourceSystem system;

  /** Prepares the check of a ground. */
  public GroundCheck(Terrain terrain) {
    this.terrain = terrain;
    this.system = SourceSystem.ofCode(terrain.name(), terrain.crs());
  }

  private ElevationGrid heights() {
    return terrain
        .elevation()
        .orElseThrow(
            () ->
                new GroundException(
                    terrain.name(), "has no heights to be checked", "import some first"));
  }

  /**
   * Spot heights of a file against the heights of the ground as they were imported.
   *
   * @throws GroundException if it holds none on the ground
   */
  public Measured spots(Path file, Optional<String> code, HeightReading reading) {
    FeatureImport read =
        new FeatureImport(
            system,
            terrain.extent(),
            terrain.extent(),
            Optional.empty(),
            new FeatureWishes(reading.unit(), java.util.OptionalInt.empty()));
    read.read(file, code);
    return spots(file.getFileName().toString(), read.features())
        .orElseThrow(
            () ->
                new GroundException(
                    file.getFileName().toString(),
                    "holds no spot heights where this ground has heights",
                    "give points with kind height.spot and height"));
  }

  /** The ground's own spot heights, if its heights were not made of them. */
  public Optional<Measured> ownSpots() {
    boolean drawn = ContourSurface.isDrawnIn(terrain.features());
    return drawn || terrain.elevation().isEmpty()
        ? Optional.empty()
        : spots("its own spot heights", terrain.features());
  }

  private Optional<Measured> spots(String against, List<Feature> features) {
    double[] differences =
        features.stream()
            .filter(each -> each.kind() == FeatureKind.SPOT_HEIGHT)
            .filter(each -> each.attributes().heightMetres().isPresent())
            .mapToDouble(this::difference)
            .filter(Double::isFinite)
            .toArray();
    return differences.length == 0
        ? Optional.empty()
        : Optional.of(Measured.of(LayerKind.ELEVATION, against, true, differences));
  }

  private double difference(Feature spot) {
    Coordinate at = spot.geometry().getCoordinate();
    return heights().heightMetresAt(at.x, at.y)
        - spot.attributes().heightMetres().orElse(Double.NaN);
  }

  /**
   * Another model of heights against those of the ground, cell by cell.
   *
   * @throws GroundException if they share no cell
   */
  public Measured model(Path file, Optional<String> code, HeightReading reading) {
    String name = file.getFileName().toString();
    ElevationGrid own = heights();
    GridGeometry whole = own.geometry();
    int stride = (int) Math.max(1, Math.ceil(Math.sqrt((double) whole.size() / MOST_CELLS)));
    GridGeometry cells =
        new GridGeometry(
            Math.max(1, whole.columns() / stride),
            Math.max(1, whole.rows() / stride),
            whole.west(),
            whole.north(),
            whole.cellMetres() * stride);
    double[] differences;
    try (RasterSource source = RasterSources.open(file, code, reading)) {
      float[] others = sampled(source, cells);
      differences =
          IntStream.range(0, others.length)
              .mapToDouble(
                  i ->
                      own.heightMetresAt(
                              cells.centreX(i % cells.columns()),
                              cells.centreY(i / cells.columns()))
                          - others[i])
              .filter(Double::isFinite)
              .toArray();
    }
    if (differences.length == 0) {
      throw new GroundException(
          name, "shares no cell with this ground", "choose a model of the same ground");
    }
    return Measured.of(LayerKind.ELEVATION, name, true, differences);
  }

  private float[] sampled(RasterSource source, GridGeometry cells) {
    Path scratch = null;
    try {
      scratch = Files.createTempFile("ground-check", ".tif");
      new ElevationPlan(List.of(source), system, cells, true).write(scratch, false, Progress.NONE);
      try (GeoTiff tiff = GeoTiff.open(scratch)) {
        return tiff.read(new Window(0, 0, cells.columns(), cells.rows()), 0);
      }
    } catch (IOException e) {
      throw new GroundException(
          source.name(), "cannot be brought to the cells of this ground", "check the disk", e);
    } finally {
      if (scratch != null) {
        scratch.toFile().delete();
      }
    }
  }

  /**
   * The surface through the ground's contours, each time without a fifth of them, against those
   * left out; nothing where its heights were not made of enough contours.
   */
  public Optional<Measured> contours(Progress progress) {
    List<Feature> lines =
        terrain.features().stream()
            .filter(each -> each.kind() == FeatureKind.CONTOUR && !each.isOverride())
            .filter(each -> each.attributes().heightMetres().isPresent())
            .toList();
    if (lines.size() < FEWEST_CONTOURS || terrain.elevation().isEmpty()) {
      return Optional.empty();
    }
    List<Double> differences = new ArrayList<>();
    for (int fold = 0; fold < FOLDS; fold++) {
      List<Feature> kept = new ArrayList<>(terrain.features());
      List<Feature> out = new ArrayList<>();
      for (int i = fold; i < lines.size(); i += FOLDS) {
        out.add(lines.get(i));
      }
      kept.removeAll(out);
      Progress part = progress.part((double) fold / FOLDS, (fold + 1.0) / FOLDS);
      ElevationGrid surface =
          ContourSurface.of(
              kept,
              heights().geometry(),
              share -> part.step(share, "bending the surface without a fifth of the contours"));
      for (Feature each : out) {
        for (Coordinate at : each.geometry().getCoordinates()) {
          differences.add(
              surface.heightMetresAt(at.x, at.y) - each.attributes().heightMetres().orElseThrow());
        }
      }
    }
    double[] known =
        differences.stream().mapToDouble(Double::doubleValue).filter(Double::isFinite).toArray();
    return known.length == 0
        ? Optional.empty()
        : Optional.of(
            Measured.of(
                LayerKind.ELEVATION, "its contours, a fifth left out at a time,", true, known));
  }

  /**
   * Control points that did not place the sheet against where it has them.
   *
   * @throws GroundException if the ground has no sheet with the pixels of the scan
   */
  public Measured points(Path file, Optional<String> code) {
    String name = file.getFileName().toString();
    SheetImage sheet =
        terrain
            .sheet()
            .filter(each -> !isRedrawn())
            .orElseThrow(
                () ->
                    new GroundException(
                        terrain.name(),
                        "has no sheet with the pixels of a scan: none, or one that was redrawn",
                        "name them with --check-points when the scan is imported"));
    ControlPoints read = ControlPointFile.read(file);
    String crs = read.crs().or(() -> code).orElse(terrain.crs());
    PointTransform transform = SourceSystem.ofCode(name, crs).to(system);
    double[] differences = new double[read.points().size()];
    for (int i = 0; i < differences.length; i++) {
      ControlPoint point = read.points().get(i);
      double[] there = transform.apply(point.x(), point.y());
      MapPoint drawn = sheet.georeference().toGround(point.column(), point.row());
      differences[i] = Math.hypot(drawn.x() - there[0], drawn.y() - there[1]);
    }
    return Measured.of(LayerKind.SHEET, name, false, differences);
  }

  private boolean isRedrawn() {
    return terrain
        .findNotes(LayerKind.SHEET)
        .filter(notes -> notes.provenance().method().startsWith("redrawn"))
        .isPresent();
  }
}
