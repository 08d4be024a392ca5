package studio.kriegsspiel.scenario.place;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * A direction on the ground.
 *
 * @param degrees clockwise from grid north, 0 inclusive to 360 exclusive
 */
public record Direction(double degrees) {

  private static final String[] WORDS = {
    "north", "north-north-east", "north-east", "east-north-east",
    "east", "east-south-east", "south-east", "south-south-east",
    "south", "south-south-west", "south-west", "west-south-west",
    "west", "west-north-west", "north-west", "north-north-west"
  };

  private static final double STEP = 360.0 / WORDS.length;

  /** Normalises any finite angle into one turn. */
  public Direction {
    degrees = ((degrees % 360.0) + 360.0) % 360.0;
  }

  /** Finds a direction by its compass word, such as {@code north-east}; case does not matter. */
  public static Optional<Direction> findByWord(String word) {
    int index = Arrays.asList(WORDS).indexOf(word.toLowerCase(Locale.ROOT));
    return index < 0 ? Optional.empty() : Optional.of(new Direction(index * STEP));
  }

  /** The nearest of the sixteen compass words. */
  public String nearestWord() {
    return WORDS[(int) Math.round(degrees / STEP) % WORDS.length];
  }

  /** Easting of a unit step in this direction. */
  public double east() {
    return Math.sin(Math.toRadians(degrees));
  }

  /** Northing of a unit step in this direction. */
  public double north() {
    return Math.cos(Math.toRadians(degrees));
  }

  /** The angle between two directions, 0 to 180 degrees. */
  public double degreesTo(Direction other) {
    double off = Math.abs(degrees - other.degrees);
    return Math.min(off, 360 - off);
  }
}
