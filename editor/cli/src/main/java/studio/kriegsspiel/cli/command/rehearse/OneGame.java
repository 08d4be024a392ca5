package studio.kriegsspiel.cli.command.rehearse;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.desk.game.GameStory;
import studio.kriegsspiel.game.GameHead;
import studio.kriegsspiel.game.GameLog;
import studio.kriegsspiel.reading.rehearsal.DecisiveThrows;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.study.ask.Answer;
import studio.kriegsspiel.study.game.GameTable.Played;
import studio.kriegsspiel.study.game.PlayedOn;

/** One game of a rehearsal, told as a story, with the throws that decided it if they are asked. */
final class OneGame {
  private final Rehearsal rehearsal;
  private final long seed;

  OneGame(Rehearsal rehearsal, long seed) {
    this.rehearsal = rehearsal;
    this.seed = seed;
  }

  /** The game of a number, from 1. */
  Answer told(int number, boolean decisive, int threads) throws InterruptedException {
    long own = Rehearsal.seed(seed, number - 1);
    PlayedOn on =
        new PlayedOn(
            new Played(
                GameLog.begun(GameHead.of("", "", "", Optional.empty())),
                List.of(rehearsal.begun())));
    try {
      rehearsal.play(own, on);
    } catch (RuntimeException | StackOverflowError broken) {
      return broken(GameStory.of(on.played()), broken);
    }
    Answer story = GameStory.of(on.played());
    if (!decisive) {
      return story;
    }
    ThrowsAccount thrown =
        new ThrowsAccount(
            rehearsal.begun().situation().clock(),
            new DecisiveThrows(rehearsal, own).find(threads));
    Map<String, Object> facts = new LinkedHashMap<>(story.facts());
    facts.put("throws", thrown.facts());
    return new Answer(
        story.question(),
        story.at(),
        story.text() + "\n" + String.join("\n", thrown.lines()),
        facts);
  }

  /** What was done until it broke; that it did so is no reason not to tell it. */
  private static Answer broken(Answer story, Throwable broken) {
    String why = Optional.ofNullable(broken.getMessage()).orElseGet(broken::toString);
    Map<String, Object> facts = new LinkedHashMap<>(story.facts());
    facts.put("broke", why);
    return new Answer(
        story.question(),
        story.at(),
        story.text() + "\nHere the game broke, and is not counted in a rehearsal: " + why,
        facts);
  }
}
