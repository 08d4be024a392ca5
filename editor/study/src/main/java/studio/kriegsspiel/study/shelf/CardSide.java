package studio.kriegsspiel.study.shelf;

import java.util.List;

/**
 * One side on a card.
 *
 * @param name the name in the text, such as {@code Blue}
 * @param title the name readers see
 * @param objectives what it is asked to achieve, in words
 * @param roles the parts for its players
 */
public record CardSide(String name, String title, List<String> objectives, List<String> roles) {
  /** Copies the lists. */
  public CardSide {
    objectives = List.copyOf(objectives);
    roles = List.copyOf(roles);
  }
}
