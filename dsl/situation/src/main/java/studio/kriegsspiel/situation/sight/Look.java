package studio.kriegsspiel.situation.sight;

import java.util.Optional;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.sight.SightLine;

/**
 * What one sees of another.
 *
 * @param line the best line of sight between them
 * @param range how far one sees, and why
 * @param light the light
 */
public record Look(SightLine line, SightRange range, Light light) {

  /** Whether it is seen. */
  public boolean sees() {
    return line.visible();
  }

  /** Whether the ground would show it, but it is too far in this light. */
  public boolean isTooFar() {
    return line.distanceMetres() > range.metres();
  }

  /** What hides the most of it, if anything does. */
  public Optional<MapPoint> hiddenBy() {
    return line.hiddenBy();
  }
}
