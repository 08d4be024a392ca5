package studio.kriegsspiel.game;

import java.time.LocalDateTime;
import studio.kriegsspiel.scenario.force.Objective;

/**
 * What has become of an objective.
 *
 * @param side whose it is
 * @param due when it counts: its own hour, or the end of play
 * @param why in a few words, such as {@code Red.L54a is there alone}
 */
public record Outcome(
    String side, Objective objective, LocalDateTime due, State state, String why) {
  /** What has become of one. */
  public enum State {
    /** It was gained. */
    MET("gained"),
    /** It was not. */
    MISSED("not gained"),
    /** It does not count yet. */
    OPEN("open"),
    /** People must say. */
    LEFT_TO_PEOPLE("for people to say");

    private final String words;

    State(String words) {
      this.words = words;
    }

    /** In words. */
    public String words() {
      return words;
    }
  }

  /** The points it brings. */
  public int points() {
    return state == State.MET ? objective.worth().orElse(0) : 0;
  }
}
