package studio.kriegsspiel.checks.exercise;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.Expectation;
import studio.kriegsspiel.scenario.exercise.Expectation.Deed;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.scenario.orders.SheetOrder.ToUnit;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.orders.GivenOrder;
import studio.kriegsspiel.situation.orders.GivenOrders;
import studio.kriegsspiel.situation.orders.OrderedWorks;
import studio.kriegsspiel.situation.reach.Presence;
import studio.kriegsspiel.situation.track.ColumnJourney;
import studio.kriegsspiel.situation.track.Track;
import studio.kriegsspiel.situation.works.Work;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * What all orders of a model solution come to together: whether troops are where they are expected,
 * and what the side is to take, cross or destroy by an hour is so by then.
 */
final class SolutionOutcome {
  private static final int STEP_MINUTES = 1;

  private final Exercise exercise;
  private final OrderSheet sheet;
  private final Situation before;
  private final GivenOrders given;
  private final Clock clock;
  private final List<Finding> found = new ArrayList<>();

  SolutionOutcome(Exercise exercise, OrderSheet sheet, Situation situation) {
    this.exercise = exercise;
    this.sheet = sheet;
    this.before = situation;
    this.given = GivenOrders.of(sheet, situation);
    this.clock = situation.clock();
  }

  /** What it misses. */
  List<Finding> findings() {
    for (Expectation each : exercise.allExpectations().toList()) {
      if (each.deed() instanceof Deed.Presence presence && !each.against()) {
        presence(each, presence);
      }
    }
    before.scenario().findSide(exercise.student().side()).stream()
        .flatMap(side -> side.objectives().stream())
        .filter(each -> each.until().isPresent())
        .forEach(this::objective);
    return found;
  }

  private void presence(Expectation expected, Deed.Presence presence) {
    Optional<MapPoint> place = before.ground().flatMap(ground -> ground.find(presence.place()));
    Track track = given.situation().tracks().of(presence.unit());
    if (place.isEmpty() || track.placements().isEmpty()) {
      return;
    }
    LocalDateTime due =
        clock.find(expected.at()).or(() -> clock.find(expected.by())).orElse(clock.ends());
    // A way that may come out too long is given the time that it may be too long by.
    LocalDateTime latest = due.plusMinutes(tooLong(presence.unit()));
    LocalDateTime from = expected.at().isPresent() ? due : clock.begins();
    for (LocalDateTime time = from; !time.isAfter(latest); time = time.plusMinutes(STEP_MINUTES)) {
      if (isThere(track, time, place.get())) {
        return;
      }
    }
    if (!isThere(track, latest, place.get()) && !isToldLate(presence.unit(), place.get())) {
      found.add(
          SolutionChecks.misses(
              expected.span(),
              isOrdered(presence.unit())
                  ? "By the orders of the solution of \"%s\" `%s` is not there by %s, as is expected here."
                      .formatted(exercise.title(), presence.unit().name(), clock.show(due))
                  : "The solution of \"%s\" gives `%s` no order that brings it there by %s, as is expected here."
                      .formatted(exercise.title(), presence.unit().name(), clock.show(due))));
    }
  }

  /** An order whose own hour is too early for its way is told of as such. */
  private boolean isToldLate(UnitId unit, MapPoint place) {
    return ordersTo(unit)
        .anyMatch(
            each ->
                each.journey().flatMap(ColumnJourney::goal).filter(place::equals).isPresent()
                    && clock
                        .find(each.order().due())
                        .flatMap(
                            due ->
                                each.journey()
                                    .flatMap(ColumnJourney::findTailArrives)
                                    .filter(due::isBefore))
                        .isPresent());
  }

  private static boolean isThere(Track track, LocalDateTime time, MapPoint place) {
    return Presence.isAt(track.at(time), place);
  }

  private boolean isOrdered(UnitId unit) {
    return ordersTo(unit).findAny().isPresent();
  }

  /** Orders to a unit or to one that it is part of. */
  private Stream<GivenOrder> ordersTo(UnitId unit) {
    return given.all().stream()
        .filter(
            each ->
                before.units().find(each.order().unit()).stream()
                    .flatMap(Unit::withAllParts)
                    .anyMatch(part -> part.id().equals(unit)));
  }

  private long tooLong(UnitId unit) {
    return ordersTo(unit)
        .flatMap(each -> each.journey().stream())
        .filter(each -> each.isReckoned() && !each.bodies().isEmpty())
        .mapToLong(SolutionOutcome::tooLong)
        .max()
        .orElse(0);
  }

  private static long tooLong(ColumnJourney journey) {
    double minutes = journey.bodies().get(0).column().headArrivesMinutes();
    return (long) Math.ceil(minutes - minutes / (1 + journey.excess()));
  }

  private void objective(Objective objective) {
    LocalDateTime until = clock.time(objective.until().orElseThrow());
    Runnable notByAnHour = () -> {};
    objective
        .aim()
        .match(
            new Aim.Cases<Runnable>(
                take -> () -> reach(take.place(), until),
                hold -> notByAnHour,
                delay -> notByAnHour,
                cross -> () -> reach(cross.place(), until),
                destroy -> () -> destroy(destroy.place(), until),
                destroyUnit -> notByAnHour,
                reconnoitrePlace -> notByAnHour,
                reconnoitreUnit -> notByAnHour,
                leave -> notByAnHour,
                escort -> notByAnHour,
                keepOpen -> notByAnHour,
                free -> notByAnHour))
        .run();
  }

  /** Somebody who is sent there comes in time; where nobody is, it is told in prose. */
  private void reach(String place, LocalDateTime until) {
    List<GivenOrder> there =
        given.all().stream()
            .filter(each -> each.order().goal().filter(to -> isAt(to, place)).isPresent())
            .filter(each -> each.journey().filter(ColumnJourney::isReckoned).isPresent())
            .toList();
    boolean late =
        !there.isEmpty()
            && there.stream()
                .map(each -> each.journey().orElseThrow())
                .allMatch(
                    way ->
                        way.findHeadArrives()
                            .filter(head -> head.minusMinutes(tooLong(way)).isAfter(until))
                            .isPresent());
    if (late) {
      GivenOrder first = there.get(0);
      found.add(
          SolutionChecks.misses(
              first.order().span(),
              "The solution of \"%s\" has nobody at \"%s\" before %s, but the objective of %s counts until %s."
                  .formatted(
                      exercise.title(),
                      place,
                      clock.show(first.journey().orElseThrow().findHeadArrives().orElseThrow()),
                      objectiveOf(),
                      clock.show(until))));
    }
  }

  private static boolean isAt(SheetOrder.Named goal, String place) {
    return goal.at() instanceof Position.AtPlace at && at.place().equalsIgnoreCase(place);
  }

  private String objectiveOf() {
    return exercise.student().side();
  }

  private void destroy(String place, LocalDateTime until) {
    boolean planned =
        before.works().all().stream()
            .anyMatch(
                each ->
                    each.task().work() == EngineeringTask.Work.DESTROY_BRIDGE
                        && each.task().place().equalsIgnoreCase(place)
                        && each.task().unit().side().equals(exercise.student().side()));
    List<ToUnit> orders =
        sheet.orders().stream()
            .filter(ToUnit.class::isInstance)
            .map(ToUnit.class::cast)
            .filter(OrderedWorks::isDestruction)
            .filter(
                each -> each.places().stream().anyMatch(at -> at.name().equalsIgnoreCase(place)))
            .toList();
    if (orders.isEmpty() && !planned && hasPioneers()) {
      found.add(
          SolutionChecks.misses(
              sheet.orders().get(sheet.orders().size() - 1).span(),
              "The solution of \"%s\" orders nobody to destroy \"%s\", an objective of %s that counts until %s."
                  .formatted(exercise.title(), place, objectiveOf(), clock.show(until))));
    }
    for (ToUnit each : orders) {
      done(each)
          .filter(done -> done.isAfter(until))
          .ifPresent(
              done ->
                  found.add(
                      SolutionChecks.misses(
                          each.span(),
                          "In the solution of \"%s\" `%s` has destroyed \"%s\" at %s, but the objective of %s counts until %s."
                              .formatted(
                                  exercise.title(),
                                  each.unit().name(),
                                  place,
                                  clock.show(done),
                                  objectiveOf(),
                                  clock.show(until)))));
    }
  }

  private boolean hasPioneers() {
    return before
        .scenario()
        .units()
        .filter(each -> each.type() == UnitType.ENGINEERS)
        .anyMatch(each -> DeedOfStudent.obeys(before, exercise, each.id()));
  }

  /** When a work that is ordered is done. */
  private Optional<LocalDateTime> done(ToUnit order) {
    return given.all().stream()
        .filter(each -> each.order().equals(order))
        .findFirst()
        .flatMap(GivenOrder::work)
        .flatMap(Work::finished);
  }
}
