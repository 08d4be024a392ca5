package studio.kriegsspiel.importer.raster;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.crs.SystemChoice;
import studio.kriegsspiel.importer.unit.HeightUnit;
import studio.kriegsspiel.terrain.GroundException;
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
          9003, new TiffVerticalUnit(US_FOOT, "US survey feet"),
          9014, new TiffVerticalUnit(6 * FOOT, "fathoms"));

  /** Numbers that are taken as they are. */
  static final TiffVerticalUnit METRES = new TiffVerticalUnit(1, "metres");

  /**
   * From the unit GDAL records, else from the keys, else from the texts, else metres.
   *
   * @throws GroundException if a unit is named that is none of heights
   */
  static TiffVerticalUnit of(
      String name, Optional<String> recorded, GeoKeys keys, Optional<String> prj) {
    String word = recorded.orElse("").strip();
    if (!word.isEmpty()) {
      return HeightUnit.find(word)
          .map(unit -> new TiffVerticalUnit(unit.metres(), word.toLowerCase(Locale.ROOT)))
          .orElseThrow(() -> unknown(name, "\"" + word + "\""));
    }
    int code = keys.findInt(VERTICAL_UNITS).orElse(0);
    TiffVerticalUnit byKey = BY_KEY.get(code);
    if (byKey != null) {
      return byKey;
    }
    if (code != 0 && code != GeoKeys.USER_DEFINED) {
      throw unknown(name, "the unit with the code " + code);
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

  private static GroundException unknown(String name, String unit) {
    return new GroundException(
        name,
        "gives its numbers in " + unit + ", which is no unit of heights the studio knows",
        "say the unit, or import it as slope if it is that");
  }

  /** What a file calls its unit where that is not as long as the one said; else empty. */
  static String contradiction(
      HeightUnit said, Optional<String> recorded, GeoKeys keys, Optional<String> prj) {
    try {
      TiffVerticalUnit own = of("", recorded, keys, prj);
      boolean same = Math.abs(own.metres() / said.metres() - 1) < 1e-9;
      return same ? "" : own.words();
    } catch (GroundException unknown) {
      return "\"" + recorded.orElse("another unit").strip() + "\"";
    }
  }
}
