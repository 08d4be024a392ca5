package studio.kriegsspiel.reading.rehearsal;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;

/** A situation in which bodies have other strengths or come at other hours. */
final class Retold {
  private Retold() {}

  /** With other men in those bodies whose men the text tells. */
  static Situation strength(Situation situation, Predicate<UnitId> whose, IntUnaryOperator men) {
    return situation.with(
        situation
            .scenario()
            .withSides(
                situation.scenario().sides().stream()
                    .map(
                        side ->
                            side.withArmy(
                                side.army().stream()
                                    .map(each -> restated(each, whose, men))
                                    .toList()))
                    .toList()));
  }

  private static Unit restated(Unit one, Predicate<UnitId> whose, IntUnaryOperator men) {
    Unit told =
        one.withParts(one.parts().stream().map(each -> restated(each, whose, men)).toList());
    Strength before = one.strength();
    return whose.test(one.id()) && before.men().isPresent()
        ? told.restated(
            new Strength(
                OptionalInt.of(men.applyAsInt(before.men().getAsInt())),
                before.squadrons(),
                before.ordnance(),
                before.train()),
            one.grade(),
            one.ranks())
        : told;
  }

  /** With other hours of those who come on; nothing where one would come outside of play. */
  static Optional<Situation> hours(
      Situation situation, Predicate<UnitId> whose, UnaryOperator<LocalDateTime> hour) {
    List<Optional<Reinforcement>> told =
        situation.scenario().reinforcements().stream()
            .map(
                each ->
                    whose.test(each.unit())
                        ? shifted(situation.clock(), each, hour)
                        : Optional.of(each))
            .toList();
    return told.stream().allMatch(Optional::isPresent)
        ? Optional.of(
            situation.with(
                situation
                    .scenario()
                    .withReinforcements(told.stream().map(Optional::orElseThrow).toList())))
        : Optional.empty();
  }

  private static Optional<Reinforcement> shifted(
      Clock clock, Reinforcement coming, UnaryOperator<LocalDateTime> hour) {
    LocalDateTime at = hour.apply(clock.time(coming.at()));
    return at.isBefore(clock.begins()) || !at.isBefore(clock.ends())
        ? Optional.empty()
        : Optional.of(
            coming.at(new Moment.At(at), clock.find(coming.by()).map(hour).map(Moment.At::new)));
  }
}
