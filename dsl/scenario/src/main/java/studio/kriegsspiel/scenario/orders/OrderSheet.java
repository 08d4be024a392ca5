package studio.kriegsspiel.scenario.orders;

import java.util.List;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * The orders of one role, in a file of their own.
 *
 * @param role whose orders they are
 * @param scenario the scenario's file, from the sheet's folder
 * @param orders orders and messages, in the order of the text
 * @param span the whole text
 */
public record OrderSheet(
    Audience.RoleOnly role, String scenario, List<SheetOrder> orders, TextSpan span) {
  /** Copies the list. */
  public OrderSheet {
    orders = List.copyOf(orders);
  }
}
