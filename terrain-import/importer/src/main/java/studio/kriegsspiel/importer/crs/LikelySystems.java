package studio.kriegsspiel.importer.crs;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Which coordinate systems numbers without one may well be in, by where they would lie. */
final class LikelySystems {
  private static final int MOST = 3;

  /** Grids of the countries of the period's campaigns; each is tried over its own area alone. */
  private static final List<String> GRIDS =
      List.of(
          "31370", "3812", "2154", "27572", "21781", "2056", "28992", "27700", "31466", "31467",
          "31468", "31469", "31254", "31255", "31256", "5514", "2180", "3003", "3004", "3763",
          "25828", "25829", "25830", "2600", "3301", "3059", "23700", "3765", "3794");

  private LikelySystems() {}

  /** What to do about a missing system, a clause that names the likeliest. */
  static String remedy(double x, double y) {
    String name = "name its system by an EPSG code, or put a .prj file beside it";
    String likely = clause(x, y);
    return likely.isEmpty() ? name : name + " (" + likely + ")";
  }

  /** Which systems numbers would suit, empty if none is known. */
  static String clause(double x, double y) {
    if (Math.abs(x) <= 180 && Math.abs(y) <= 90) {
      return "they look like degrees, EPSG:4326";
    }
    String grids =
        GRIDS.stream()
            .flatMap(code -> SystemList.standard().find("EPSG:" + code).stream())
            .filter(
                system ->
                    SystemGuess.where(system, x, y)
                        .filter(at -> system.isMadeFor(at.longitude(), at.latitude()))
                        .isPresent())
            .sorted(Comparator.comparingDouble(ListedSystem::areaSquareDegrees))
            .limit(MOST)
            .map(system -> system.code() + " " + system.name())
            .collect(Collectors.joining(", "));
    boolean zone = x > 150_000 && x < 850_000 && y > 0 && y < 9_400_000;
    if (grids.isEmpty()) {
      return zone ? "they would suit a UTM zone, such as EPSG:32631" : "";
    }
    return "they would suit " + grids + (zone ? " or a UTM zone, such as EPSG:32631" : "");
  }
}
