package studio.kriegsspiel.importer.raster;

import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.crs.SystemChoice;
import studio.kriegsspiel.importer.unit.HeightUnit;
import studio.kriegsspiel.terrain.tiff.GeoKeys;

/**
 * The unit of the heights of a GeoTIFF.
 *
 * @param metres length of the unit
 * @param words how the file names it, empty if it does not
 */
record TiffVerticalUnit(double metres, String words) {
  private static final int VERTICAL_SYSTEM = 4096;
  private static final int VERTICAL_UNITS = 4099;
  private static final double FOOT = 0.3048;
  private static final double US_FOOT = 1200.0 / 3937;
  private static final Map<Integer, TiffVerticalUnit> BY_KEY =
      Map.of(
          9001, new TiffVerticalUnit(1, "metres"),
          9002, new TiffVerticalUnit(FOOT, "feet"),
          9003, new TiffVerticalUnit(US_FOOT, "US survey feet"));

  /** From the unit GDAL records, else from the keys, else from the texts, else metres. */
  static TiffVerticalUnit of(Optional<String> recorded, GeoKeys keys, Optional<String> prj) {
    String word = recorded.orElse("").strip().toLowerCase(java.util.Locale.ROOT);
    if (!word.isEmpty()) {
      return new TiffVerticalUnit(metresOf(word), word);
    }
    TiffVerticalUnit byKey = BY_KEY.get(keys.findInt(VERTICAL_UNITS).orElse(0));
    if (byKey != null) {
      return byKey;
    }
    int system = keys.findInt(VERTICAL_SYSTEM).orElse(0);
    if (system == 0 || system == GeoKeys.USER_DEFINED) {
      return SystemChoice.heightUnit(Optional.of(keys), prj)
          .map(unit -> new TiffVerticalUnit(unit.getValue(), unit.getKey()))
          .orElse(new TiffVerticalUnit(1, ""));
    }
    return SourceSystem.verticalMetres(system)
        .map(metres -> new TiffVerticalUnit(metres, "units of EPSG:" + system))
        .orElse(new TiffVerticalUnit(1, ""));
  }

  private static double metresOf(String unit) {
    return HeightUnit.find(unit).map(HeightUnit::metres).orElse(1.0);
  }
}
