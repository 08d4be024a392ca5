package studio.kriegsspiel.terrain;

import java.util.OptionalDouble;

/**
 * How far a layer may be wrong.
 *
 * @param horizontalMetres root mean square error in position, empty if not known
 * @param verticalMetres root mean square error in height, empty if not known or without meaning
 * @param note how the figures were found, or why there are none; may be empty
 */
public record Accuracy(
    OptionalDouble horizontalMetres, OptionalDouble verticalMetres, String note) {
  /** Nothing is known. */
  public static final Accuracy UNKNOWN =
      new Accuracy(OptionalDouble.empty(), OptionalDouble.empty(), "");

  /** Accuracy of a layer that has positions only. */
  public static Accuracy horizontal(double metres, String note) {
    return new Accuracy(OptionalDouble.of(metres), OptionalDouble.empty(), note);
  }

  /** Accuracy of a layer with positions and heights. */
  public static Accuracy of(double horizontalMetres, double verticalMetres, String note) {
    return new Accuracy(
        OptionalDouble.of(horizontalMetres), OptionalDouble.of(verticalMetres), note);
  }
}
