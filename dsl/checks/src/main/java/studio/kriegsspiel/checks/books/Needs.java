package studio.kriegsspiel.checks.books;

import java.time.LocalDateTime;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.OrderKind;
import studio.kriegsspiel.scenario.Conditions;
import studio.kriegsspiel.scenario.force.Commander;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.FirstOrder;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.sky.Daylight;

/** Whether a scenario gives what books ask for. */
final class Needs {
  private Needs() {}

  static boolean allGraded(CheckContext context) {
    return fighting(context).map(Unit::grade).allMatch(Optional::isPresent);
  }

  static boolean allArmed(CheckContext context) {
    return fighting(context).map(unit -> unit.particulars().weapon()).allMatch(Optional::isPresent);
  }

  private static Stream<Unit> fighting(CheckContext context) {
    return context
        .scenario()
        .units()
        .filter(unit -> unit.isBody())
        .filter(unit -> unit.type().arm() == Arm.INFANTRY || unit.type().arm() == Arm.CAVALRY);
  }

  static boolean allLed(CheckContext context) {
    return context.scenario().sides().stream()
        .allMatch(side -> side.roles().stream().anyMatch(role -> role.superior().isEmpty()));
  }

  static boolean allRetreat(CheckContext context) {
    return context.scenario().sides().stream()
        .map(Side::lineOfRetreat)
        .allMatch(way -> way.isPresent());
  }

  /** By a word of the side, or of every body of it. */
  static boolean allOfANation(CheckContext context) {
    return context.scenario().sides().stream()
        .allMatch(
            side ->
                side.nation().isPresent()
                    || side.units()
                        .filter(unit -> unit.isBody())
                        .allMatch(unit -> unit.particulars().nation().isPresent()));
  }

  static boolean allRated(CheckContext context) {
    return brigades(context)
        .map(unit -> unit.particulars().commander().flatMap(Commander::rating))
        .allMatch(Optional::isPresent);
  }

  private static Stream<Unit> brigades(CheckContext context) {
    return context.scenario().units().filter(unit -> unit.echelon() == Echelon.BRIGADE);
  }

  /** Every brigade, by an order of its own or of a unit above it. */
  static boolean allOrdered(CheckContext context) {
    return orders(context).findAny().isPresent()
        && brigades(context).allMatch(unit -> isOrdered(context, unit));
  }

  private static boolean isOrdered(CheckContext context, Unit unit) {
    for (Optional<Unit> each = Optional.of(unit);
        each.isPresent();
        each = context.units().findSuperior(each.get())) {
      UnitId id = each.get().id();
      if (orders(context).anyMatch(order -> order.unit().equals(id))) {
        return true;
      }
    }
    return false;
  }

  /** Every side that somebody plays; the umpire's own needs no report. */
  static boolean allSupported(CheckContext context) {
    return context.scenario().sides().stream()
        .filter(side -> !side.roles().isEmpty())
        .allMatch(side -> side.offMap().isPresent());
  }

  /** By day nothing is asked for. */
  static boolean allSeenByNight(CheckContext context) {
    Conditions conditions = context.scenario().header().conditions();
    Daylight light = new Daylight(conditions, context.ground().map(GroundIndex::terrain));
    Clock clock = context.situation().clock();
    boolean night = light.at(clock.ends()) == Daylight.Phase.NIGHT;
    for (LocalDateTime time = clock.begins();
        !night && time.isBefore(clock.ends());
        time = time.plusMinutes(30)) {
      night = light.at(time) == Daylight.Phase.NIGHT;
    }
    return !night || !conditions.visibility().isEmpty();
  }

  /** Every order that is given; an approach needs none. */
  static boolean allWithObjective(CheckContext context) {
    return orders(context).findAny().isPresent()
        && orders(context)
            .filter(order -> order.kind() != OrderKind.APPROACH)
            .allMatch(order -> order.place().isPresent() || order.about().isPresent());
  }

  private static Stream<FirstOrder> orders(CheckContext context) {
    return context.scenario().sides().stream().flatMap(side -> side.command().orders().stream());
  }
}
