package studio.kriegsspiel.desk.game;

import java.util.Optional;
import studio.kriegsspiel.reading.replay.Replay;

/**
 * How a game stands.
 *
 * @param begun whether there is one
 * @param hour where it has come to, a sentence; empty where there is none
 * @param story all that has happened
 * @param truth where everybody is by now, and what has become of what each side is to do
 * @param said what came of the last that was done
 * @param trouble why it was not done; empty where it was
 * @param busy whether something is being done
 * @param map where everybody was at each minute until now; nothing where there is no game
 */
public record GameFace(
    boolean begun,
    String hour,
    String story,
    String truth,
    String said,
    String trouble,
    boolean busy,
    Optional<Replay> map) {
  /** No game. */
  public static final GameFace NONE =
      new GameFace(false, "", "", "", "", "", false, Optional.empty());

  /** The same with what was said and refused before. */
  GameFace saying(GameFace before) {
    return new GameFace(begun, hour, story, truth, before.said, before.trouble, false, map);
  }

  GameFace working() {
    return new GameFace(begun, hour, story, truth, said, "", true, map);
  }

  GameFace refused(String why) {
    return new GameFace(begun, hour, story, truth, said, why, false, map);
  }
}
