package studio.kriegsspiel.reading.sight;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.sight.Screen;
import studio.kriegsspiel.terrain.sight.SightGround;
import studio.kriegsspiel.terrain.sight.SightOptions;

/**
 * How one looks over a ground.
 *
 * @param terrain the ground
 * @param book the rule book for units, limits and what may be told
 * @param options heights and range
 * @param setting what the range rests on
 * @param smoke banks of smoke before the view
 */
public record SightQuestion(
    Terrain terrain,
    RuleBook book,
    SightOptions options,
    SightSetting setting,
    List<Screen> smoke) {

  /** Keeps its own copy. */
  public SightQuestion {
    smoke = List.copyOf(smoke);
  }

  /** The ground with all that hides. */
  SightGround ground() {
    return SightGround.of(terrain).behind(smoke);
  }
}
