package studio.kriegsspiel.importer.survey;

/** What a file can be to an import. */
public enum SourceRole {
  /** A raster of heights; several make one mosaic. */
  HEIGHTS("Heights"),
  /** A raster of slope in degrees. */
  SLOPE_DEGREES("Slope in degrees"),
  /** A raster of slope in percent. */
  SLOPE_PERCENT("Slope in percent"),
  /** A picture that says where it lies. */
  SHEET("Drawn map"),
  /** A picture that control points place. */
  SCAN("Scan with control points"),
  /** Roads, woods, water, buildings, places. */
  FEATURES("Features"),
  /** Lines of equal height and spot heights, of which heights can be made. */
  CONTOURS("Contours and spot heights"),
  /** A table of points known in a scan and on the ground. */
  CONTROL_POINTS("Control points of the scan"),
  /** A table from attributes to kinds of features. */
  MAPPING("Table of kinds"),
  /** Not taken. */
  LEFT_OUT("Left out");

  private final String words;

  SourceRole(String words) {
    this.words = words;
  }

  /** Whether files of this role lie somewhere on the ground. */
  public boolean hasPlace() {
    return switch (this) {
      case HEIGHTS, SLOPE_DEGREES, SLOPE_PERCENT, SHEET, FEATURES, CONTOURS -> true;
      case SCAN, CONTROL_POINTS, MAPPING, LEFT_OUT -> false;
    };
  }

  /** Whether numbers in files of this role are in a coordinate system. */
  public boolean hasSystem() {
    return hasPlace() || this == CONTROL_POINTS;
  }

  @Override
  public String toString() {
    return words;
  }
}
