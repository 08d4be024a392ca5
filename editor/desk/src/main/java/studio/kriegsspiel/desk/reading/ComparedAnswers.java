package studio.kriegsspiel.desk.reading;

import java.util.List;
import studio.kriegsspiel.reading.answer.Zone.Shared;
import studio.kriegsspiel.situation.words.Figures;

/**
 * Two kept questions beside each other.
 *
 * @param first one of them
 * @param second the other
 * @param shared the ground of both and of each alone
 */
public record ComparedAnswers(Kept first, Kept second, Shared shared) {

  /** The numbers of the two. */
  public List<Integer> marks() {
    return List.of(first.mark(), second.mark());
  }

  /** The ground of which both answers say yes. */
  public String both() {
    return first.letter()
        + " and "
        + second.letter()
        + ": "
        + Figures.area(shared.bothSquareMetres());
  }

  /** The ground of which only the first does. */
  public String onlyFirst() {
    return first.letter() + " alone: " + Figures.area(shared.firstSquareMetres());
  }

  /** The ground of which only the second does. */
  public String onlySecond() {
    return second.letter() + " alone: " + Figures.area(shared.secondSquareMetres());
  }
}
