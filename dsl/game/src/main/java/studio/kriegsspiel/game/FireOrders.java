package studio.kriegsspiel.game;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.orders.GivenOrder;
import studio.kriegsspiel.terrain.MapPoint;

/** What bodies were ordered to fire at; whatever a body is ordered next ends it. */
public record FireOrders(List<FireOrder> all) {
  /** Nobody was ordered anything. */
  static final FireOrders NONE = new FireOrders(List.of());

  private static final Set<String> FIRING = Set.of("bombards", "fires");

  /** Keeps its own list. */
  public FireOrders {
    all = List.copyOf(all);
  }

  /**
   * What a body is to fire at from a time on.
   *
   * @param target the middle of the place; empty where it was ordered something else
   * @param until when it is to cease, if the order says so
   */
  public record FireOrder(
      UnitId unit, LocalDateTime from, Optional<MapPoint> target, Optional<LocalDateTime> until) {
    private boolean holds(LocalDateTime time) {
      return until.filter(end -> !time.isBefore(end)).isEmpty();
    }
  }

  /** The same with orders that were given since. */
  FireOrders and(List<GivenOrder> given, Situation situation) {
    Stream<FireOrder> more =
        given.stream()
            .filter(each -> FIRING.contains(each.order().verb()) || isFiring(each.order().unit()))
            .map(each -> order(each, situation));
    return new FireOrders(Stream.concat(all.stream(), more).toList());
  }

  /** Whether it was ever ordered to fire: only then does another order end that. */
  private boolean isFiring(UnitId unit) {
    return all.stream().anyMatch(each -> each.unit().equals(unit));
  }

  private static FireOrder order(GivenOrder given, Situation situation) {
    SheetOrder.ToUnit order = given.order();
    return new FireOrder(
        order.unit(),
        given.received(),
        FIRING.contains(order.verb()) ? target(order, situation) : Optional.empty(),
        order.due().map(situation.clock()::time));
  }

  private static Optional<MapPoint> target(SheetOrder.ToUnit order, Situation situation) {
    return order.places().stream()
        .findFirst()
        .flatMap(place -> situation.ground().flatMap(ground -> ground.find(place.at())));
  }

  /** Where a body is to fire at a time, by the last order it has by then. */
  Optional<MapPoint> find(UnitId unit, LocalDateTime time) {
    return all.stream()
        .filter(each -> each.unit().equals(unit) && !each.from().isAfter(time))
        .reduce((first, last) -> last.from().isBefore(first.from()) ? first : last)
        .filter(each -> each.holds(time))
        .flatMap(FireOrder::target);
  }
}
