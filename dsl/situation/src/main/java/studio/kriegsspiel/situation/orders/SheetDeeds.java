package studio.kriegsspiel.situation.orders;

import java.time.LocalDateTime;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.exercise.Expectation.Deed;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.situation.clock.Clock;

/**
 * What an order sheet does of what an exercise expects.
 *
 * @param clock of the scenario that the sheet is of
 */
public record SheetDeeds(OrderSheet sheet, Clock clock) {
  private static final Set<String> GOES_BACK = Set.of("retreats", "retires", "withdraws", "leaves");

  /** The first message to somebody by a time, or at any. */
  public Optional<SheetOrder> sent(Deed.Message message, Optional<LocalDateTime> by) {
    return by(by)
        .filter(each -> each.<Boolean>match(order -> false, sent -> sent.to().equals(message.to())))
        .findFirst();
  }

  /** The first order by a time, or at any, that has a unit go back. */
  public Optional<SheetOrder> goesBack(Deed.Withdrawal withdrawal, Optional<LocalDateTime> by) {
    return by(by)
        .filter(
            each ->
                each.<Boolean>match(
                    order ->
                        order.unit().equals(withdrawal.unit()) && GOES_BACK.contains(order.verb()),
                    sent -> false))
        .findFirst();
  }

  private Stream<SheetOrder> by(Optional<LocalDateTime> by) {
    return sheet.orders().stream()
        .filter(each -> by.map(time -> !clock.time(each.at()).isAfter(time)).orElse(true));
  }
}
