package studio.kriegsspiel.situation.sight;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Light and weather that tell how far one sees. */
public enum Light {
  /** Clear daylight. */
  DAY(5000),
  /** Half-light, before the sun rises and after it has set. */
  DUSK(800),
  /** Night without a moon. */
  NIGHT(100),
  /** Smoke of a long cannonade. */
  SMOKE(150),
  /** Fog. */
  FOG(200, "fog", "thick fog", "dense fog"),
  /** Steady rain. */
  RAIN(1500, "rain", "steady rain", "heavy rain", "pouring rain");

  private final double usualMetres;
  private final Set<String> weather;

  Light(double usualMetres, String... weather) {
    this.usualMetres = usualMetres;
    this.weather = Set.of(weather);
  }

  /**
   * What a scenario's word for the weather does to the light; nothing where it says nothing of it,
   * as {@code overcast after a night of rain} does not.
   */
  public static Optional<Light> findByWeather(String words) {
    String plain = words.strip().toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(each -> each.weather.contains(plain)).findFirst();
  }

  /** The word on the command line. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** How far one sees where the book does not say. */
  double usualMetres() {
    return usualMetres;
  }
}
