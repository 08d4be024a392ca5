package studio.kriegsspiel.reading.umpire;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.game.Front;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.track.Placement;
import studio.kriegsspiel.situation.track.Track;

/**
 * Who was halted by an enemy, or behind his own who fight, goes on to where he was sent, once they
 * are no more before him.
 */
final class GoingOn {
  private final Game game;

  GoingOn(Game game) {
    this.game = game;
  }

  /**
   * The orders for all who can, in the order of the text; each goes on from where it is.
   *
   * @param back those who were just sent back, or stay
   */
  List<String> orders(Front front, Set<UnitId> back) {
    Set<UnitId> held = new HashSet<>(back);
    front.touching().forEach(two -> held.addAll(List.of(two.first(), two.second())));
    front.waiting().forEach(two -> held.add(two.first()));
    return game.situation().tracks().bodies().stream()
        .filter(unit -> unit.type().arm() != Arm.ARTILLERY)
        .map(Unit::id)
        .filter(unit -> !held.contains(unit) && !game.left().isGone(unit))
        .flatMap(unit -> order(unit).stream())
        .toList();
  }

  private Optional<String> order(UnitId body) {
    Track track = game.situation().tracks().of(body);
    return track
        .inForce(game.now())
        .flatMap(GoingOn::halt)
        .flatMap(halt -> sent(track, halt))
        .flatMap(deed -> words(body, deed));
  }

  /** A halt that an enemy brought about, which no text has. */
  private static Optional<Placement.Halted> halt(Placement placement) {
    return Optional.of(placement)
        .filter(Placement.Halted.class::isInstance)
        .map(Placement.Halted.class::cast)
        .filter(each -> each.span().equals(TextSpan.NONE));
  }

  /** Where it was on its way to, by order or by the text. */
  private static Optional<Deed.Marches> sent(Track track, Placement.Halted halt) {
    return track.placements().stream()
        .filter(each -> each.from().isBefore(halt.from()))
        .filter(each -> going(each).isPresent())
        .max(Comparator.comparing(Placement::from))
        .flatMap(GoingOn::going);
  }

  private static Optional<Deed.Marches> going(Placement placement) {
    return placement.match(
        new Placement.Cases<>(
            deployed -> Optional.empty(),
            arriving -> Optional.empty(),
            patrolling -> Optional.empty(),
            marching -> Optional.of(planned(marching.march())),
            ordered -> marches(ordered.event().deed()),
            halted -> Optional.empty(),
            awaited -> Optional.empty()));
  }

  private static Deed.Marches planned(PlannedMarch march) {
    return new Deed.Marches(march.unit(), List.of(), march.to(), march.formation());
  }

  private static Optional<Deed.Marches> marches(Deed deed) {
    return deed.match(
        new Deed.Cases<>(
            bombards -> Optional.empty(),
            attacks ->
                Optional.of(
                    new Deed.Marches(
                        attacks.unit(), List.of(), attacks.target(), attacks.formation())),
            Optional::of,
            leaves -> Optional.empty(),
            halts -> Optional.empty(),
            arrives -> Optional.empty(),
            works -> Optional.empty(),
            weather -> Optional.empty(),
            ground -> Optional.empty()));
  }

  /** By the quickest way from where it is. */
  private Optional<String> words(UnitId body, Deed.Marches deed) {
    String verb = deed.formation() == Formation.COLUMN_MARCH ? " marches to " : " attacks ";
    return place(deed.to()).map(place -> body + verb + place);
  }

  private Optional<String> place(Position position) {
    return position.match(
        at -> Optional.of(PointWords.named(at.place())),
        this::measured,
        this::measured,
        this::measured);
  }

  private Optional<String> measured(Position position) {
    return game.situation()
        .ground()
        .flatMap(
            ground ->
                ground.find(position).flatMap(point -> PointWords.of(ground.terrain(), point)));
  }
}
