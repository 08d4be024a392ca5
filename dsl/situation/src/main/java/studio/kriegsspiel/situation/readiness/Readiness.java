package studio.kriegsspiel.situation.readiness;

import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.concept.Nationality;
import studio.kriegsspiel.rules.mapping.Correspondence;
import studio.kriegsspiel.rules.mapping.Match;
import studio.kriegsspiel.rules.printed.FireEndurance;
import studio.kriegsspiel.scenario.force.Commander;
import studio.kriegsspiel.scenario.force.FirstOrder;
import studio.kriegsspiel.scenario.force.Rounds;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.StateAtStart;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;

/**
 * What a unit is when play begins, in the terms its rule book decides by.
 *
 * @param unit the unit
 * @param superior the unit that gives it orders
 * @param condition how the book calls its condition, where the text states one
 * @param rounds ammunition at hand
 * @param movesFired moves of fire that its ammunition lacks of a full supply, in the sense of the
 *     book's questions; empty where the book does not count rounds
 * @param nation its own nation, or its side's
 * @param nationTerm how the book calls it
 * @param rating how the book calls the rating of its commander, where he has one
 * @param order what it, or the nearest unit above it, is ordered first
 * @param orderTerm how the book calls that order
 */
public record Readiness(
    Unit unit,
    Optional<Unit> superior,
    Optional<Match> condition,
    Optional<Rounds> rounds,
    OptionalInt movesFired,
    Optional<Nationality> nation,
    Optional<Match> nationTerm,
    Optional<Match> rating,
    Optional<FirstOrder> order,
    Optional<Match> orderTerm) {

  /** A unit of a situation. */
  public static Readiness of(Situation situation, Unit unit) {
    Correspondence book = Correspondence.of(situation.book().id());
    Optional<StateAtStart> state = unit.particulars().state();
    Optional<Rounds> rounds = state.flatMap(StateAtStart::rounds);
    Optional<Side> side = situation.scenario().findSide(unit.id().side());
    Optional<Nationality> nation =
        unit.particulars().nation().or(() -> side.flatMap(Side::nation).flatMap(Nationality::find));
    Optional<FirstOrder> order = order(situation, side, unit);
    return new Readiness(
        unit,
        situation.units().findSuperior(unit),
        state.flatMap(StateAtStart::condition).map(book::match),
        rounds,
        movesFired(situation, rounds),
        nation,
        nation.map(book::match),
        unit.particulars().commander().flatMap(Commander::rating).map(book::match),
        order,
        order.map(each -> book.match(each.kind())));
  }

  /** Rounds short of a full pouch, in moves of fire; a move begun counts as fired. */
  private static OptionalInt movesFired(Situation situation, Optional<Rounds> rounds) {
    if (rounds.filter(each -> each.per() == Rounds.Per.MAN).isEmpty()) {
      return OptionalInt.empty();
    }
    return FireEndurance.find(situation.book(), FireEndurance.Firer.INFANTRYMAN)
        .map(
            lasts -> {
              int left = rounds.orElseThrow().count() / lasts.roundsPerMove().orElseThrow();
              return OptionalInt.of(Math.max(0, lasts.moves() - left));
            })
        .orElse(OptionalInt.empty());
  }

  private static Optional<FirstOrder> order(Situation situation, Optional<Side> side, Unit unit) {
    for (Optional<Unit> each = Optional.of(unit);
        each.isPresent();
        each = situation.units().findSuperior(each.get())) {
      Unit ordered = each.get();
      Optional<FirstOrder> found =
          side.stream()
              .flatMap(one -> one.command().orders().stream())
              .filter(order -> order.unit().equals(ordered.id()))
              .findFirst();
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }
}
