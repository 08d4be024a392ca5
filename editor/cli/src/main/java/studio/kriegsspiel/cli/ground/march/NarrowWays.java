package studio.kriegsspiel.cli.ground.march;

import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.kriegsspiel.march.Ways;
import studio.kriegsspiel.terrain.BridgeMaterial;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.RoadWidthClass;

/** The broadest formation a narrow place lets through, for books that say so. */
final class NarrowWays {
  private static final double LARGE_BRIDGE_METRES = 5;

  private NarrowWays() {}

  /**
   * A formation and where it is written.
   *
   * @param front such as {@code sections}
   * @param walkOnly whether it is passed at the walk only
   * @param citation what it rests on
   */
  record Front(String front, boolean walkOnly, Citation citation) {
    String words() {
      return front + (walkOnly ? ", at the walk" : "") + " [" + citation + "]";
    }
  }

  /** The broadest front of an arm at a feature, nothing where book or map leave it open. */
  static Optional<Front> find(RuleBook book, Feature feature, Arm arm) {
    return find(book, way(feature), arm);
  }

  /** The broadest front of an arm on a road. */
  static Optional<Front> find(RuleBook book, RoadWidthClass road, Arm arm) {
    return switch (road) {
      case HIGHWAY -> find(book, "main-highway", arm);
      case SMALL_ROAD -> find(book, "smaller-road", arm);
      case TRACK -> find(book, "footpath-dyke-or-sunken-road", arm);
    };
  }

  private static Optional<Front> find(RuleBook book, String way, Arm arm) {
    if (book.tables().find("road-widths").isEmpty()) {
      return Optional.empty();
    }
    Ways ways = new Ways(book);
    String column =
        switch (arm) {
          case CAVALRY, STAFF -> "cavalry";
          case ARTILLERY, TRAIN -> "artillery";
          default -> "infantry";
        };
    return ways.ways().contains(way)
        ? ways.findBroadest(way, column)
            .map(front -> new Front(front, ways.isWalkOnly(way), ways.citation(way)))
        : Optional.empty();
  }

  private static String way(Feature feature) {
    if (feature.kind() != FeatureKind.BRIDGE) {
      return feature.kind() == FeatureKind.FORD ? "ford" : "defile-or-sunken-road";
    }
    boolean large = feature.attributes().widthMetres().orElse(0) >= LARGE_BRIDGE_METRES;
    boolean stone =
        feature.attributes().bridgeMaterial().filter(BridgeMaterial.STONE::equals).isPresent();
    return !large
        ? "small-or-temporary-bridge"
        : stone ? "large-bridge" : "large-bridge-not-of-stone";
  }
}
