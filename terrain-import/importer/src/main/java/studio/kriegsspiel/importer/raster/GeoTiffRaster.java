package studio.kriegsspiel.importer.raster;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.Window;

/** The first band of a GeoTIFF as heights in metres. */
final class GeoTiffRaster implements RasterSource {
  private static final double FOOT = 0.3048;
  private static final double US_FOOT = 1200.0 / 3937;

  private final GeoTiff tiff;
  private final Georeference georeference;
  private final SourceSystem system;
  private final double factor;
  private final List<String> remarks = new ArrayList<>();

  private GeoTiffRaster(Path file, GeoTiff tiff, Optional<String> code) {
    this.tiff = tiff;
    if (tiff.isPicture()) {
      throw new GroundException(
          tiff.name(), "is a picture, not a raster of heights", "import it as a map sheet");
    }
    if (tiff.bands() > 1) {
      remarks.add(tiff.name() + " has " + tiff.bands() + " bands; the first is read as heights.");
    }
    this.georeference = placing(file);
    MapPoint centre = georeference.toGround(tiff.width() / 2.0, tiff.height() / 2.0);
    this.system = system(file, code, centre);
    this.factor = factorOf(tiff.unit().orElse("").strip().toLowerCase(Locale.ROOT));
    if (factor != 1) {
      remarks.add(tiff.name() + " gives heights in " + tiff.unit().orElse("") + ", made metres.");
    }
  }

  static GeoTiffRaster open(Path file, Optional<String> code) {
    GeoTiff tiff = GeoTiff.open(file);
    try {
      return new GeoTiffRaster(file, tiff, code);
    } catch (GroundException e) {
      tiff.close();
      throw e;
    }
  }

  private Georeference placing(Path file) {
    Optional<Georeference> own = tiff.georeference();
    if (own.isPresent()) {
      return own.get();
    }
    if (!tiff.controlPoints().isEmpty()) {
      throw new GroundException(
          tiff.name(),
          "is placed by control points only",
          "make it a grid with \"gdalwarp -tps in.tif out.tif\" first");
    }
    return SideFiles.findWorldFile(file)
        .orElseThrow(
            () ->
                new GroundException(
                    tiff.name(),
                    "does not say where it lies",
                    "put a world file (.tfw) beside it or set its place with a GIS"));
  }

  private SourceSystem system(Path file, Optional<String> code, MapPoint centre) {
    if (code.isPresent()) {
      return SourceSystem.ofCode(tiff.name(), code.get());
    }
    Optional<SourceSystem> own =
        SourceSystem.find(tiff.name(), tiff.geoKeys(), centre.x(), centre.y());
    if (own.isPresent()) {
      return own.get();
    }
    String prj =
        SideFiles.findPrj(file)
            .orElseThrow(
                () ->
                    new GroundException(
                        tiff.name(),
                        "has no coordinate system",
                        "name it with --source-crs EPSG:... or put a .prj file beside it"));
    return SourceSystem.ofWkt(tiff.name(), prj, centre.x(), centre.y());
  }

  private static double factorOf(String unit) {
    return switch (unit) {
      case "ft", "foot", "feet", "international foot" -> FOOT;
      case "us-ft", "us survey foot", "ftus", "us_survey_foot", "us-foot" -> US_FOOT;
      case "cm", "centimetre", "centimeter" -> 0.01;
      case "dm", "decimetre", "decimeter" -> 0.1;
      default -> 1;
    };
  }

  @Override
  public String name() {
    return tiff.name();
  }

  @Override
  public int width() {
    return tiff.width();
  }

  @Override
  public int height() {
    return tiff.height();
  }

  @Override
  public Georeference georeference() {
    return georeference;
  }

  @Override
  public SourceSystem system() {
    return system;
  }

  @Override
  public float[] read(Window window) {
    return times(factor, tiff.read(window, 0));
  }

  /** Brings values to metres in place. */
  static float[] times(double factor, float[] values) {
    if (factor != 1) {
      for (int i = 0; i < values.length; i++) {
        values[i] = (float) (values[i] * factor);
      }
    }
    return values;
  }

  @Override
  public int blockRows() {
    return tiff.blockSize().rows();
  }

  @Override
  public RasterSource coarser(double pixels) {
    return GeoTiffOverview.find(tiff, pixels)
        .<RasterSource>map(number -> new GeoTiffOverview(this, tiff, number, factor))
        .orElse(this);
  }

  @Override
  public List<String> remarks() {
    return List.copyOf(remarks);
  }

  @Override
  public void close() {
    tiff.close();
  }
}
