package studio.kriegsspiel.checks.forces;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.ground.SoundSpot;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.ground.Footing;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.terrain.MapPoint;

/** Places a unit that stands nowhere beside those it belongs to, where it may stand. */
final class PlaceFix {
  /** No nearer than this to any other unit, so that none stands on another. */
  private static final int CLEAR_PACES = 250;

  private static final int FARTHEST_PACES = 1500;

  private PlaceFix() {}

  /** The mend; none where nothing of its side stands on a ground that is known. */
  static Optional<Fix> beside(CheckContext context, Unit unit) {
    return context
        .ground()
        .flatMap(
            ground ->
                neighbour(context, unit).flatMap(each -> beside(context, ground, unit, each)));
  }

  /** A unit of the same formation that is deployed, else any of the side. */
  private static Optional<Deployment> neighbour(CheckContext context, Unit unit) {
    List<Deployment> own =
        context.scenario().deployments().stream()
            .filter(each -> each.unit().side().equals(unit.id().side()))
            .toList();
    Stream<Deployment> near =
        context.units().findParent(unit).stream()
            .flatMap(Unit::withAllParts)
            .flatMap(part -> own.stream().filter(each -> each.unit().equals(part.id())));
    return Stream.concat(near, own.stream()).findFirst();
  }

  private static Optional<Fix> beside(
      CheckContext context, GroundIndex ground, Unit unit, Deployment neighbour) {
    Optional<MapPoint> from = ground.find(neighbour.position());
    if (from.isEmpty() || !context.budget().takeFix()) {
      return Optional.empty();
    }
    List<MapPoint> taken =
        context.scenario().deployments().stream()
            .flatMap(each -> ground.find(each.position()).stream())
            .toList();
    Formation formation =
        unit.type().arm() == Arm.ARTILLERY ? Formation.ARTILLERY_DEPLOYED : Formation.LINE;
    Deployment there =
        new Deployment(
            unit.id(),
            formation,
            neighbour.position(),
            neighbour.facing(),
            neighbour.span(),
            neighbour.unitSpan());
    SoundSpot spot = SoundSpot.of(context, there, context.units().bodies(unit));
    double clear = CLEAR_PACES * ground.metresPerPace();
    return Footing.search(
            from.get(),
            ground.metresPerPace(),
            FARTHEST_PACES,
            to ->
                taken.stream().allMatch(each -> each.distanceMetres(to) >= clear)
                    && spot.serves(to))
        .flatMap(
            footing ->
                context.propose(
                    MessageWords.say(
                        "place `%s` %,d paces %s of `%s`",
                        unit.id().name(),
                        footing.paces(),
                        footing.towards(),
                        neighbour.unit().name()),
                    new Intention.Place(
                        unit.id(),
                        new MapSpot(footing.point().x(), footing.point().y()),
                        Optional.of(formation),
                        neighbour.facing())));
  }
}
