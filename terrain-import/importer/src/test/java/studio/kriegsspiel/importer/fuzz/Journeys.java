package studio.kriegsspiel.importer.fuzz;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import studio.kriegsspiel.importer.Crop;
import studio.kriegsspiel.importer.ImportRequest;
import studio.kriegsspiel.importer.TerrainImport;
import studio.kriegsspiel.importer.control.ControlPointFile;
import studio.kriegsspiel.importer.control.ControlPoints;
import studio.kriegsspiel.importer.control.Method;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.sheet.Scan;
import studio.kriegsspiel.importer.sheet.SheetImport;
import studio.kriegsspiel.importer.survey.SourceSurvey;
import studio.kriegsspiel.importer.survey.Surveyor;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.SheetTiles;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.PositionText;
import studio.kriegsspiel.terrain.edit.HandEdits;
import studio.kriegsspiel.terrain.edit.HeightDifference;
import studio.kriegsspiel.terrain.edit.SlopeEdits;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.io.TerrainPackage;
import studio.kriegsspiel.terrain.surface.ContourSurface;

/**
 * The longer ways that bytes go: through a whole import, a fit of points, the edits of a ground.
 */
final class Journeys {
  private static final String CODE = "EPSG:32631";
  private static final CoordinateSystem ZONE = CoordinateSystem.of(CODE);
  private static final long MOST_SHEET_PIXELS = 1_000_000;

  /** Endings of the files the survey tells apart, in the order of the survey's seeds. */
  static final List<String> ENDINGS =
      List.of(
          "tif", "asc", "hgt", "png", "jpg", "geojson", "gpkg", "shp", "osm", "osm.pbf", "points",
          "csv", "json");

  private Journeys() {}

  /**
   * Imports two rasters of heights, slope, features and a sheet onto 20 x 20 cells, whichever are
   * there. What is written must be a sound package; what is refused must leave nothing.
   */
  static void importAll(byte[] data, Path folder) throws IOException {
    String[] names = {
      "a.tif", "b.asc", "slope.tif", "f.geojson", "s.png", "s.pgw", "b.prj", "s.prj"
    };
    Parts.write(data, folder, names);
    Path target = folder.resolve("out");
    ImportRequest.Builder request =
        ImportRequest.builder("out", target)
            .targetCrs(CODE)
            .crop(new Crop(600_000, 5_599_800, 600_200, 5_600_000, false))
            .cellMetres(10);
    Stream.of("a.tif", "b.asc")
        .filter(name -> isThere(folder, name))
        .map(folder::resolve)
        .forEach(request::elevation);
    find(folder, "slope.tif").ifPresent(request::slopePercent);
    find(folder, "f.geojson").ifPresent(request::features);
    find(folder, "s.png").filter(Journeys::isSmall).ifPresent(request::sheet);
    boolean written = false;
    try (TerrainImport work = new TerrainImport(request.build())) {
      if (work.preview().lines().isEmpty()) {
        throw new IllegalStateException("a preview says nothing");
      }
      work.run(Progress.NONE);
      written = true;
    } finally {
      try {
        requireWholeOrNothing(folder, target, written);
      } finally {
        delete(target);
      }
    }
  }

  private static void requireWholeOrNothing(Path folder, Path target, boolean written)
      throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<String> left =
          files.map(file -> file.getFileName().toString()).filter(n -> n.contains("out")).toList();
      if (!left.equals(written ? List.of("out") : List.of())) {
        throw new IllegalStateException("left behind: " + left);
      }
    }
    if (written) {
      try {
        readAll(target);
      } catch (GroundException e) {
        throw new IllegalStateException("written, but not to be read", e);
      }
    }
  }

  private static boolean isThere(Path folder, String name) {
    return Files.exists(folder.resolve(name)) && folder.resolve(name).toFile().length() > 0;
  }

  private static Optional<Path> find(Path folder, String name) {
    return isThere(folder, name) ? Optional.of(folder.resolve(name)) : Optional.empty();
  }

  private static boolean isSmall(Path picture) {
    Scan scan = Scan.open(picture);
    return (long) scan.width() * scan.height() < MOST_SHEET_PIXELS;
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  /** Reads a package with its picture and the first tile of each level. */
  static Terrain readAll(Path path) throws IOException {
    Terrain terrain = TerrainPackage.read(path);
    if (terrain.sheet().isPresent()) {
      SheetImage sheet = terrain.sheet().get();
      take(sheet.content());
      SheetTiles tiles = sheet.tiles().orElse(new SheetTiles(1, 0, (l, c, r) -> Optional.empty()));
      for (int level = 0; level < Math.min(tiles.levels(), 40); level++) {
        tiles.source().findTile(level, 0, 0).ifPresent(Journeys::take);
      }
    }
    return terrain;
  }

  private static void take(SheetImage.Content content) {
    try (var input = content.open()) {
      input.readNBytes(1 << 20);
    } catch (IOException | GroundException missing) {
      // The picture of a package is opened only when it is drawn, and may have gone.
    }
  }

  /** Places a scan by a file of points, as its own heading says, by a method they settle. */
  static void placeByPoints(byte[] data, Path folder) throws IOException {
    Path picture = folder.resolve("scan.png");
    if (!Files.exists(picture)) {
      ImageIO.write(new BufferedImage(60, 40, BufferedImage.TYPE_INT_RGB), "png", picture.toFile());
    }
    Files.write(folder.resolve("scan.points"), data);
    ControlPoints points = ControlPointFile.read(folder.resolve("scan.points"));
    if (points.points().size() > 40) {
      return;
    }
    for (Method method : Method.values()) {
      if (points.points().size() >= method.leastPoints()) {
        SheetImport sheet =
            SheetImport.open(picture, points, method, Optional.empty(), Optional.empty());
        sheet.extent(sheet.system());
        sheet.ring(sheet.system());
      }
    }
  }

  /** Reads features as those of a ground with heights, and the ground with them. */
  static void edit(byte[] data, Path folder) throws IOException {
    Path path = Files.createDirectories(folder.resolve("edited"));
    Parts.write(PackageSeeds.folders().get(0), path, "terrain.json", "-", "elevation.tif");
    Files.write(path.resolve("features.geojson"), data);
    Terrain terrain = TerrainPackage.read(path);
    ElevationGrid heights = HandEdits.heights(terrain).orElseThrow();
    HeightDifference.of(terrain).ifPresent(HeightDifference::sentence);
    SlopeEdits.degrees(terrain, heights);
    Ground ground = Ground.of(terrain);
    for (int i = 0; i < 9; i++) {
      double x = 600_000 + 25 * i;
      ground.slopeDegreesAt(x, 5_599_900);
      ground.kindsAt(x, 5_599_900);
      ground.roadAt(x, 5_599_900);
    }
    if (terrain.features().stream().anyMatch(feature -> feature.kind() == FeatureKind.CONTOUR)) {
      ContourSurface.of(terrain.features(), heights.geometry(), share -> {});
    }
  }

  /** Takes a text for a position on a ground. */
  static void position(byte[] data) {
    String text = new String(data, StandardCharsets.UTF_8);
    PositionText.find(text, ZONE, Optional.empty()).ifPresent(ZONE::toLatLon);
    PositionText.find(text, ZONE, Optional.of(PackageSeeds.EXTENT));
    PositionText.findLatLon(text).ifPresent(ZONE::toMapPoint);
  }

  /** Looks at a file of any ending; the first byte says which. A survey never fails. */
  static void survey(byte[] data, Path folder) throws IOException {
    if (data.length == 0) {
      return;
    }
    Path file = folder.resolve("any." + ENDINGS.get((data[0] & 0xFF) % ENDINGS.size()));
    Files.write(file, java.util.Arrays.copyOfRange(data, 1, data.length));
    try {
      SourceSurvey survey = Surveyor.look(file, Optional.empty(), Progress.NONE);
      if (survey.fault().contains("\n")) {
        throw new IllegalStateException("not one sentence: " + survey.fault());
      }
    } catch (GroundException e) {
      throw new IllegalStateException("a survey that fails", e);
    } finally {
      Files.delete(file);
    }
  }
}
