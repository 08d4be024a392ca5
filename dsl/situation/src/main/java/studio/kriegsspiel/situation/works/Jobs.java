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
import studio.kriegsspiel.situation.ground.Setting;
import studio.kriegsspiel.terrain.BridgeMaterial;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.MapPoint;

/** Planned works in the terms a rule book's field manual is asked in. */
public final class Jobs {
  /** What a bridge is mended with, in the words of a text. */
  private static final Set<String> TIMBER =
      Set.of("beam", "timber", "plank", "board", "log", "wood", "trestle", "pontoon", "bridging");

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
    Optional<WorkSite> site =
        setting
            .ground()
            .flatMap(
                ground ->
                    ground
                        .resolvePlace(task.place(), task.span())
                        .find()
                        .map(at -> new WorkSite(ground, at)));
    boolean houses =
        setting.ground().isEmpty()
            || site.flatMap(each -> each.findNearest(WorkSite.HOUSES, WorkSite.NEAR_METRES))
                .isPresent();
    String words = task.material().orElse("").toLowerCase(Locale.ROOT);
    return new EngineeringJob(
        work(task, words, site.flatMap(WorkSite::findBridge)),
        site.map(WorkSite::crossingMetres).orElse(0.0),
        material(setting, task, site.map(WorkSite::at), houses),
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

  private static Material material(
      Setting setting, EngineeringTask task, Optional<MapPoint> place, boolean houses) {
    Optional<Unit> unit = setting.units().find(task.unit());
    boolean train = !Trains.of(setting, task, place).isEmpty();
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
      case REPAIR_BRIDGE ->
          train || houses || isTimber(words) ? Material.REPAIR_MATERIAL : Material.NONE;
      default -> Material.NONE;
    };
  }

  /** Whether the text says itself that there is something to mend a bridge with. */
  private static boolean isTimber(String words) {
    return TIMBER.stream().anyMatch(words::contains);
  }

  private static boolean has(Optional<Unit> unit, UnitType type) {
    return unit.isPresent() && unit.get().withAllParts().anyMatch(each -> each.type() == type);
  }
}
