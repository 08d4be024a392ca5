package studio.kriegsspiel.situation.orders;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.situation.courier.Ride;
import studio.kriegsspiel.situation.track.ColumnJourney;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.situation.works.Work;

/**
 * An order and what comes of it.
 *
 * @param order as it stands on the sheet
 * @param given when it is given
 * @param ride of the courier who brings it, if it needs one
 * @param received when the unit has it, at a whole minute of the clock
 * @param before where the unit is when it has it, by the scenario alone
 * @param journey how the unit goes where it is sent, if it is sent somewhere
 * @param work what it works at once it is there, if it is ordered to
 */
public record GivenOrder(
    SheetOrder.ToUnit order,
    LocalDateTime given,
    Optional<Ride> ride,
    LocalDateTime received,
    Whereabouts before,
    Optional<ColumnJourney> journey,
    Optional<Work> work) {

  /** Where it goes, if it is sent somewhere: to its goal, to its work, or off the map. */
  public Optional<SheetOrder.Named> destination() {
    return order
        .goal()
        .or(() -> OrderedWorks.kind(order).flatMap(work -> OrderedWorks.place(order)))
        .or(() -> order.ways().stream().reduce((first, last) -> last));
  }
}
