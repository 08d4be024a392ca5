package studio.kriegsspiel.desk.reading;

import java.util.Optional;
import java.util.OptionalDouble;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.march.Body;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A unit that a question is asked of, and how it stands.
 *
 * @param unit which one
 * @param body its troops
 * @param gait how they march as they stand
 * @param facing the way they face
 * @param at where they stand
 */
record Asker(UnitId unit, Body body, Gait gait, OptionalDouble facing, MapPoint at) {

  /** A unit as its block lies on the map, if the text has it. */
  static Optional<Asker> of(Studied studied, TroopBlock block) {
    return studied
        .scenario()
        .flatMap(scenario -> scenario.findUnit(block.unit()))
        .map(
            unit ->
                of(
                    unit,
                    block.formation(),
                    block.facingDegrees().map(OptionalDouble::of).orElse(OptionalDouble.empty()),
                    block.centre()));
  }

  /** A unit as the text draws it up; none where nobody can say where that is. */
  static Optional<Asker> of(Studied studied, UnitId id) {
    Optional<Scenario> scenario = studied.scenario();
    Optional<Unit> unit = scenario.flatMap(each -> each.findUnit(id));
    Optional<Deployment> post = scenario.flatMap(each -> each.findDeployment(id));
    return post.flatMap(
            each ->
                studied
                    .terrain()
                    .map(terrain -> new PositionResolver(terrain, studied.measures()))
                    .flatMap(positions -> positions.find(each.position())))
        .flatMap(
            at ->
                unit.map(
                    each ->
                        of(
                            each,
                            post.get().formation(),
                            post.get()
                                .facing()
                                .map(Direction::degrees)
                                .map(OptionalDouble::of)
                                .orElse(OptionalDouble.empty()),
                            at)));
  }

  private static Asker of(Unit unit, Formation formation, OptionalDouble facing, MapPoint at) {
    return new Asker(
        unit.id(),
        new Body(TroopsOf.unit(unit), unit.title()),
        formation == Formation.COLUMN_MARCH ? Gait.MARCH : Gait.ACTION,
        facing,
        at);
  }

  /** The same where its block is held. */
  Asker held(TroopBlock block) {
    return new Asker(
        unit,
        body,
        gait,
        block.facingDegrees().map(OptionalDouble::of).orElse(OptionalDouble.empty()),
        block.centre());
  }

  /** A question as this unit asks it: as these troops, at their gait, to their front. */
  Asking ask(Asking asking) {
    return asking.marching(body, gait, asking.minutes()).firing(body, facing).from(Optional.of(at));
  }

  /** What this unit asked, asked as it stands now; what it did not ask of itself stays. */
  Asking again(Asking asking, Asker now) {
    return asking
        .from(asking.from().map(from -> from.equals(at) ? now.at : from))
        .marching(
            asking.marching().equals(body) ? now.body : asking.marching(),
            asking.gait() == gait ? now.gait : asking.gait(),
            asking.minutes())
        .firing(
            asking.firing().equals(body) ? now.body : asking.firing(),
            asking.facing().equals(facing) ? now.facing : asking.facing());
  }
}
