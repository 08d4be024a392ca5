package studio.kriegsspiel.drawing.relief;

import java.util.List;

/**
 * How black a slope is drawn: black to white as the slope to what it lacks of some angle. Lehmann
 * (1799) took 45 degrees, at which a map is black. On gentler ground hardly anything could be seen
 * then, so the scale is stretched, as the surveyors of flat countries did, and the legend says so.
 *
 * @param blackDegrees the slope that would be black
 */
public record LehmannScale(int blackDegrees) {
  private static final List<Integer> ANGLES = List.of(12, 20, 30, 45);

  /** The steepest ground that is common should come to about so much black. */
  private static final double WANTED = 0.5;

  /** A share that still leaves white between two strokes. */
  private static final double MOST = 0.8;

  /** The scale for a ground on which all but the steepest hundredth is gentler than an angle. */
  static LehmannScale forGround(double steepDegrees) {
    for (int angle : ANGLES) {
      if (steepDegrees <= WANTED * angle) {
        return new LehmannScale(angle);
      }
    }
    return new LehmannScale(45);
  }

  /** Lehmann's own scale. */
  static LehmannScale lehmann() {
    return new LehmannScale(45);
  }

  /** The share of the paper that is black on a slope, 0 to 0.8. */
  public double share(double degrees) {
    return Math.max(0, Math.min(MOST, degrees / blackDegrees));
  }

  /** The slope in degrees on which a share of the paper is black, for shares of less than 0.8. */
  double degrees(double share) {
    return share * blackDegrees;
  }

  /** Whether this is Lehmann's own scale. */
  public boolean isLehmanns() {
    return blackDegrees == 45;
  }
}
