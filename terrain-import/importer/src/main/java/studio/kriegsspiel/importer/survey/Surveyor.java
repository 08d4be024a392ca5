package studio.kriegsspiel.importer.survey;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.importer.control.ControlPoint;
import studio.kriegsspiel.importer.control.ControlPointFile;
import studio.kriegsspiel.importer.control.ControlPoints;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.vector.FeatureMapping;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.io.TerrainPackage;
import studio.kriegsspiel.terrain.tiff.GeoTiff;

/** Recognises files that a historian may bring, and says of each what it is or why it is not. */
public final class Surveyor {
  private static final Set<String> SIDE_FILES =
      Set.of(
          "prj", "tfw", "tifw", "tiffw", "pgw", "pngw", "jgw", "jpgw", "jpegw", "wld", "shx", "dbf",
          "cpg", "xml", "msk", "ovr", "qix", "sbn", "sbx", "qpj");
  private static final Set<String> PICTURES =
      Set.of("png", "jpg", "jpeg", "gif", "bmp", "wbmp", "webp");
  private static final Set<String> GRIDS = Set.of("asc", "grd", "agr", "hgt", "zip", "gz");
  private static final Set<String> VECTORS = Set.of("gpkg", "shp", "osm", "pbf", "geojson");
  private static final Set<String> TABLES = Set.of("points", "csv", "txt", "tsv");

  private Surveyor() {}

  /**
   * Looks at a file. A fault of the file is part of the answer, never an exception.
   *
   * @param code EPSG code of its system, where the user has named it
   */
  public static SourceSurvey look(Path file, Optional<String> code, Progress progress) {
    try {
      if (Files.isDirectory(file)) {
        return SourceSurvey.unusable(file, folder(file));
      }
      if (!Files.isReadable(file)) {
        return SourceSurvey.unusable(
            file, file.getFileName() + " does not exist or cannot be read; check the path.");
      }
      return byKind(file, code, progress);
    } catch (GroundException e) {
      return SourceSurvey.unusable(file, String.valueOf(e.getMessage()));
    } catch (IOException e) {
      return SourceSurvey.unusable(
          file, file.getFileName() + " cannot be read to its end; copy it anew.");
    }
  }

  /** The answer for a file that cannot be used, for a reason found elsewhere. */
  public static SourceSurvey unusable(Path file, String sentence) {
    return SourceSurvey.unusable(file, sentence);
  }

  private static String folder(Path file) {
    return TerrainPackage.isPackage(file)
        ? file.getFileName()
            + " is a ground already; lay it beside the scenario and name it after \"terrain\"."
        : file.getFileName() + " is a folder; choose the files in it.";
  }

  private static SourceSurvey byKind(Path file, Optional<String> code, Progress progress)
      throws IOException {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    String ending = name.substring(name.lastIndexOf('.') + 1);
    if (SIDE_FILES.contains(ending) && !name.endsWith(".osm.xml")) {
      return SourceSurvey.plain(
          file, SourceRole.LEFT_OUT, "goes with the file of the same name and is read with it");
    }
    if (ending.equals("tif") || ending.equals("tiff")) {
      return isPicture(file) ? PictureLook.at(file, code) : RasterLook.at(file, code, progress);
    }
    if (PICTURES.contains(ending)) {
      return isHeightTile(file) ? RasterLook.at(file, code, progress) : PictureLook.at(file, code);
    }
    if (VECTORS.contains(ending) || name.endsWith(".osm.gz") || name.endsWith(".osm.xml")) {
      return VectorLook.at(file, code);
    }
    if (GRIDS.contains(ending)) {
      return RasterLook.at(file, code, progress);
    }
    if (ending.equals("json")) {
      return isMapping(file) ? mapping(file) : VectorLook.at(file, code);
    }
    if (TABLES.contains(ending)) {
      return points(file, code);
    }
    return SourceSurvey.unusable(
        file,
        file.getFileName()
            + " is of no kind the studio imports; choose rasters (.tif, .asc, .hgt), pictures"
            + " (.tif, .png, .jpg), features (.geojson, .gpkg, .shp, .osm) or control points"
            + " (.points, .csv).");
  }

  private static boolean isPicture(Path file) {
    try (GeoTiff tiff = GeoTiff.open(file)) {
      return tiff.isPicture();
    } catch (GroundException unreadableAsHeights) {
      return PictureLook.isPicture(file);
    }
  }

  private static boolean isHeightTile(Path file) {
    return file.toAbsolutePath()
        .toString()
        .matches(".*[/\\\\]\\d{1,2}[/\\\\]\\d{1,8}[/\\\\]\\d{1,8}(@2x)?\\.png");
  }

  private static boolean isMapping(Path file) throws IOException {
    byte[] start = new byte[1 << 16];
    int length;
    try (var input = Files.newInputStream(file)) {
      length = input.readNBytes(start, 0, start.length);
    }
    String text = new String(start, 0, length, StandardCharsets.ISO_8859_1);
    return text.contains("\"rules\"") && !text.contains("\"Feature");
  }

  private static SourceSurvey mapping(Path file) {
    FeatureMapping.read(file);
    return SourceSurvey.plain(file, SourceRole.MAPPING, "says which attributes make which feature");
  }

  private static SourceSurvey points(Path file, Optional<String> named) {
    ControlPoints points = ControlPointFile.read(file);
    Optional<String> code = named.or(points::crs);
    Optional<SourceSystem> system =
        code.map(each -> SourceSystem.ofCode(String.valueOf(file.getFileName()), each));
    Bounds bounds = bounds(points);
    return new SourceSurvey(
        file,
        SourceRole.CONTROL_POINTS,
        List.of(SourceRole.CONTROL_POINTS, SourceRole.LEFT_OUT),
        points.points().size()
            + " control points"
            + code.map(crs -> ", " + crs).orElse(", which name no coordinate system"),
        code,
        Optional.of(bounds),
        system.map(each -> GlobeOutlines.of(bounds, each)).orElse(List.of()),
        Optional.empty(),
        Optional.empty(),
        "");
  }

  /** Edges of the ground of points, with some room where they lie on one line. */
  private static Bounds bounds(ControlPoints points) {
    var x = points.points().stream().mapToDouble(ControlPoint::x).summaryStatistics();
    var y = points.points().stream().mapToDouble(ControlPoint::y).summaryStatistics();
    double room = Math.max(1e-6, 1e-9 * Math.max(Math.abs(x.getMax()), Math.abs(y.getMax())));
    return new Bounds(x.getMin() - room, y.getMin() - room, x.getMax() + room, y.getMax() + room);
  }
}
