package studio.kriegsspiel.situation.works;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.EngineeringJob;
import studio.kriegsspiel.rules.field.EngineeringJob.Material;
import studio.kriegsspiel.rules.field.EngineeringJob.Work;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.ground.Located;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.Setting;
import studio.kriegsspiel.terrain.BridgeMaterial;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;

/** Planned works in the terms a rule book's field manual is asked in. */
public final class Jobs {
  private static final double NEAR_METRES = 400;
  private static final Set<FeatureKind> HOUSES =
      Set.of(FeatureKind.VILLAGE, FeatureKind.TOWN, FeatureKind.FARM, FeatureKind.BUILDING);

  private Jobs() {}

  /**
   * The job; what the map does not tell counts as the shortest and easiest case. Nothing for works
   * that no book times: ferries, loopholes, field works.
   */
  public static Optional<EngineeringJob> find(Setting setting, EngineeringTask task) {
    return switch (task.work()) {
      case BARRICADE, MAKE_ABATIS -> Optional.of(obstacle(Work.MAKE_OBSTACLE));
      case CLEAR_OBSTACLE -> Optional.of(obstacle(Work.CLEAR_OBSTACLE));
      case BUILD_BRIDGE, REPAIR_BRIDGE, DESTROY_BRIDGE -> Optional.of(crossing(setting, task));
      case BUILD_FERRY, LOOPHOLE, ENTRENCH -> Optional.empty();
    };
  }

  private static EngineeringJob obstacle(Work work) {
    return new EngineeringJob(work, 0, Material.NONE, false, false);
  }

  private static EngineeringJob crossing(Setting setting, EngineeringTask task) {
    Optional<MapPoint> place =
        setting
            .ground()
            .map(ground -> ground.resolvePlace(task.place(), task.span()))
            .flatMap(Located::find);
    Optional<Feature> bridge = near(setting, place, Set.of(FeatureKind.BRIDGE));
    Optional<Feature> water = near(setting, place, Set.of(FeatureKind.RIVER, FeatureKind.STREAM));
    boolean houses = setting.ground().isEmpty() || near(setting, place, HOUSES).isPresent();
    String words = task.material().orElse("").toLowerCase(Locale.ROOT);
    return new EngineeringJob(
        work(task, words, bridge),
        length(bridge, water),
        material(setting, task, houses),
        false,
        false);
  }

  private static Work work(EngineeringTask task, String words, Optional<Feature> bridge) {
    return switch (task.work()) {
      case BUILD_BRIDGE ->
          words.contains("pontoon")
              ? Work.BUILD_PONTOON_BRIDGE
              : words.contains("trestle") ? Work.BUILD_TRESTLE_BRIDGE : Work.BUILD_FLOATING_BRIDGE;
      case REPAIR_BRIDGE ->
          bridge
                      .flatMap(each -> each.attributes().bridgeMaterial())
                      .filter(each -> each == BridgeMaterial.STONE)
                      .isPresent()
                  || words.contains("stone")
              ? Work.REPAIR_STONE_BRIDGE
              : Work.REPAIR_WOODEN_BRIDGE;
      default -> destruction(words);
    };
  }

  private static Work destruction(String words) {
    if (words.contains("powder") || words.contains("mine")) {
      return Work.BLOW_UP_BRIDGE;
    }
    boolean fire = words.contains("fire") || words.contains("burn") || words.contains("pitch");
    if (fire) {
      return Work.BURN_BRIDGE;
    }
    return words.contains("plank") || words.contains("axe")
        ? Work.TEAR_UP_PLANKS
        : Work.REMOVE_BRIDGING;
  }

  private static Material material(Setting setting, EngineeringTask task, boolean houses) {
    Optional<Unit> unit = setting.units().find(task.unit());
    boolean train = has(unit, UnitType.PONTOONS);
    boolean pioneers = has(unit, UnitType.ENGINEERS);
    String words = task.material().orElse("").toLowerCase(Locale.ROOT);
    return switch (task.work()) {
      case BUILD_BRIDGE -> {
        if (train) {
          yield Material.PONTOON_TRAIN;
        }
        if (words.contains("trestle")) {
          yield pioneers && houses ? Material.PIONEERS_AND_HOUSES : Material.CARPENTERS;
        }
        yield houses ? Material.TOWN : Material.NONE;
      }
      case REPAIR_BRIDGE -> train || houses ? Material.REPAIR_MATERIAL : Material.NONE;
      default -> Material.NONE;
    };
  }

  private static boolean has(Optional<Unit> unit, UnitType type) {
    return unit.isPresent() && unit.get().withAllParts().anyMatch(each -> each.type() == type);
  }

  private static double length(Optional<Feature> bridge, Optional<Feature> water) {
    if (bridge.isPresent()) {
      return bridge.get().attributes().lengthMetres().orElse(bridge.get().geometry().getLength());
    }
    return water.map(each -> each.attributes().widthMetres().orElse(0)).orElse(0.0);
  }

  private static Optional<Feature> near(
      Setting setting, Optional<MapPoint> place, Set<FeatureKind> kinds) {
    Optional<GroundIndex> ground = setting.ground();
    if (ground.isEmpty() || place.isEmpty()) {
      return Optional.empty();
    }
    MapPoint at = place.get();
    return ground.get().ground().features().near(at.x(), at.y(), NEAR_METRES).stream()
        .filter(feature -> kinds.contains(feature.kind()))
        .min(
            java.util.Comparator.comparingDouble(
                feature ->
                    feature
                        .geometry()
                        .distance(
                            feature
                                .geometry()
                                .getFactory()
                                .createPoint(
                                    new org.locationtech.jts.geom.Coordinate(at.x(), at.y())))));
  }
}
