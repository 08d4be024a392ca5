package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Observation;
import studio.kriegsspiel.scenario.news.Quantity;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * How far what is told of a body is from the truth at the minute observed. What is not told, or not
 * known of the truth, has no error.
 *
 * @param metres from the nearest of the place it is said to be at to where it was; a road, a brook,
 *     a wood or a village is all of it
 * @param bearing in which direction from there it was
 * @param told how many it is said to have
 * @param counted how many of these it had
 * @param turned by how many degrees, at most 180, it moved or faced otherwise
 */
public record ErrorOfNews(
    OptionalDouble metres,
    Optional<Direction> bearing,
    Optional<Quantity> told,
    OptionalInt counted,
    OptionalDouble turned) {

  /** What is told of a body, beside where it was at the minute observed. */
  public static ErrorOfNews of(
      Situation situation, Observation said, LocalDateTime observed, Whereabouts truly) {
    Optional<MapPoint> here = truly.centre();
    Optional<MapPoint> there =
        here.flatMap(
            truth ->
                said.at()
                    .flatMap(at -> situation.ground().flatMap(ground -> Site.of(ground, at)))
                    .map(site -> site.nearestTo(truth)));
    boolean both = there.isPresent();
    double away = both ? here.orElseThrow().distanceMetres(there.get()) : 0;
    OptionalInt counted =
        said.quantity().isPresent()
            ? situation
                .units()
                .find(said.unit())
                .map(unit -> count(unit, said.quantity().get().kind()))
                .orElse(OptionalInt.empty())
            : OptionalInt.empty();
    OptionalDouble turned =
        said.moving().isPresent() && truly.heading().isPresent()
            ? OptionalDouble.of(
                MapPoint.turnDegrees(
                    said.moving().get().degrees(), truly.heading().get().degrees()))
            : OptionalDouble.empty();
    return new ErrorOfNews(
        both ? OptionalDouble.of(away) : OptionalDouble.empty(),
        both && away > 0
            ? Optional.of(new Direction(there.get().bearingDegrees(here.orElseThrow())))
            : Optional.empty(),
        said.quantity(),
        counted,
        turned);
  }

  /** How many of a kind are in a unit; nothing where the order of battle does not tell. */
  private static OptionalInt count(Unit unit, Quantity.Kind kind) {
    int count =
        switch (kind) {
          case MEN -> unit.totalMen();
          case GUNS -> unit.totalPieces();
          case COMPANIES -> parts(unit, Echelon.COMPANY);
          case SQUADRONS ->
              unit.withAllParts().mapToInt(each -> each.strength().squadrons().orElse(0)).sum()
                  + (int)
                      unit.withAllParts()
                          .filter(each -> each.echelon() == Echelon.SQUADRON)
                          .filter(each -> each.strength().squadrons().isEmpty())
                          .count();
          case BATTALIONS -> parts(unit, Echelon.BATTALION);
          case BATTERIES ->
              (int)
                  unit.withAllParts()
                      .filter(each -> each.echelon() == Echelon.BATTERY)
                      .filter(each -> each.type().arm() == Arm.ARTILLERY)
                      .count();
          case REGIMENTS -> parts(unit, Echelon.REGIMENT);
          case BRIGADES -> parts(unit, Echelon.BRIGADE);
          case DIVISIONS -> parts(unit, Echelon.DIVISION);
        };
    return count > 0 ? OptionalInt.of(count) : OptionalInt.empty();
  }

  private static int parts(Unit unit, Echelon echelon) {
    return (int) unit.withAllParts().filter(each -> each.echelon() == echelon).count();
  }
}
