package studio.kriegsspiel.importer.crs;

/**
 * A coordinate system as the list of systems names it.
 *
 * @param code such as {@code EPSG:31370}
 * @param name such as {@code Belge 1972 / Belgian Lambert 72}
 * @param projected whether it is a plane in metres; else it counts degrees
 * @param west western edge of the area it is made for, degrees
 * @param south southern edge
 * @param east eastern edge
 * @param north northern edge
 */
public record ListedSystem(
    String code,
    String name,
    boolean projected,
    double west,
    double south,
    double east,
    double north) {
  /** Whether a place lies in the area it is made for. */
  public boolean isMadeFor(double longitude, double latitude) {
    boolean within =
        west <= east
            ? longitude >= west && longitude <= east
            : longitude >= west || longitude <= east;
    return within && latitude >= south && latitude <= north;
  }

  /** Size of that area in square degrees: the smaller, the more a system is a country's own. */
  public double areaSquareDegrees() {
    double width = west <= east ? east - west : east - west + 360;
    return width * (north - south);
  }

  @Override
  public String toString() {
    return code + "  " + name;
  }
}
