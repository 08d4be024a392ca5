package studio.kriegsspiel.situation.march;

import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.field.DefileKind;
import studio.kriegsspiel.rules.field.NarrowFront;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.BridgeMaterial;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.RoadWidthClass;

/** The broadest formation a narrow place lets through, for books that say so. */
public final class NarrowWays {
  private static final double LARGE_BRIDGE_METRES = 5;

  private NarrowWays() {}

  /** The broadest front of an arm at a feature, nothing where book or map leave it open. */
  public static Optional<NarrowFront> find(RuleBook book, Feature feature, Arm arm) {
    return place(feature).flatMap(place -> book.fieldManual().findNarrowFront(place, arm));
  }

  /** The broadest front of an arm on a road. */
  public static Optional<NarrowFront> find(RuleBook book, RoadWidthClass road, Arm arm) {
    DefileKind place =
        switch (road) {
          case HIGHWAY -> DefileKind.HIGHWAY;
          case SMALL_ROAD -> DefileKind.SMALL_ROAD;
          case TRACK -> DefileKind.TRACK;
        };
    return book.fieldManual().findNarrowFront(place, arm);
  }

  private static Optional<DefileKind> place(Feature feature) {
    return switch (feature.kind()) {
      case BRIDGE -> bridge(feature.attributes());
      case FORD -> Optional.of(DefileKind.FORD);
      default -> Optional.of(DefileKind.DEFILE);
    };
  }

  private static Optional<DefileKind> bridge(Attributes bridge) {
    BridgeMaterial material = bridge.bridgeMaterial().orElse(BridgeMaterial.WOOD);
    if (material != BridgeMaterial.STONE && material != BridgeMaterial.WOOD) {
      return Optional.of(DefileKind.MAKESHIFT_BRIDGE);
    }
    if (bridge.widthMetres().isEmpty()) {
      return Optional.empty();
    }
    if (bridge.widthMetres().getAsDouble() < LARGE_BRIDGE_METRES) {
      return Optional.of(DefileKind.SMALL_BRIDGE);
    }
    return Optional.of(
        material == BridgeMaterial.STONE
            ? DefileKind.LARGE_STONE_BRIDGE
            : DefileKind.LARGE_WOODEN_BRIDGE);
  }
}
