package studio.kriegsspiel.terrain;

/**
 * How far from its origin a coordinate system may be used. Every number that a file gives as a
 * position is held against this where it is read, so that nothing behind has to.
 */
public final class CoordinateReach {
  /**
   * Units of the system (metres, feet or degrees). The globe is 4e7 m round; a {@code double} still
   * tells a thousandth of a millimetre apart here.
   */
  public static final double FARTHEST = 1e9;

  private static final int LEAST_ROUNDINGS = 64;

  private CoordinateReach() {}

  /** Whether both numbers are finite and not beyond every coordinate system. */
  public static boolean holds(double x, double y) {
    return Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST;
  }

  /** Whether a step of this length leads from a position to another, whatever the rounding. */
  static boolean tells(double step, double position) {
    return step >= LEAST_ROUNDINGS * Math.ulp(Math.max(Math.abs(position), 1));
  }

  /**
   * Refuses a position that no coordinate system reaches.
   *
   * @param source the file (or part of it) that gives it
   * @param remedy what to do, a clause
   * @throws GroundException if a number is not finite or beyond {@link #FARTHEST}
   */
  public static void require(String source, double x, double y, String remedy) {
    if (!holds(x, y)) {
      throw new GroundException(source, beyond(x, y), remedy);
    }
  }

  /** What is wrong with a position that is not within reach, a clause. */
  public static String beyond(double x, double y) {
    return "gives the position " + x + ", " + y + ", which no coordinate system reaches";
  }
}
