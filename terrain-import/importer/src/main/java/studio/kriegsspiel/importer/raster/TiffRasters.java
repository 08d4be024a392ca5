package studio.kriegsspiel.importer.raster;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.importer.control.ControlFit;
import studio.kriegsspiel.importer.control.ControlPoint;
import studio.kriegsspiel.importer.control.Method;
import studio.kriegsspiel.importer.control.MetricPoints;
import studio.kriegsspiel.importer.control.TiffPoints;
import studio.kriegsspiel.importer.crs.SystemChoice;
import studio.kriegsspiel.importer.unit.HeightReading;
import studio.kriegsspiel.importer.unit.HeightUnit;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.tiff.GeoTiff;

/** Finds where a GeoTIFF of heights lies, from all that it and the files beside it say. */
final class TiffRasters {
  private static final double MOST_ERROR_PIXELS = 0.5;

  private TiffRasters() {}

  static RasterSource open(Path file, Optional<String> code, HeightReading reading) {
    GeoTiff tiff = GeoTiff.open(file);
    try {
      if (tiff.isPicture()) {
        throw new GroundException(
            tiff.name(), "is a picture, not a raster of heights", "import it as a map sheet");
      }
      if (reading.band() > tiff.bands()) {
        throw new GroundException(
            tiff.name(),
            "has no band " + reading.band() + ", only " + tiff.bands(),
            "name one of them");
      }
      List<ControlPoint> points =
          tiff.georeference().isPresent() ? List.of() : TiffPoints.of(tiff.controlPoints());
      return points.isEmpty()
          ? straight(file, tiff, code, reading)
          : bent(file, tiff, code, points, reading);
    } catch (GroundException e) {
      tiff.close();
      throw e;
    }
  }

  private static RasterSource straight(
      Path file, GeoTiff tiff, Optional<String> code, HeightReading reading) {
    List<String> remarks = new ArrayList<>();
    Optional<Georeference> own = tiff.georeference();
    own.flatMap(here -> SideFiles.contradiction(file, here, tiff.width(), tiff.height()))
        .ifPresent(remarks::add);
    Georeference placing =
        own.or(() -> SideFiles.findWorldFile(file))
            .orElseThrow(
                () ->
                    new GroundException(
                        tiff.name(),
                        "does not say where it lies",
                        "put a world file (.tfw) beside it or set its place with a GIS"));
    MapPoint centre = placing.toGround(tiff.width() / 2.0, tiff.height() / 2.0);
    SystemChoice choice = choose(file, tiff, code, centre);
    remarks.addAll(choice.remarks());
    TiffVerticalUnit unit = unit(file, tiff, reading, remarks);
    return new GeoTiffRaster(tiff, placing, choice.system(), unit, reading.band(), remarks);
  }

  /** The unit of the heights: what the user says counts before the file, and is told of. */
  private static TiffVerticalUnit unit(
      Path file, GeoTiff tiff, HeightReading reading, List<String> remarks) {
    if (!reading.heights()) {
      return TiffVerticalUnit.METRES;
    }
    Optional<String> prj = SideFiles.findPrj(file);
    if (reading.unit().isEmpty()) {
      return TiffVerticalUnit.of(tiff.name(), tiff.unit(), tiff.geoKeys(), prj);
    }
    HeightUnit said = reading.unit().get();
    String own = TiffVerticalUnit.contradiction(said, tiff.unit(), tiff.geoKeys(), prj);
    if (!own.isEmpty()) {
      remarks.add(
          "%s says that its heights are in %s, but you said %s, which was taken."
              .formatted(tiff.name(), own, said.word()));
    }
    return new TiffVerticalUnit(said.metres(), said.word() + " as you said");
  }

  private static SystemChoice choose(
      Path file, GeoTiff tiff, Optional<String> code, MapPoint near) {
    return SystemChoice.of(
        tiff.name(), code, Optional.of(tiff.geoKeys()), SideFiles.findPrj(file), near);
  }

  private static RasterSource bent(
      Path file,
      GeoTiff tiff,
      Optional<String> code,
      List<ControlPoint> points,
      HeightReading reading) {
    ControlPoint first = points.get(0);
    SystemChoice choice = choose(file, tiff, code, new MapPoint(first.x(), first.y()));
    MetricPoints metres = MetricPoints.of(tiff.name(), choice.system(), points);
    ControlFit fit =
        ControlFit.of(TiffPoints.method(Method.AFFINE, points.size()), metres.points());
    MapPoint corner = fit.placement().toGround(0, 0);
    MapPoint right = fit.placement().toGround(1, 0);
    MapPoint below = fit.placement().toGround(0, 1);
    Georeference near =
        Georeference.in(
            tiff.name(),
            right.x() - corner.x(),
            below.x() - corner.x(),
            corner.x(),
            right.y() - corner.y(),
            below.y() - corner.y(),
            corner.y());
    double worst =
        fit.residuals().stream().mapToDouble(ControlFit.Residual::metres).max().orElse(0);
    List<String> remarks = new ArrayList<>(choice.remarks());
    boolean straight =
        worst <= MOST_ERROR_PIXELS * near.pixelMetres()
            || points.size() <= Method.THIN_PLATE.leastPoints();
    ControlFit used = straight ? fit : ControlFit.of(Method.THIN_PLATE, metres.points());
    remarks.add(
        "%s is placed by the control points it carries, %s."
            .formatted(tiff.name(), used.summary()));
    remarks.addAll(used.warnings());
    TiffVerticalUnit unit = unit(file, tiff, reading, remarks);
    RasterSource source =
        new GeoTiffRaster(tiff, near, metres.system(), unit, reading.band(), remarks);
    return straight ? source : new WarpedRaster(source, used.placement());
  }
}
