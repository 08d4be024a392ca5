package studio.kriegsspiel.importer.sheet;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import studio.kriegsspiel.importer.control.ControlFit;
import studio.kriegsspiel.importer.control.ControlPoint;
import studio.kriegsspiel.importer.control.ControlPoints;
import studio.kriegsspiel.importer.control.Method;
import studio.kriegsspiel.importer.control.MetricPoints;
import studio.kriegsspiel.importer.control.TiffPoints;
import studio.kriegsspiel.importer.crs.PointTransform;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.crs.SystemChoice;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.raster.SideFiles;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.LayerNotes;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Provenance;
import studio.kriegsspiel.terrain.io.Manifest;
import studio.kriegsspiel.terrain.io.PackageStaging;
import studio.kriegsspiel.terrain.tiff.TiffPlace;

/** A picture that says where it lies, on its way into a package. */
public final class SheetImport {
  private static final double MOST_ERROR_PIXELS = 0.75;
  private static final double MOST_WARPED_PIXELS = 1.5e9;
  private static final int STEPS = 8;

  private final Picture picture;
  private final SheetPlacing placing;
  private final SourceSystem system;
  private final List<String> warnings;

  private SheetImport(
      Picture picture, SheetPlacing placing, SourceSystem system, List<String> warnings) {
    this.picture = picture;
    this.placing = placing;
    this.system = system;
    this.warnings = List.copyOf(warnings);
  }

  /**
   * Opens a scan that control points place.
   *
   * @param points the points
   * @param method the way from scan to ground
   * @param named EPSG code of the points' ground system, whatever their file says
   * @param otherwise the code where their file says none
   * @throws GroundException if it is no picture, or the points do not place it
   */
  public static SheetImport open(
      Path file,
      ControlPoints points,
      Method method,
      Optional<String> named,
      Optional<String> otherwise) {
    Picture picture = Picture.open(file);
    ControlPoint first = points.first();
    MapPoint near = new MapPoint(first.x(), first.y());
    String crs =
        named
            .or(points::crs)
            .or(() -> otherwise)
            .orElseThrow(
                () ->
                    new GroundException(
                        picture.name(),
                        "has control points in an unknown coordinate system",
                        SystemChoice.remedy(near)));
    SourceSystem system = SourceSystem.ofCode(picture.name(), crs);
    List<String> remarks = new ArrayList<>();
    Optional<String> said = named.or(() -> otherwise);
    if (points.crs().isPresent() && said.isPresent()) {
      boolean overruled = named.isPresent();
      remarks.addAll(
          SystemChoice.compare(
              "The control points say %s, but you said %s"
                  .formatted(points.crs().get(), said.get()),
              system,
              SourceSystem.ofCode(picture.name(), overruled ? points.crs().get() : said.get()),
              near));
    }
    return byPoints(picture, points, method, system, remarks);
  }

  private static SheetImport byPoints(
      Picture picture,
      ControlPoints points,
      Method method,
      SourceSystem system,
      List<String> remarks) {
    List<ControlPoint> all = new ArrayList<>(points.points());
    all.addAll(points.checks());
    MetricPoints metres = MetricPoints.of(picture.name(), system, all);
    int used = points.points().size();
    ControlFit fit =
        ControlFit.of(method, metres.points().subList(0, used))
            .judgedBy(metres.points().subList(used, all.size()));
    SheetPlacing placing = SheetPlacing.of(picture.name(), fit, picture.width(), picture.height());
    List<String> warnings = new ArrayList<>(remarks);
    warnings.addAll(fit.warnings());
    return new SheetImport(picture, placing, metres.system(), warnings);
  }

  /**
   * Opens a georeferenced TIFF, or a picture with a world file and a {@code .prj} beside it.
   *
   * @param code EPSG code that overrules what the files say of the system
   * @throws GroundException if it is no picture or does not say where it lies
   */
  public static SheetImport open(Path file, Optional<String> code) {
    return open(file, Method.AFFINE, code);
  }

  /**
   * The same for a picture that may carry control points of its own.
   *
   * @param method the way from scan to ground, should it be placed by them
   */
  public static SheetImport open(Path file, Method method, Optional<String> code) {
    Picture picture = Picture.open(file);
    Optional<TiffPlace> tags =
        picture.format().startsWith("tif") ? Optional.of(TiffPlace.read(file)) : Optional.empty();
    Optional<Georeference> own = tags.flatMap(TiffPlace::georeference);
    List<ControlPoint> points =
        own.isPresent()
            ? List.of()
            : TiffPoints.of(tags.map(TiffPlace::controlPoints).orElse(List.of()));
    if (!points.isEmpty()) {
      ControlPoint first = points.get(0);
      SystemChoice choice = choose(file, picture, tags, code, new MapPoint(first.x(), first.y()));
      return byPoints(
          picture,
          new ControlPoints(points, Optional.empty()),
          TiffPoints.method(method, points.size()),
          choice.system(),
          choice.remarks());
    }
    Georeference georeference =
        own.or(() -> SideFiles.findWorldFile(file))
            .orElseThrow(
                () ->
                    new GroundException(
                        picture.name(),
                        "does not say where it lies",
                        "put a world file beside it, or set control points"))
            .reaching(picture.name(), picture.width(), picture.height());
    MapPoint centre = georeference.toGround(picture.width() / 2.0, picture.height() / 2.0);
    SystemChoice choice = choose(file, picture, tags, code, centre);
    List<String> remarks = new ArrayList<>(choice.remarks());
    own.flatMap(here -> SideFiles.contradiction(file, here, picture.width(), picture.height()))
        .ifPresent(remarks::add);
    return new SheetImport(picture, SheetPlacing.of(georeference), choice.system(), remarks);
  }

  private static SystemChoice choose(
      Path file, Picture picture, Optional<TiffPlace> tags, Optional<String> code, MapPoint near) {
    return SystemChoice.of(
        picture.name(), code, tags.map(TiffPlace::keys), SideFiles.findPrj(file), near);
  }

  /** Name of the file. */
  public String name() {
    return picture.name();
  }

  /** Its coordinate system. */
  public SourceSystem system() {
    return system;
  }

  /** What the user should look at before it is taken, a sentence each. */
  public List<String> warnings() {
    return warnings;
  }

  /** Number of its pixels. */
  public long pixels() {
    return picture.pixels();
  }

  /** Its middle, in its own system. */
  public MapPoint centre() {
    return placing.toGround().toGround(picture.width() / 2.0, picture.height() / 2.0);
  }

  /** In words. */
  public String describe() {
    return "%s (%d x %d pixels, %s)"
        .formatted(picture.name(), picture.width(), picture.height(), system.label());
  }

  /** The fit through its control points, if such place it. */
  public Optional<ControlFit> findFit() {
    return placing.fit();
  }

  /**
   * Its outline in a system: a ring from the first corner of the picture along its upper edge, a
   * quarter of the points for each side; empty where it reaches beyond the system.
   */
  public List<MapPoint> ring(SourceSystem target) {
    PointTransform transform = system.to(target);
    double[][] corners = {
      {0, 0}, {picture.width(), 0}, {picture.width(), picture.height()}, {0, picture.height()}
    };
    List<MapPoint> ring = new ArrayList<>();
    for (int i = 0; i < 4 * STEPS; i++) {
      double[] from = corners[i / STEPS];
      double[] to = corners[(i / STEPS + 1) % 4];
      double share = (double) (i % STEPS) / STEPS;
      MapPoint at =
          placing
              .toGround()
              .toGround(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
      double[] moved = transform.apply(at.x(), at.y());
      if (!Double.isFinite(moved[0] + moved[1])) {
        return List.of();
      }
      ring.add(new MapPoint(moved[0], moved[1]));
    }
    return ring;
  }

  /** The ground it covers. */
  public Bounds extent(SourceSystem target) {
    return placeIn(target).georeference().boundsOf(picture.width(), picture.height());
  }

  private AffineFit placeIn(SourceSystem target) {
    PointTransform transform = system.to(target);
    if (transform.isIdentity() && placing.errorMetres().isEmpty()) {
      return new AffineFit(placing.near(), 0);
    }
    double[][] points = new double[(STEPS + 1) * (STEPS + 1)][];
    for (int i = 0; i < points.length; i++) {
      double column = (double) picture.width() * (i % (STEPS + 1)) / STEPS;
      double row = (double) picture.height() * (i / (STEPS + 1)) / STEPS;
      MapPoint from = placing.toGround().toGround(column, row);
      double[] to = transform.apply(from.x(), from.y());
      if (!Double.isFinite(to[0] + to[1])) {
        throw new GroundException(
            picture.name(),
            "reaches to where " + target.label() + " is not defined",
            "choose another target system");
      }
      points[i] = new double[] {column, row, to[0], to[1]};
    }
    return AffineFit.of(picture.name(), points);
  }

  /**
   * Writes the sheet into a package; redraws it where no affine placing fits.
   *
   * @throws GroundException if the picture turns out to be damaged
   */
  public Manifest.Sheet write(
      PackageStaging staging,
      SourceSystem target,
      List<String> remarks,
      Map<LayerKind, LayerNotes> notes,
      Progress progress)
      throws IOException {
    AffineFit fit = placeIn(target);
    double errorPixels = fit.worstMetres() / fit.georeference().pixelMetres();
    SheetWriting writing = new SheetWriting(picture, staging, target.label(), progress);
    Manifest.Sheet sheet;
    String method;
    if (errorPixels <= MOST_ERROR_PIXELS) {
      boolean same = system.label().equals(target.label());
      method = same ? "as it was" : "placed anew";
      boolean untouched = same && placing.errorMetres().isEmpty();
      sheet = writing.asIs(fit.georeference(), untouched);
    } else {
      method =
          system.label().equals(target.label())
              ? "redrawn along its control points"
              : "redrawn from " + system.label() + " to " + target.label();
      remarks.add(picture.name() + " was " + method + ", as no straight placing fits.");
      sheet = writeWarped(writing, target, fit);
    }
    notes.put(
        LayerKind.SHEET,
        new LayerNotes(
            new Provenance(picture.name(), "", "", method, Confidence.PROBABLE),
            new Accuracy(placing.errorMetres(), OptionalDouble.empty(), placing.note())));
    placing.errorMetres().ifPresent(error -> remarks.add(placing.note() + "."));
    remarks.addAll(warnings);
    remarks.addAll(picture.remarks());
    return sheet;
  }

  private Manifest.Sheet writeWarped(SheetWriting writing, SourceSystem target, AffineFit fit)
      throws IOException {
    Bounds bounds = fit.georeference().boundsOf(picture.width(), picture.height());
    double pixel = fit.georeference().pixelMetres();
    Bounds wider = bounds.grown(fit.worstMetres());
    double width = Math.ceil(wider.widthMetres() / pixel);
    double height = Math.ceil(wider.heightMetres() / pixel);
    if (width * height > MOST_WARPED_PIXELS) {
      throw new GroundException(
          picture.name(),
          "would become a sheet of %.0f x %.0f pixels".formatted(width, height),
          "check its control points, or bring it to the terrain's system with gdalwarp first");
    }
    Georeference place =
        Georeference.in(picture.name(), pixel, 0, wider.west(), 0, -pixel, wider.north());
    PointTransform back = target.to(system);
    return writing.redrawn(
        (int) width,
        (int) height,
        place,
        new WayBack(
            (column, row) -> {
              MapPoint ground = place.toGround(column, row);
              double[] from = back.apply(ground.x(), ground.y());
              return placing.toPixel(from[0], from[1]);
            },
            picture.width(),
            picture.height()));
  }
}
