package studio.kriegsspiel.game;

import java.time.LocalDateTime;

/**
 * Is told each thing that is done in a game, in the order in which it is done; who wants to hear
 * only some of it says only those.
 */
public interface Chronicle {
  /** Who hears nothing. */
  Chronicle NOBODY = new Chronicle() {};

  /** The clock went on to a minute, and the game came to one that may be earlier. */
  default void advanced(LocalDateTime until, Game reached) {}

  /** Orders rode out, in the words of an order sheet. */
  default void ordered(String sheet, Game after) {}

  /** A body was told to do something at once, in the words of an order sheet. */
  default void directed(String sheet, Game after) {}

  /** The book decided something. */
  default void decided(Asked asked, Game.Judged judged) {}
}
