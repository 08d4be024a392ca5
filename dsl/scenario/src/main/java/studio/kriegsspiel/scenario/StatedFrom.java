package studio.kriegsspiel.scenario;

import java.util.List;
import studio.kriegsspiel.scenario.force.SourceNote;

/**
 * Where a line of the head comes from.
 *
 * @param line the word it begins with, such as {@code weather}; {@code on} for date and hours
 * @param sources at least one
 */
public record StatedFrom(String line, List<SourceNote> sources) {

  /** Copies the list. */
  public StatedFrom {
    sources = List.copyOf(sources);
  }
}
