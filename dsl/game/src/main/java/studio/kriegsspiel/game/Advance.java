package studio.kriegsspiel.game;

import java.time.LocalDateTime;

/**
 * One going on of the clock, as the log keeps it.
 *
 * @param until the minute it was to go on to
 * @param reached the minute it came to
 * @param state the digest of the state there
 */
public record Advance(LocalDateTime until, LocalDateTime reached, String state) {
  /** What a log keeps of a game that was to go on until a minute. */
  static Advance of(LocalDateTime until, Game reached) {
    return new Advance(until, reached.now(), StateDigest.of(reached.truth()));
  }
}
