package studio.kriegsspiel.scenario.audience;

import java.util.List;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Who knows of a place of the ground, whatever the ground itself says; the umpire always does.
 *
 * @param name the place or feature as written
 * @param knowers those who know of it
 * @param span the whole statement
 * @param nameSpan the name in it
 */
public record KnownPlace(String name, List<Knower> knowers, TextSpan span, TextSpan nameSpan) {
  /** Copies the list. */
  public KnownPlace {
    knowers = List.copyOf(knowers);
  }
}
