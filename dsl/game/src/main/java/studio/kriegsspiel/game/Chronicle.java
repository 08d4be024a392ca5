package studio.kriegsspiel.game;

import java.time.LocalDateTime;

/** Is told each thing that is done in a game, in the order in which it is done. */
public interface Chronicle {
  /** The clock went on to a minute, and the game came to one that may be earlier. */
  void advanced(LocalDateTime until, Game reached);

  /** Orders rode out, in the words of an order sheet. */
  void ordered(String sheet, Game after);

  /** A body was told to do something at once, in the words of an order sheet. */
  void directed(String sheet, Game after);

  /** The book decided something. */
  void decided(Asked asked, Game.Judged judged);
}
