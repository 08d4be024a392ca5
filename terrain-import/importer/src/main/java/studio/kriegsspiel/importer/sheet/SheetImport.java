package studio.kriegsspiel.importer.sheet;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import javax.imageio.ImageIO;
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
  private static final long MOST_WARPED_PIXELS = 120_000_000;
  private static final long TILED_FROM_PIXELS = 8_000_000;
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
   * @param code EPSG code of the points' ground system, where their file names none
   * @throws GroundException if it is no picture, or the points do not place it
   */
  public static SheetImport open(
      Path file, ControlPoints points, Method method, Optional<String> code) {
    Picture picture = Picture.open(file);
    String crs =
        points
            .crs()
            .or(() -> code)
            .orElseThrow(
                () ->
                    new GroundException(
                        picture.name(),
                        "has control points in an unknown coordinate system",
                        "name it with --source-crs EPSG:..."));
    SourceSystem system = SourceSystem.ofCode(picture.name(), crs);
    List<String> remarks = new ArrayList<>();
    if (points.crs().isPresent() && code.isPresent()) {
      ControlPoint first = points.points().get(0);
      remarks.addAll(
          SystemChoice.compare(
              "The control points say %s, but you said %s".formatted(crs, code.get()),
              system,
              SourceSystem.ofCode(picture.name(), code.get()),
              new MapPoint(first.x(), first.y())));
    }
    return byPoints(picture, points.points(), method, system, remarks);
  }

  private static SheetImport byPoints(
      Picture picture,
      List<ControlPoint> points,
      Method method,
      SourceSystem system,
      List<String> remarks) {
    MetricPoints metres = MetricPoints.of(picture.name(), system, points);
    ControlFit fit = ControlFit.of(method, metres.points());
    SheetPlacing placing = SheetPlacing.of(fit, picture.width(), picture.height());
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
          points,
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
                        "put a world file beside it, or set control points"));
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
    return AffineFit.of(points);
  }

  /** Writes the sheet into a package; redraws it where no affine placing fits. */
  public Manifest.Sheet write(
      PackageStaging staging,
      SourceSystem target,
      List<String> remarks,
      Map<LayerKind, LayerNotes> notes)
      throws IOException {
    AffineFit fit = placeIn(target);
    double errorPixels = fit.worstMetres() / fit.georeference().pixelMetres();
    Manifest.Sheet sheet;
    String method;
    if (errorPixels <= MOST_ERROR_PIXELS) {
      method = system.label().equals(target.label()) ? "as it was" : "placed anew";
      sheet = writeAsIs(staging, fit.georeference());
    } else {
      method = "redrawn from " + system.label() + " to " + target.label();
      remarks.add(picture.name() + " was " + method + ", as no straight placing fits.");
      sheet = writeWarped(staging, target, fit);
    }
    notes.put(
        LayerKind.SHEET,
        new LayerNotes(
            new Provenance(picture.name(), "", "", method, Confidence.PROBABLE),
            new Accuracy(placing.errorMetres(), OptionalDouble.empty(), placing.note())));
    placing.errorMetres().ifPresent(error -> remarks.add(placing.note() + "."));
    remarks.addAll(warnings);
    return sheet;
  }

  private Manifest.Sheet writeAsIs(PackageStaging staging, Georeference place) throws IOException {
    boolean jpeg = picture.format().startsWith("jp");
    boolean copy = jpeg || picture.format().equals("png");
    String name = jpeg ? "sheet.jpg" : "sheet.png";
    Path file = staging.file(name);
    if (copy) {
      Files.copy(picture.file(), file);
    } else {
      requireMemory((long) picture.width() * picture.height());
      ImageIO.write(picture.readAll(), "png", file.toFile());
    }
    return tiled(staging, name, picture.width(), picture.height(), place);
  }

  private static Manifest.Sheet tiled(
      PackageStaging staging, String name, int width, int height, Georeference place)
      throws IOException {
    if ((long) width * height < TILED_FROM_PIXELS) {
      return new Manifest.Sheet(name, width, height, place, 0, 0);
    }
    Path file = staging.file(name);
    String extension = name.substring(name.lastIndexOf('.') + 1);
    int levels =
        new SheetTiler(Picture.open(file), staging.file("sheet-tiles"), extension)
            .write(Progress.NONE);
    return new Manifest.Sheet(name, width, height, place, SheetTiler.SIDE, levels);
  }

  private void requireMemory(long pixels) {
    if (pixels > MOST_WARPED_PIXELS) {
      throw new GroundException(
          picture.name(),
          "is too large to be redrawn",
          "bring it to the terrain's system with gdalwarp and save it as PNG or JPEG first");
    }
  }

  private Manifest.Sheet writeWarped(PackageStaging staging, SourceSystem target, AffineFit fit)
      throws IOException {
    Bounds bounds = fit.georeference().boundsOf(picture.width(), picture.height());
    double pixel = fit.georeference().pixelMetres();
    Bounds wider = bounds.grown(fit.worstMetres());
    long width = (long) Math.ceil(wider.widthMetres() / pixel);
    long height = (long) Math.ceil(wider.heightMetres() / pixel);
    requireMemory(width * height);
    requireMemory((long) picture.width() * picture.height());
    Georeference place = Georeference.northUp(wider.west(), wider.north(), pixel);
    PointTransform back = target.to(system);
    BufferedImage warped =
        Warp.draw(
            picture.readAll(),
            (int) width,
            (int) height,
            (column, row) -> {
              MapPoint ground = place.toGround(column, row);
              double[] from = back.apply(ground.x(), ground.y());
              return placing.toPixel(from[0], from[1]);
            });
    ImageIO.write(warped, "png", staging.file("sheet.png").toFile());
    return tiled(staging, "sheet.png", (int) width, (int) height, place);
  }
}
