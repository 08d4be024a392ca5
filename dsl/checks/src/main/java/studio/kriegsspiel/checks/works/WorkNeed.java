package studio.kriegsspiel.checks.works;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Preparation;
import studio.kriegsspiel.situation.works.WorkSite;
import studio.kriegsspiel.terrain.FeatureKind;

/**
 * What a work is done to.
 *
 * @param deed the work in a sentence
 * @param missing what is not there, in a sentence
 * @param kinds what would serve
 * @param metres so near the place it has to be
 */
record WorkNeed(String deed, String missing, Set<FeatureKind> kinds, double metres) {
  private static final Set<FeatureKind> WALLS =
      EnumSet.of(
          FeatureKind.BUILDING,
          FeatureKind.FARM,
          FeatureKind.VILLAGE,
          FeatureKind.TOWN,
          FeatureKind.WALL,
          FeatureKind.GARDEN);

  private static final Set<FeatureKind> TREES =
      EnumSet.of(
          FeatureKind.WOOD_LIGHT,
          FeatureKind.WOOD_DENSE,
          FeatureKind.ORCHARD,
          FeatureKind.GARDEN,
          FeatureKind.HEDGE);

  private static final Set<FeatureKind> WAYS =
      EnumSet.of(
          FeatureKind.ROAD,
          FeatureKind.SUNKEN_ROAD,
          FeatureKind.DEFILE,
          FeatureKind.EMBANKMENT,
          FeatureKind.BRIDGE,
          FeatureKind.FORD,
          FeatureKind.HEDGE,
          FeatureKind.FIELDWORK);

  private static final WorkNeed BARRICADE =
      new WorkNeed("make a barricade", "neither a way nor a house to be blocked", entrances(), 200);

  private static final WorkNeed LOOPHOLES =
      new WorkNeed("make loopholes", "no house or wall to be pierced", WALLS, 200);

  private static final WorkNeed ABATIS =
      new WorkNeed("make an abatis", "no tree to be felled", TREES, WorkSite.NEAR_METRES);

  private static final WorkNeed STRENGTHENED =
      new WorkNeed("strengthen walls", "no house or wall to be strengthened", WALLS, 200);

  private static Set<FeatureKind> entrances() {
    Set<FeatureKind> kinds = EnumSet.copyOf(WALLS);
    kinds.addAll(WAYS);
    return kinds;
  }

  /** What a work that is planned, or that stands, needs; nothing where it needs but earth. */
  static Optional<WorkNeed> of(EngineeringTask.Work work) {
    return switch (work) {
      case BARRICADE -> Optional.of(BARRICADE);
      case LOOPHOLE -> Optional.of(LOOPHOLES);
      case MAKE_ABATIS -> Optional.of(ABATIS);
      case CLEAR_OBSTACLE ->
          Optional.of(
              new WorkNeed(
                  "clear an obstacle",
                  "none, and nobody makes one before",
                  EnumSet.of(FeatureKind.BARRICADE, FeatureKind.FIELDWORK),
                  200));
      case BUILD_BRIDGE, REPAIR_BRIDGE, DESTROY_BRIDGE, BUILD_FERRY, ENTRENCH -> Optional.empty();
    };
  }

  /** What is needed for a preparation behind a comma in a deployment. */
  static Optional<WorkNeed> of(Preparation preparation) {
    return switch (preparation) {
      case LOOPHOLED -> Optional.of(LOOPHOLES);
      case BARRICADED -> Optional.of(BARRICADE);
      case ABATIS -> Optional.of(ABATIS);
      case STRENGTHENED -> Optional.of(STRENGTHENED);
      case ENTRENCHED, FORTIFIED -> Optional.empty();
    };
  }
}
