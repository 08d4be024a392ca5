package studio.kriegsspiel.importer;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.edit.HandEdits;
import studio.kriegsspiel.terrain.ground.WaterCourse;
import studio.kriegsspiel.terrain.tiff.GeoTiff;

/** Names imported rivers and streams that would have to climb by the heights of the ground. */
final class UphillWaters {
  private static final int MOST_NAMED = 5;

  /** So large a part of the memory may hold heights beside all else that an import needs. */
  private static final int SHARE_OF_MEMORY = 8;

  private UphillWaters() {}

  /**
   * What the user should know of them.
   *
   * @param file the heights as the package has them
   * @param grid where their cells lie
   * @param imported what came in
   * @param all the same with what was kept of the ground before
   */
  static List<String> remarks(
      Path file, GridGeometry grid, List<Feature> imported, List<Feature> all, Accuracy sure) {
    List<Feature> waters = imported.stream().filter(WaterCourse::isOne).toList();
    if (waters.isEmpty()) {
      return List.of();
    }
    if (grid.size() > Runtime.getRuntime().maxMemory() / SHARE_OF_MEMORY / Float.BYTES) {
      return List.of(
          "Whether rivers and streams would have to climb was not examined: so many heights need"
              + " more memory.");
    }
    try (GeoTiff tiff = GeoTiff.open(file)) {
      ElevationGrid source = ElevationGrid.adopting(grid, tiff.readAll());
      return sentences(climbs(waters, HandEdits.heights(source, all), sure));
    }
  }

  /** A river in several pieces counts once, by its worst. */
  private static Map<String, Double> climbs(
      List<Feature> waters, ElevationGrid heights, Accuracy sure) {
    Map<String, Double> climbs = new LinkedHashMap<>();
    for (Feature water : waters) {
      OptionalDouble climb = WaterCourse.uphillMetres(water, heights, sure);
      if (climb.isPresent()) {
        climbs.merge(title(water), climb.getAsDouble(), Math::max);
      }
    }
    return climbs;
  }

  private static String title(Feature water) {
    return (water.kind() == FeatureKind.RIVER ? "river " : "stream ")
        + water.name().map(name -> '"' + name + '"').orElse(water.id());
  }

  private static List<String> sentences(Map<String, Double> climbs) {
    List<String> sentences = new ArrayList<>();
    climbs.entrySet().stream()
        .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
        .limit(MOST_NAMED)
        .forEach(each -> sentences.add(sentence(each.getKey(), each.getValue())));
    int more = climbs.size() - sentences.size();
    if (more > 0) {
      sentences.add(
          more == 1
              ? "One more river or stream has to climb by the heights, less than these."
              : more + " more rivers and streams have to climb by the heights, less than these.");
    }
    return sentences;
  }

  private static String sentence(String title, double metres) {
    return String.format(
        Locale.ROOT,
        "By the heights the %s has to climb %.0f m along its way; it, the map it was traced from, or"
            + " the heights lie off.",
        title,
        metres);
  }
}
