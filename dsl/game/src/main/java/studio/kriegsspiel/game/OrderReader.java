package studio.kriegsspiel.game;

import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.situation.Situation;

/** Understands and writes the text of order sheets in a game. */
public interface OrderReader {
  /**
   * The orders of a text.
   *
   * @throws GameRefusedException if it cannot be understood, or asks for what cannot be done
   */
  OrderSheet read(String sheet, Situation situation);

  /**
   * The same of orders that may need no courier, who then cannot come too late.
   *
   * @throws GameRefusedException if it cannot be understood, or asks for what cannot be done
   */
  default OrderSheet read(String sheet, Situation situation, GameEntry.Ride ride) {
    return read(sheet, situation);
  }

  /**
   * The sheet of an order that the role gives now which commands the unit most nearly.
   *
   * @param words such as {@code Quiot marches to "Papelotte"}
   * @throws GameRefusedException if there is nobody who could give it
   */
  String write(Game game, String words);
}
