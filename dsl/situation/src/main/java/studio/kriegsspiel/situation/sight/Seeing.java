package studio.kriegsspiel.situation.sight;

import java.util.OptionalDouble;

/**
 * What decides how far one sees at a time.
 *
 * @param light light and weather
 * @param statedMetres how far one sees at best, where the scenario says so
 */
public record Seeing(Light light, OptionalDouble statedMetres) {
  /** In some light, where the scenario says no more. */
  public static Seeing in(Light light) {
    return new Seeing(light, OptionalDouble.empty());
  }

  /** What the scenario states takes the place of what book or studio say, but not by night. */
  SightRange limit(SightRange usual) {
    if (statedMetres.isEmpty()) {
      return usual;
    }
    double stated = statedMetres.getAsDouble();
    boolean dark = light == Light.NIGHT || light == Light.DUSK;
    return dark && usual.metres() <= stated
        ? usual
        : new SightRange(stated, "visibility as the scenario states it");
  }
}
