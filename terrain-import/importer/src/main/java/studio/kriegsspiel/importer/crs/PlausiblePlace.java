package studio.kriegsspiel.importer.crs;

import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.terrain.GroundException;

/** Whether numbers can be coordinates of their system, and if not, what they look like instead. */
public final class PlausiblePlace {
  private PlausiblePlace() {}

  /**
   * Longitude and latitude of a point.
   *
   * @param name the file for messages
   * @throws GroundException if the point does not lie where its system is used; the sentence says
   *     whether its numbers look like degrees, like metres or exchanged
   */
  public static double[] onGlobe(String name, SourceSystem system, double x, double y) {
    Optional<String> fault = fault(system, x, y);
    if (fault.isPresent()) {
      throw new GroundException(
          name,
          String.format(Locale.ROOT, "lies at %s, %s, %s", plain(x), plain(y), fault.get()),
          "check its coordinate system, or name another by an EPSG code");
    }
    return system.to(SourceSystem.wgs84()).apply(x, y);
  }

  private static Optional<String> fault(SourceSystem system, double x, double y) {
    boolean degrees = Math.abs(x) <= 180 && Math.abs(y) <= 90;
    if (system.isProjected() && degrees && !(x == 0 && y == 0)) {
      return Optional.of(
          "which look like degrees, although %s counts metres".formatted(system.label()));
    }
    if (system.isGeographic() && !degrees) {
      if (Math.abs(y) <= 180 && Math.abs(x) <= 90) {
        return Optional.of(exchanged(system));
      }
      String likely = LikelySystems.clause(x, y);
      return Optional.of(
          "which are no degrees, although %s counts them%s"
              .formatted(system.label(), likely.isEmpty() ? "" : " (" + likely + ")"));
    }
    if (liesWell(system, x, y)) {
      return Optional.empty();
    }
    if (liesWell(system, y, x)) {
      return Optional.of(exchanged(system));
    }
    String likely = LikelySystems.clause(x, y);
    return Optional.of(
        "where %s is not used%s"
            .formatted(system.label(), likely.isEmpty() ? "" : " (" + likely + ")"));
  }

  private static String exchanged(SourceSystem system) {
    return "where %s is not used; with its axes exchanged it would be".formatted(system.label());
  }

  /** Whether a point lies on the globe and where its system is made for. */
  public static boolean liesWell(SourceSystem system, double x, double y) {
    double[] at = system.to(SourceSystem.wgs84()).apply(x, y);
    return Math.abs(at[1]) <= 90 && Math.abs(at[0]) <= 180 && system.isMadeFor(at[0], at[1]);
  }

  private static String plain(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }
}
