package studio.kriegsspiel.reading.decision;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.QuestionParts;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.clock.Clock;

/** What decisions have left in a game, for a question about some of its bodies. */
public final class GameMemory implements Remembered {
  private final Game game;
  private final QuestionParts parts;

  /**
   * For a question.
   *
   * @param about one or two bodies, the one that acts first
   * @param roles who has a part that is not told by its name
   */
  public GameMemory(Game game, List<UnitId> about, Map<String, UnitId> roles) {
    this.game = game;
    this.parts = new QuestionParts(game.situation(), about, roles);
  }

  @Override
  public Optional<Kept> find(Parameter parameter) {
    Clock clock = game.situation().clock();
    return parts
        .find(game.left(), parameter)
        .filter(game::holds)
        .map(
            left ->
                new Kept(
                    left.value(),
                    "as %s was left at %s".formatted(left.whose(), clock.show(left.since()))));
  }

  @Override
  public Optional<String> left(UnitId body, String word) {
    return game.find(body, word);
  }

  @Override
  public boolean isGone(UnitId body) {
    return game.left().isGone(body);
  }
}
