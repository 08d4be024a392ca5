package studio.kriegsspiel.scenario.variant;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.scenario.Change;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.force.CommandAtStart;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.review.AssertedParty;
import studio.kriegsspiel.scenario.review.Claim;
import studio.kriegsspiel.scenario.review.Review;

/** The units that a variant goes without, and what goes with them. */
final class Removed {
  private final Set<UnitId> units = new HashSet<>();

  private Removed() {}

  static Removed by(Scenario base, Variant variant) {
    Removed removed = new Removed();
    for (Change each : variant.changes()) {
      if (each instanceof Change.Without without) {
        base.findUnit(without.unit()).stream()
            .flatMap(Unit::withAllParts)
            .forEach(unit -> removed.units.add(unit.id()));
      }
    }
    return removed;
  }

  boolean has(UnitId unit) {
    return units.contains(unit);
  }

  Side from(Side side) {
    return units.isEmpty()
        ? side
        : side.withArmy(
                side.army().stream().filter(unit -> !has(unit.id())).map(this::from).toList())
            .with(from(side.command()));
  }

  private CommandAtStart from(CommandAtStart command) {
    return new CommandAtStart(
        command.attachments().stream()
            .filter(each -> !has(each.unit()) && !has(each.to()))
            .toList(),
        command.orders().stream()
            .filter(each -> !has(each.unit()) && each.about().filter(this::has).isEmpty())
            .toList());
  }

  private Unit from(Unit unit) {
    return unit.withParts(
        unit.parts().stream().filter(part -> !has(part.id())).map(this::from).toList());
  }

  /** Whether an item can still come: neither from a unit that is not there, nor by its coming. */
  boolean leaves(Intelligence item) {
    boolean waits =
        item.release() instanceof Release.When when
            && when.condition().facts().flatMap(fact -> fact.units().stream()).anyMatch(this::has);
    boolean speaks = item.observation().filter(said -> has(said.unit())).isPresent();
    return !waits && !speaks && item.sourceUnit().filter(this::has).isEmpty();
  }

  /** Nothing is asserted of units that are not there. */
  Review from(Review review) {
    return units.isEmpty()
        ? review
        : review.withAssertions(
            review.assertions().stream().filter(each -> !isAbout(each.claim())).toList());
  }

  private boolean isAbout(Claim claim) {
    return claim.match(
        new Claim.Cases<>(
            sees -> isOne(sees.watcher()) || isOne(sees.seen()),
            reaches -> has(reaches.unit()),
            knows -> has(knows.unit()),
            numbers -> isOne(numbers.more()) || isOne(numbers.fewer()),
            attack -> isOne(attack.target()),
            stands -> has(stands.unit())));
  }

  private boolean isOne(AssertedParty party) {
    return Optional.of(party)
        .filter(AssertedParty.OneUnit.class::isInstance)
        .map(one -> has(((AssertedParty.OneUnit) one).unit()))
        .orElse(false);
  }
}
