package studio.kriegsspiel.rules.book;

import java.util.List;
import studio.kriegsspiel.rules.Citation;

/**
 * Something a book demands of a written scenario, with its figures as data.
 *
 * @param key for instance {@code players.most_per_side}; checks look demands up by it
 * @param title one line for readers
 * @param amount the figure, 0 where the demand has none
 * @param values the words it speaks of, may be empty
 * @param required whether its absence is an error rather than a warning
 * @param citation its source
 */
public record ScenarioDemand(
    String key,
    String title,
    int amount,
    List<String> values,
    boolean required,
    Citation citation) {
  public ScenarioDemand {
    values = List.copyOf(values);
  }
}
