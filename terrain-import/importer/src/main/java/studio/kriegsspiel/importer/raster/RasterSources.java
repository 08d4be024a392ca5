package studio.kriegsspiel.importer.raster;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.importer.unit.HeightReading;
import studio.kriegsspiel.terrain.GroundException;

/** Opens rasters of heights by the kind of their file. */
public final class RasterSources {
  private RasterSources() {}

  /**
   * Opens a GeoTIFF, an ASCII grid of ESRI's or GRASS's form, an SRTM tile (plain, gzipped or
   * zipped) or a terrain-RGB tile.
   *
   * @param code EPSG code that overrules what the file says of its system
   * @throws GroundException if the file cannot be used
   */
  public static RasterSource open(Path file, Optional<String> code) {
    return open(file, code, HeightReading.PLAIN);
  }

  /**
   * The same with what the user says of its heights.
   *
   * @throws GroundException if the file cannot be used
   */
  public static RasterSource open(Path file, Optional<String> code, HeightReading reading) {
    RasterSource source = openKind(file, code, reading);
    try {
      source.georeference().reaching(source.name(), source.width(), source.height());
      return MaskedRaster.of(file, source);
    } catch (GroundException e) {
      source.close();
      throw e;
    }
  }

  private static RasterSource openKind(Path file, Optional<String> code, HeightReading reading) {
    String name = String.valueOf(file.getFileName());
    if (!Files.isRegularFile(file)) {
      throw new GroundException(name, "does not exist or is not a file", "check the path");
    }
    String lower = name.toLowerCase(Locale.ROOT);
    if (lower.endsWith(".hgt") || lower.endsWith(".hgt.zip") || lower.endsWith(".hgt.gz")) {
      return HgtRaster.open(file);
    }
    if (lower.endsWith(".asc") || lower.endsWith(".grd") || lower.endsWith(".agr")) {
      return AsciiGrid.open(file, code, reading);
    }
    if (lower.endsWith(".tif") || lower.endsWith(".tiff")) {
      return TiffRasters.open(file, code, reading);
    }
    if (lower.endsWith(".png")) {
      return TerrainRgbRaster.open(file, reading);
    }
    if (lower.endsWith(".zip")) {
      return HgtRaster.open(file);
    }
    throw new GroundException(
        name,
        "is of no kind the studio reads heights from",
        "choose a GeoTIFF (.tif), an ASCII grid (.asc) or an SRTM tile (.hgt, .hgt.zip)");
  }
}
