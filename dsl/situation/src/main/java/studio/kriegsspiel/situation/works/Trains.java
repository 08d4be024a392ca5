package studio.kriegsspiel.situation.works;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.situation.ground.Setting;
import studio.kriegsspiel.terrain.MapPoint;

/** The pontoon trains that those who work have at hand. */
final class Trains {
  private final Setting setting;
  private final Optional<MapPoint> place;
  private final LocalDateTime begins;

  private Trains(Setting setting, EngineeringTask task, Optional<MapPoint> place) {
    this.setting = setting;
    this.place = place;
    this.begins = setting.clock().find(task.begins()).orElse(setting.clock().begins());
  }

  /**
   * Those of the workers themselves, and those of their side that the text puts near the place by
   * the time the work begins. Whoever is on the march counts where he comes from until he sets out,
   * and where he goes from then on.
   */
  static List<Unit> of(Setting setting, EngineeringTask task, Optional<MapPoint> place) {
    Trains trains = new Trains(setting, task, place);
    Stream<Unit> own = setting.units().find(task.unit()).stream().flatMap(Trains::in);
    Stream<Unit> near =
        setting.scenario().findSide(task.unit().side()).stream()
            .flatMap(side -> side.army().stream())
            .flatMap(Trains::in)
            .filter(trains::isNear);
    return Stream.concat(own, near).distinct().toList();
  }

  private static Stream<Unit> in(Unit unit) {
    return unit.withAllParts().filter(each -> each.type() == UnitType.PONTOONS);
  }

  /** By the last that the text says of the train, or else of those above it. */
  private boolean isNear(Unit train) {
    for (Optional<Unit> each = Optional.of(train);
        each.isPresent();
        each = setting.units().findSuperior(each.get())) {
      List<Position> said = said(each.get().id());
      if (!said.isEmpty()) {
        return isNear(said.get(said.size() - 1));
      }
    }
    return false;
  }

  /** Where the text puts a unit until the work begins, in the order of time. */
  private List<Position> said(UnitId unit) {
    List<Position> said = new ArrayList<>();
    setting.scenario().deployments().stream()
        .filter(each -> each.unit().equals(unit))
        .forEach(each -> said.add(each.position()));
    setting.scenario().plan().marches().stream()
        .filter(each -> each.unit().equals(unit))
        .forEach(
            each ->
                said.add(isOver(setting.clock().find(each.begins())) ? each.to() : each.from()));
    setting.scenario().plan().events().stream()
        .filter(each -> isOver(hour(each)))
        .sorted(Comparator.comparing((PlannedEvent each) -> hour(each).orElseThrow()))
        .forEach(each -> goal(each.deed(), unit).ifPresent(said::add));
    return said;
  }

  private static Optional<Position> goal(Deed deed, UnitId unit) {
    return deed.findUnit().filter(unit::equals).flatMap(each -> deed.findGoal());
  }

  private Optional<LocalDateTime> hour(PlannedEvent event) {
    return event.release() instanceof Release.At at
        ? setting.clock().find(Optional.of(at.time()))
        : Optional.empty();
  }

  private boolean isOver(Optional<LocalDateTime> hour) {
    return hour.filter(each -> !each.isAfter(begins)).isPresent();
  }

  private boolean isNear(Position position) {
    Optional<MapPoint> at = setting.ground().flatMap(each -> each.find(position));
    return at.isPresent()
        && place.isPresent()
        && at.get().distanceMetres(place.get()) <= WorkSite.NEAR_METRES;
  }
}
