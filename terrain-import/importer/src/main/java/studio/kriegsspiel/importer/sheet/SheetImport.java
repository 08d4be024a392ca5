package studio.kriegsspiel.importer.sheet;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import javax.imageio.ImageIO;
import studio.kriegsspiel.importer.control.ControlFit;
import studio.kriegsspiel.importer.control.ControlPoint;
import studio.kriegsspiel.importer.control.ControlPoints;
import studio.kriegsspiel.importer.control.Method;
import studio.kriegsspiel.importer.crs.PointTransform;
import studio.kriegsspiel.importer.crs.SourceSystem;
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
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.LatLon;
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
    if (!system.isProjected()) {
      return inZone(picture, points, method, system);
    }
    ControlFit fit = ControlFit.of(method, points.points());
    SheetPlacing placing = SheetPlacing.of(fit, picture.width(), picture.height());
    return new SheetImport(picture, placing, system, fit.warnings());
  }

  /** Points in degrees are brought to metres first, as residuals in degrees say little. */
  private static SheetImport inZone(
      Picture picture, ControlPoints points, Method method, SourceSystem degrees) {
    ControlPoint first = points.points().get(0);
    double[] globe = degrees.to(SourceSystem.wgs84()).apply(first.x(), first.y());
    if (!(Math.abs(globe[0]) <= 180 && Math.abs(globe[1]) <= 90)) {
      throw new GroundException(
          picture.name(),
          "has control points beyond 180 or 90 degrees",
          "name the system they are in with --source-crs EPSG:...");
    }
    SourceSystem zone =
        SourceSystem.ofCode(
            picture.name(), CoordinateSystem.utmCodeFor(new LatLon(globe[1], globe[0])));
    PointTransform transform = degrees.to(zone);
    List<ControlPoint> metres =
        points.points().stream()
            .map(
                point -> {
                  double[] at = transform.apply(point.x(), point.y());
                  return new ControlPoint(point.id(), point.column(), point.row(), at[0], at[1]);
                })
            .toList();
    ControlFit fit = ControlFit.of(method, metres);
    SheetPlacing placing = SheetPlacing.of(fit, picture.width(), picture.height());
    return new SheetImport(picture, placing, zone, fit.warnings());
  }

  /**
   * Opens a georeferenced TIFF, or a picture with a world file and a {@code .prj} beside it.
   *
   * @param code EPSG code that overrules what the files say of the system
   * @throws GroundException if it is no picture or does not say where it lies
   */
  public static SheetImport open(Path file, Optional<String> code) {
    Picture picture = Picture.open(file);
    Optional<TiffPlace> tags =
        picture.format().startsWith("tif") ? Optional.of(TiffPlace.read(file)) : Optional.empty();
    Georeference georeference =
        tags.flatMap(TiffPlace::georeference)
            .or(() -> SideFiles.findWorldFile(file))
            .orElseThrow(
                () ->
                    new GroundException(
                        picture.name(),
                        "does not say where it lies",
                        "put a world file beside it, or set control points"));
    MapPoint centre = georeference.toGround(picture.width() / 2.0, picture.height() / 2.0);
    return new SheetImport(
        picture,
        SheetPlacing.of(georeference),
        system(file, picture, tags, code, centre),
        List.of());
  }

  private static SourceSystem system(
      Path file,
      Picture picture,
      Optional<TiffPlace> tags,
      Optional<String> code,
      MapPoint centre) {
    if (code.isPresent()) {
      return SourceSystem.ofCode(picture.name(), code.get());
    }
    return tags.flatMap(
            place -> SourceSystem.find(picture.name(), place.keys(), centre.x(), centre.y()))
        .or(
            () ->
                SideFiles.findPrj(file)
                    .map(text -> SourceSystem.ofWkt(picture.name(), text, centre.x(), centre.y())))
        .orElseThrow(
            () ->
                new GroundException(
                    picture.name(),
                    "has no coordinate system",
                    "name it with --source-crs EPSG:... or put a .prj file beside it"));
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
