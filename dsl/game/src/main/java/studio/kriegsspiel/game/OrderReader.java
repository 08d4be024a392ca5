package studio.kriegsspiel.game;

import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.situation.Situation;

/** Understands the text of an order sheet in a game. */
@FunctionalInterface
public interface OrderReader {
  /**
   * The orders of a text.
   *
   * @throws GameRefusedException if it cannot be understood, or asks for what cannot be done
   */
  OrderSheet read(String sheet, Situation situation);
}
