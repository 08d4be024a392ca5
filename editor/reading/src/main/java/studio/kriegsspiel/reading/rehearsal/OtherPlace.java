package studio.kriegsspiel.reading.rehearsal;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.ground.SoundSpot;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.LengthUnit;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;

/**
 * Where else a body could stand when play begins, as far as ground, room, enemies and its field of
 * fire say so; marches and hours from there are asked of nobody. Who holds a house or works of his
 * own stays.
 */
final class OtherPlace {
  /** So far back. */
  static final int BACK_METRES = 500;

  /** What is nearer is where it is already, what is farther is another part of the field. */
  private static final double NEAR_METRES = 200;

  private static final double FAR_METRES = 2000;
  private static final double ABOUT = 180;
  private static final double FULL = 360;

  private OtherPlace() {}

  /** The situation in which it stands there; nothing where it cannot. */
  static Optional<Situation> of(Situation situation, UnitId unit, ToldOtherwise.Kind kind) {
    return deployed(situation, unit)
        .flatMap(from -> found(situation, from, kind).map(each -> with(situation, from, each)));
  }

  /** Where that is, in words. */
  static Optional<String> words(Situation situation, UnitId unit, ToldOtherwise.Kind kind) {
    return deployed(situation, unit)
        .flatMap(from -> found(situation, from, kind))
        .map(Position::words);
  }

  private static Optional<Deployment> deployed(Situation situation, UnitId unit) {
    return situation.scenario().deployments().stream()
        .filter(each -> each.unit().equals(unit))
        .filter(each -> each.works().isEmpty() && each.formation() != Formation.GARRISON)
        .findFirst();
  }

  private static Optional<Position> found(
      Situation situation, Deployment from, ToldOtherwise.Kind kind) {
    Optional<GroundIndex> ground = situation.ground();
    Optional<MapPoint> at = ground.flatMap(each -> each.find(from.position()));
    Optional<Unit> unit = situation.units().find(from.unit());
    if (ground.isEmpty() || at.isEmpty() || unit.isEmpty() || situation.printed().isEmpty()) {
      return Optional.empty();
    }
    SoundSpot spot =
        SoundSpot.of(
            new CheckContext(situation, ""),
            from,
            unit.get().withAllParts().filter(Unit::isBody).toList());
    Stream<Position> there =
        kind == ToldOtherwise.Kind.BACK ? back(from) : nearest(ground.get(), at.get());
    return there
        .filter(each -> ground.get().find(each).filter(spot::serves).isPresent())
        .findFirst();
  }

  private static Situation with(Situation situation, Deployment from, Position to) {
    return situation.with(
        situation
            .scenario()
            .withDeployments(
                situation.scenario().deployments().stream()
                    .map(each -> each.equals(from) ? each.at(to) : each)
                    .toList()));
  }

  private static Stream<Position> back(Deployment from) {
    return from.facing().stream()
        .map(
            facing ->
                new Position.Offset(
                    new Distance(BACK_METRES, LengthUnit.METRES),
                    new Direction((facing.degrees() + ABOUT) % FULL),
                    from.position(),
                    TextSpan.NONE));
  }

  private static Stream<Position> nearest(GroundIndex ground, MapPoint at) {
    return ground.terrain().places().stream()
        .filter(each -> each.at().distanceMetres(at) >= NEAR_METRES)
        .filter(each -> each.at().distanceMetres(at) <= FAR_METRES)
        .sorted(Comparator.comparingDouble((Place each) -> each.at().distanceMetres(at)))
        .map(each -> new Position.AtPlace(each.name(), TextSpan.NONE));
  }
}
