package studio.kriegsspiel.checks.exercise;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.Expectation;
import studio.kriegsspiel.scenario.exercise.Expectation.Deed;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.orders.GivenOrders;
import studio.kriegsspiel.situation.reach.Presence;
import studio.kriegsspiel.situation.track.Arrival;
import studio.kriegsspiel.situation.track.ColumnJourney;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;

/** Whether what a student is expected to do is his to do, and can be done in time. */
final class DeedOfStudent {
  private DeedOfStudent() {}

  static void of(
      CheckContext context,
      Exercise exercise,
      Expectation expected,
      ExpectationUnmeetable.Put put,
      Report report) {
    if (expected.deed() instanceof Deed.Message message) {
      if (message.to().equals(exercise.student())) {
        report
            .add(
                expected.span(),
                "A message is expected to \"%s\", who is the student himself."
                    .formatted(exercise.student().role()))
            .hint("expect it to the role above him, to his side or to the umpire");
      }
      return;
    }
    Optional<UnitId> unit = unit(expected);
    if (unit.isPresent() && !obeys(context.situation(), exercise, unit.get())) {
      report
          .add(
              expected.span(),
              "`%s` does not take orders from \"%s\", who cannot bring this about."
                  .formatted(unit.get(), exercise.student().role()))
          .hint("expect it of troops that the student commands");
    } else if (expected.deed() instanceof Deed.Presence presence && !expected.against()) {
      presence(context, expected, presence, put, report);
    }
  }

  /** The unit something is expected of. */
  static Optional<UnitId> unit(Expectation expected) {
    return expected
        .deed()
        .match(
            message -> Optional.empty(),
            presence -> Optional.of(presence.unit()),
            withdrawal -> Optional.of(withdrawal.unit()),
            other -> Optional.empty());
  }

  /** Whether two expectations have one unit at two named places at one time. */
  static boolean contradict(Expectation one, Expectation other) {
    return one.deed() instanceof Deed.Presence first
        && other.deed() instanceof Deed.Presence second
        && first.unit().equals(second.unit())
        && one.at().equals(other.at())
        && first.place() instanceof Position.AtPlace here
        && second.place() instanceof Position.AtPlace there
        && !here.place().equalsIgnoreCase(there.place());
  }

  /** Whether a unit takes orders from the student. */
  static boolean obeys(Situation situation, Exercise exercise, UnitId id) {
    Optional<UnitId> commanded =
        situation.scenario().findSide(exercise.student().side()).stream()
            .flatMap(side -> side.roles().stream())
            .filter(role -> role.title().equals(exercise.student().role()))
            .findFirst()
            .flatMap(Role::commands);
    if (commanded.isEmpty()) {
      return id.side().equals(exercise.student().side());
    }
    return Stream.iterate(
            situation.units().find(id),
            Optional::isPresent,
            unit -> unit.flatMap(situation.units()::findSuperior))
        .map(unit -> unit.map(Unit::id))
        .anyMatch(commanded::equals);
  }

  private static void presence(
      CheckContext context,
      Expectation expected,
      Deed.Presence presence,
      ExpectationUnmeetable.Put put,
      Report report) {
    Clock clock = context.clock();
    LocalDateTime from = put.at().orElse(clock.begins());
    List<GivenOrders.Sent> before = sent(presence.unit(), put);
    Whereabouts body = where(context.situation(), presence.unit(), before, from);
    Optional<MapPoint> place = context.ground().flatMap(ground -> ground.find(presence.place()));
    if (place.isEmpty() || body.centre().isEmpty() || Presence.isAt(body, place.get())) {
      return;
    }
    if (presence.still()) {
      report
          .add(
              expected.span(),
              "`%s` is expected still to be there, but at %s it is %s away."
                  .formatted(
                      presence.unit(),
                      clock.show(from),
                      Figures.metres(
                          body.centre().get().distanceMetres(place.get()),
                          context.book().ground())))
          .severity(Severity.WARNING)
          .spot(place.get())
          .hint("leave `still` out, or name the unit that stands there");
      if (put.ordered()) {
        return;
      }
    }
    LocalDateTime due =
        clock.find(expected.at()).or(() -> clock.find(expected.by())).orElse(clock.ends());
    if (!context.budget().takeFix()) {
      return;
    }
    GivenOrders.march(
            context.situation(),
            presence.unit(),
            before,
            new GivenOrders.Sent(presence.place(), from))
        .ifPresent(march -> inTime(context, expected, presence, from, due, march, report, put));
  }

  /** The marches that bring a unit where it was expected at earlier decisions. */
  private static List<GivenOrders.Sent> sent(UnitId unit, ExpectationUnmeetable.Put put) {
    return put.earlier().stream()
        .filter(each -> !each.expected().against())
        .filter(
            each ->
                each.expected().deed() instanceof Deed.Presence presence
                    && presence.unit().equals(unit))
        .map(
            each ->
                new GivenOrders.Sent(((Deed.Presence) each.expected().deed()).place(), each.at()))
        .toList();
  }

  /** Where it is by the text, or by what was expected of it before. */
  private static Whereabouts where(
      Situation situation, UnitId unit, List<GivenOrders.Sent> before, LocalDateTime time) {
    Situation then = before.isEmpty() ? situation : GivenOrders.after(situation, unit, before);
    return then.tracks().of(unit).at(time);
  }

  private static void inTime(
      CheckContext context,
      Expectation expected,
      Deed.Presence presence,
      LocalDateTime from,
      LocalDateTime due,
      ColumnJourney march,
      Report report,
      ExpectationUnmeetable.Put put) {
    Clock clock = context.clock();
    if (march.way() == Arrival.Way.NONE) {
      report
          .add(expected.span(), "`%s` finds no way there.".formatted(presence.unit()))
          .spot(march.goal().orElseThrow())
          .hint("expect it of other troops, or elsewhere");
    } else if (march.isReckoned() && !march.bodies().isEmpty()) {
      double minutes = march.bodies().get(0).column().headArrivesMinutes();
      if (from.plusSeconds((long) (60 * minutes / (1 + march.excess()))).isAfter(due)) {
        boolean known = !put.ordered();
        report
            .add(
                expected.span(),
                "`%s` cannot be there by %s: from %s on%s the way is %s and takes %s."
                    .formatted(
                        presence.unit(),
                        clock.show(due),
                        clock.show(from),
                        known ? "" : ", if it is where it was to be by then,",
                        Figures.metres(
                            march.route().orElseThrow().lengthMetres(), context.book().ground()),
                        Figures.minutes(minutes)))
            .severity(known ? Severity.ERROR : Severity.WARNING)
            .rules(march.rate().map(List::of).orElse(List.of()))
            .spot(march.goal().orElseThrow())
            .hint(
                known
                    ? "expect it later, put the decision earlier, or expect it of troops that are nearer"
                    : "expect it later, put the decision earlier, or expect at an earlier one what brings it nearer");
      }
    }
  }
}
