package studio.kriegsspiel.situation.works;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.Setting;
import studio.kriegsspiel.terrain.MapPoint;

/** The pontoon trains that those who work have at hand. */
final class Trains {
  private Trains() {}

  /** Those of the workers themselves, and those of their side that the text puts near the place. */
  static List<Unit> of(Setting setting, EngineeringTask task, Optional<MapPoint> place) {
    Stream<Unit> own = setting.units().find(task.unit()).stream().flatMap(Trains::in);
    Stream<Unit> near =
        setting.scenario().deployments().stream()
            .filter(each -> each.unit().side().equals(task.unit().side()))
            .filter(each -> isNear(find(setting.ground(), each.position()), place))
            .flatMap(each -> setting.units().find(each.unit()).stream())
            .flatMap(Trains::in);
    return Stream.concat(own, near).distinct().toList();
  }

  private static Optional<MapPoint> find(Optional<GroundIndex> ground, Position position) {
    return ground.flatMap(each -> each.find(position));
  }

  private static boolean isNear(Optional<MapPoint> train, Optional<MapPoint> place) {
    return train.isPresent()
        && place.isPresent()
        && train.get().distanceMetres(place.get()) <= Site.NEAR_METRES;
  }

  private static Stream<Unit> in(Unit unit) {
    return unit.withAllParts().filter(each -> each.type() == UnitType.PONTOONS);
  }
}
