package studio.kriegsspiel.importer.survey;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.sheet.Scan;
import studio.kriegsspiel.importer.sheet.SheetImport;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.GroundException;

/** Looks at pictures of maps. */
final class PictureLook {
  private static final int LITTLE = 420;

  private PictureLook() {}

  static boolean isPicture(Path file) {
    try {
      Scan.open(file);
      return true;
    } catch (GroundException e) {
      return false;
    }
  }

  static SourceSurvey at(Path file, Optional<String> code) {
    Scan scan = Scan.open(file);
    try {
      return placed(scan, SheetImport.open(file, code), Optional.empty());
    } catch (GroundException fault) {
      return code.isPresent() ? scan(scan) : withoutSystem(scan, fault);
    }
  }

  private static SourceSurvey withoutSystem(Scan scan, GroundException fault) {
    try {
      return placed(
          scan,
          SheetImport.open(scan.file(), RasterLook.ANY_SYSTEM),
          Optional.of(RasterLook.lacking(fault)));
    } catch (GroundException notPlaced) {
      return scan(scan);
    }
  }

  private static SourceSurvey placed(Scan scan, SheetImport sheet, Optional<String> lacking) {
    Bounds bounds = sheet.extent(sheet.system());
    SourceSystem system = sheet.system();
    return new SourceSurvey(
        scan.file(),
        SourceRole.SHEET,
        List.of(SourceRole.SHEET, SourceRole.SCAN, SourceRole.LEFT_OUT),
        size(scan)
            + lacking.map(what -> ", placed, " + what).orElseGet(() -> ", " + system.label()),
        lacking.isEmpty() ? Optional.of(system.label()) : Optional.empty(),
        Optional.of(bounds),
        lacking.isEmpty() ? GlobeOutlines.of(bounds, system) : List.of(),
        Optional.empty(),
        Optional.of(scan.overview(LITTLE)),
        "");
  }

  private static SourceSurvey scan(Scan scan) {
    return new SourceSurvey(
        scan.file(),
        SourceRole.SCAN,
        List.of(SourceRole.SCAN, SourceRole.LEFT_OUT),
        size(scan) + ", does not say where it lies",
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.of(scan.overview(LITTLE)),
        "");
  }

  private static String size(Scan scan) {
    return String.format(
        Locale.ROOT,
        "%,d × %,d pixels (%.1f megapixels)",
        scan.width(),
        scan.height(),
        scan.width() / 1000.0 * scan.height() / 1000.0);
  }
}
