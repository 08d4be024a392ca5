package studio.kriegsspiel.reading.sight;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.situation.sight.SightRange;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.sight.Screen;
import studio.kriegsspiel.terrain.sight.SightGround;
import studio.kriegsspiel.terrain.sight.SightOptions;

/**
 * How one looks over a ground.
 *
 * @param terrain the ground
 * @param ground the same with all that hides, smoke too
 * @param book the rule book for units, limits and what may be told
 * @param options heights and range
 * @param setting what the range rests on
 * @param smoke banks of smoke before the view
 */
public record SightQuestion(
    Terrain terrain,
    SightGround ground,
    RuleBook book,
    SightOptions options,
    SightRange setting,
    List<Screen> smoke) {

  /** Keeps its own copy. */
  public SightQuestion {
    smoke = List.copyOf(smoke);
  }

  /** Looks over a terrain that has not been prepared yet. */
  public static SightQuestion of(
      Terrain terrain,
      RuleBook book,
      SightOptions options,
      SightRange setting,
      List<Screen> smoke) {
    SightGround ground = SightGround.of(terrain).behind(smoke);
    return new SightQuestion(terrain, ground, book, options, setting, smoke);
  }
}
