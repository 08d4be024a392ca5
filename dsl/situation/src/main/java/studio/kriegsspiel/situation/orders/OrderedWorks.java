package studio.kriegsspiel.situation.orders;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.EngineeringTask.Work;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.situation.Situation;

/**
 * Works that are ordered on sheets, as the text would plan them. A work is done when the book's
 * time is out, or at the hour that the order names if that is later; where neither says anything,
 * people do.
 */
public final class OrderedWorks {
  private final Situation situation;
  private final List<EngineeringTask> all;
  private Optional<LocalDateTime> since = Optional.empty();

  OrderedWorks(Situation situation) {
    this.situation = situation;
    this.all = new ArrayList<>(situation.scenario().engineering());
  }

  /** Whether an order is to destroy something that bears troops. */
  public static boolean isDestruction(SheetOrder.ToUnit order) {
    return kind(order).filter(Work.DESTROY_BRIDGE::equals).isPresent();
  }

  /** What work an order is about, if it is about one at a place that it names. */
  static Optional<Work> kind(SheetOrder.ToUnit order) {
    return named(order).filter(work -> place(order).isPresent());
  }

  private static Optional<Work> named(SheetOrder.ToUnit order) {
    return switch (order.verb()) {
      case "destroys", "burns" -> Optional.of(Work.DESTROY_BRIDGE);
      case "repairs" -> Optional.of(Work.REPAIR_BRIDGE);
      case "barricades" -> Optional.of(Work.BARRICADE);
      case "builds" ->
          Optional.of(
              order.words().toLowerCase(Locale.ROOT).contains("ferry")
                  ? Work.BUILD_FERRY
                  : Work.BUILD_BRIDGE);
      default -> Optional.empty();
    };
  }

  /** Where it is to be. */
  static Optional<SheetOrder.Named> place(SheetOrder.ToUnit order) {
    return order
        .goal()
        .or(() -> order.places().stream().filter(each -> !order.ways().contains(each)).findFirst())
        .filter(place -> place.at() instanceof Position.AtPlace);
  }

  /** A work that an order sets going at a time, once the unit is there. */
  Optional<studio.kriegsspiel.situation.works.Work> begin(
      SheetOrder.ToUnit order, LocalDateTime begins) {
    return kind(order)
        .flatMap(kind -> place(order).map(place -> task(order, kind, place)))
        .map(task -> begin(task, begins));
  }

  private static EngineeringTask task(SheetOrder.ToUnit order, Work kind, SheetOrder.Named place) {
    return new EngineeringTask(
        order.unit(),
        kind,
        place.name(),
        Optional.of(order.words()),
        Optional.empty(),
        order.due(),
        List.of(),
        order.span());
  }

  private studio.kriegsspiel.situation.works.Work begin(
      EngineeringTask task, LocalDateTime begins) {
    Optional<LocalDateTime> byBook =
        situation.works().plan(task.during(begins, Optional.empty())).finished();
    EngineeringTask timed =
        task.during(
            begins,
            Stream.concat(byBook.stream(), situation.clock().find(task.finished()).stream())
                .max(LocalDateTime::compareTo));
    all.add(timed);
    changed(begins);
    return situation.works().plan(timed);
  }

  /**
   * A unit that is ordered elsewhere leaves off what it works at, and does not begin what it was
   * ordered.
   */
  void leaveOff(UnitId unit, LocalDateTime time) {
    if (all.removeIf(
        each ->
            situation.units().isWithin(each.unit(), unit)
                && !situation.works().plan(each).isDone(time)
                && (situation.works().plan(each).hasBegun(time) || isOrdered(each)))) {
      changed(time);
    }
  }

  private boolean isOrdered(EngineeringTask task) {
    return !situation.text().engineering().contains(task);
  }

  private void changed(LocalDateTime time) {
    since = Optional.of(since.filter(time::isAfter).orElse(time));
  }

  /** The same situation when works begin that waited for something. */
  public static Situation and(
      Situation situation, List<EngineeringTask> begun, LocalDateTime time) {
    OrderedWorks works = new OrderedWorks(situation);
    begun.forEach(each -> works.begin(each, time));
    return works.in(situation);
  }

  /** The same situation when some have left off at a time what they worked at. */
  public static Situation without(Situation situation, List<UnitId> gone, LocalDateTime time) {
    OrderedWorks works = new OrderedWorks(situation);
    gone.forEach(each -> works.leaveOff(each, time));
    return works.in(situation);
  }

  /**
   * The same situation when works are done later than they were to be.
   *
   * @param done when each is
   * @param time from when on that is known
   */
  public static Situation later(
      Situation situation,
      Map<studio.kriegsspiel.situation.works.Work, LocalDateTime> done,
      LocalDateTime time) {
    OrderedWorks works = new OrderedWorks(situation);
    done.forEach(
        (work, at) ->
            works.all.replaceAll(
                each ->
                    each.equals(work.task()) ? each.during(work.begins(), Optional.of(at)) : each));
    works.changed(time);
    return works.in(situation);
  }

  /** The situation with them and with other orders. */
  Situation in(Situation ordered) {
    return since.map(time -> ordered.withWorks(all, time)).orElse(ordered);
  }
}
