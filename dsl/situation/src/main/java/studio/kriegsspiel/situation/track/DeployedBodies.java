package studio.kriegsspiel.situation.track;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.situation.footprint.Extent;
import studio.kriegsspiel.situation.ground.Setting;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Where the bodies of deployed units stand. The text gives the middle of the whole; its bodies
 * stand side by side from the right, or one behind the other from the front, in the order of the
 * text.
 */
final class DeployedBodies {
  private final Setting setting;
  private final Map<UnitId, Track.Standing> standing = new ConcurrentHashMap<>();

  DeployedBodies(Setting setting) {
    this.setting = setting;
  }

  /** Where a unit stands by the statements that deploy it, the last reckoned once. */
  Track.Standing of(Unit unit) {
    return standing.computeIfAbsent(unit.id(), id -> new Reckoned(unit));
  }

  /** Seldom more than one statement deploys a unit. */
  private final class Reckoned implements Track.Standing {
    private final Unit unit;
    private volatile @Nullable Known known;

    Reckoned(Unit unit) {
      this.unit = unit;
    }

    @Override
    public Whereabouts of(Placement.Deployed placement) {
      Known last = known;
      if (last == null || last.by() != placement.deployment()) {
        last = new Known(placement.deployment(), find(placement.deployment(), unit));
        known = last;
      }
      return last.where();
    }
  }

  private record Known(Deployment by, Whereabouts where) {}

  /** Where a unit stands that a statement of itself or of one above it deploys. */
  private Whereabouts find(Deployment deployment, Unit unit) {
    Optional<MapPoint> middle =
        setting.ground().flatMap(ground -> ground.find(deployment.position()));
    if (middle.isEmpty()) {
      return Whereabouts.unknown();
    }
    if (unit.id().equals(deployment.unit()) && unit.isBody()) {
      Extent alone = extent(setting.units().bodies(unit), deployment.formation());
      return stand(deployment, middle.get(), alone);
    }
    List<Unit> all =
        setting.units().find(deployment.unit()).map(setting.units()::bodies).orElse(List.of());
    List<Unit> mine = all.stream().filter(body -> isIn(body, unit)).toList();
    Extent whole = extent(all, deployment.formation());
    if (mine.isEmpty() || mine.size() == all.size()) {
      return stand(deployment, middle.get(), whole);
    }
    Extent own = extent(mine, deployment.formation());
    Extent before = extent(all.subList(0, all.indexOf(mine.get(0))), deployment.formation());
    return stand(deployment, shifted(deployment, middle.get(), whole, before, own), own);
  }

  private boolean isIn(Unit body, Unit unit) {
    for (Optional<Unit> each = Optional.of(body);
        each.isPresent();
        each = setting.units().findSuperior(each.get())) {
      if (each.get() == unit) {
        return true;
      }
    }
    return false;
  }

  private Extent extent(List<Unit> bodies, Formation formation) {
    return Extent.of(bodies, formation, setting.book().fieldManual());
  }

  private static MapPoint shifted(
      Deployment deployment, MapPoint middle, Extent whole, Extent before, Extent own) {
    if (deployment.facing().isEmpty()) {
      return middle;
    }
    double facing = deployment.facing().get().degrees();
    return Extent.isInColumn(deployment.formation())
        ? middle.offset(
            whole.depthMetres() / 2 - before.depthMetres() - own.depthMetres() / 2, facing)
        : middle.offset(
            whole.frontMetres() / 2 - before.frontMetres() - own.frontMetres() / 2, facing + 90);
  }

  private static Whereabouts stand(Deployment deployment, MapPoint middle, Extent extent) {
    double ahead = deployment.facing().isPresent() ? extent.depthMetres() / 2 : 0;
    double facing = deployment.facing().map(Direction::degrees).orElse(0.0);
    return new Whereabouts(
        Whereabouts.Kind.STANDING,
        Certainty.FIXED,
        Optional.of(middle),
        Optional.of(middle.offset(ahead, facing)),
        Optional.of(middle.offset(-ahead, facing)),
        deployment.facing(),
        Optional.of(deployment.formation()),
        extent.frontMetres(),
        extent.depthMetres());
  }
}
