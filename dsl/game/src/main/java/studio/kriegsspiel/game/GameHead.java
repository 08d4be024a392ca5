package studio.kriegsspiel.game;

import java.util.Optional;

/**
 * What a game is played from: the first line of its log.
 *
 * @param scenario the name of the scenario's file
 * @param digest tells its text from every other
 * @param book the rule book's id
 * @param variant the variant of the scenario that is played, if it is one
 */
public record GameHead(String scenario, String digest, String book, Optional<String> variant) {
  /** The head of a game of a text. */
  public static GameHead of(String scenario, String text, String book, Optional<String> variant) {
    return new GameHead(scenario, StateDigest.of(text), book, variant);
  }
}
