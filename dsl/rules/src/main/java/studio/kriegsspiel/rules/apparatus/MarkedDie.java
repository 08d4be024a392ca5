package studio.kriegsspiel.rules.apparatus;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;

/**
 * A die with faces of the book's own.
 *
 * @param name such as {@code Die III}
 * @param faces six, in the order of the book
 * @param citation where the book prints them
 */
public record MarkedDie(String name, List<DieFace> faces, Citation citation) {
  /** Copies the list and refuses what is no cube. */
  public MarkedDie {
    faces = List.copyOf(faces);
    if (faces.size() != 6) {
      throw new IllegalArgumentException("a die has six faces");
    }
  }

  /** The black circles to the white ones, such as {@code 3:2}; empty for a die without circles. */
  public String odds() {
    long white = count(DieFace.Circle.WHITE);
    if (white == 0) {
      return "";
    }
    Fraction odds = Fraction.of(count(DieFace.Circle.BLACK), white);
    return odds.numerator() + ":" + odds.denominator();
  }

  private long count(DieFace.Circle circle) {
    return faces.stream().filter(face -> face.circle() == circle).count();
  }
}
