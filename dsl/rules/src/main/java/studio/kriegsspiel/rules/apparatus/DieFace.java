package studio.kriegsspiel.rules.apparatus;

import java.util.List;
import studio.kriegsspiel.rules.Citation;

/**
 * One face of a die that a book marks in its own way.
 *
 * @param number which face, as a common die shows it, 1 to 6
 * @param circle what is drawn in its middle
 * @param sign the letter or number in the middle, empty for none
 * @param losses the figures below it, in the order of the book
 * @param left the figures of its left column, from the top
 * @param right the figures of its right column, from the top
 * @param flame whether it has a flame
 * @param decided rulings and defaults that decided a figure of it
 */
public record DieFace(
    int number,
    Circle circle,
    String sign,
    List<Integer> losses,
    List<Integer> left,
    List<Integer> right,
    boolean flame,
    List<Citation> decided) {

  /** Copies the lists. */
  public DieFace {
    losses = List.copyOf(losses);
    left = List.copyOf(left);
    right = List.copyOf(right);
    decided = List.copyOf(decided);
  }

  /** What is drawn in the middle of a face. */
  public enum Circle {
    BLACK,
    WHITE,
    /** Nothing: the die is thrown again, or counts nothing. */
    NONE
  }

  /** A face with nothing on it. */
  public static DieFace blank(int number) {
    return new DieFace(number, Circle.NONE, "", List.of(), List.of(), List.of(), false, List.of());
  }
}
