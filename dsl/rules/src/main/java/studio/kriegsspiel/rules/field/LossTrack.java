package studio.kriegsspiel.rules.field;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;

/**
 * What is lost before a piece of a body is taken off the table.
 *
 * @param whole what is taken off, such as {@code half battalion}
 * @param size the men or pieces of it
 * @param points of loss that it bears, in the book's measure
 * @param boxes into which a sheet divides them
 * @param citation where the book says so
 */
public record LossTrack(String whole, int size, Fraction points, int boxes, Citation citation) {

  /** The points of one box. */
  public Fraction perBox() {
    return points.dividedBy(Fraction.of(boxes));
  }
}
