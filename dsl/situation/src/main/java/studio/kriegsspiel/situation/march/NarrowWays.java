package studio.kriegsspiel.situation.march;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.kriegsspiel.march.Ways;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.BridgeMaterial;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.RoadWidthClass;

/** The broadest formation a narrow place lets through, for books that say so. */
public final class NarrowWays {
  private static final double LARGE_BRIDGE_METRES = 5;

  private NarrowWays() {}

  /**
   * A formation and where it is written.
   *
   * @param front such as {@code sections}
   * @param walkOnly whether it is passed at the walk only
   * @param citation what it rests on
   */
  public record Front(String front, boolean walkOnly, Citation citation) {
    public String words() {
      return front + (walkOnly ? ", at the walk" : "") + " [" + citation + "]";
    }
  }

  /** The broadest front of an arm at a feature, nothing where book or map leave it open. */
  public static Optional<Front> find(RuleBook book, Feature feature, Arm arm) {
    return find(book, names(feature), arm);
  }

  /** The broadest front of an arm on a road. */
  public static Optional<Front> find(RuleBook book, RoadWidthClass road, Arm arm) {
    return switch (road) {
      case HIGHWAY -> find(book, List.of("main-highway"), arm);
      case SMALL_ROAD -> find(book, List.of("smaller-road"), arm);
      case TRACK -> find(book, List.of("footpath-dyke-or-sunken-road"), arm);
    };
  }

  private static Optional<Front> find(RuleBook book, List<String> named, Arm arm) {
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
    return named.stream()
        .filter(ways.ways()::contains)
        .findFirst()
        .flatMap(
            way ->
                ways.findBroadest(way, column)
                    .map(front -> new Front(front, ways.isWalkOnly(way), ways.citation(way))));
  }

  /** What the books call a narrow place; the first name a book knows counts. */
  private static List<String> names(Feature feature) {
    return switch (feature.kind()) {
      case BRIDGE -> bridge(feature.attributes());
      case FORD -> List.of("ford");
      default -> List.of("defile-or-sunken-road", "footpath-dyke-or-sunken-road");
    };
  }

  private static List<String> bridge(Attributes bridge) {
    BridgeMaterial material = bridge.bridgeMaterial().orElse(BridgeMaterial.WOOD);
    boolean makeshift = material != BridgeMaterial.STONE && material != BridgeMaterial.WOOD;
    if (makeshift) {
      return List.of("pontoon-or-repaired-bridge", "small-or-temporary-bridge");
    }
    if (bridge.widthMetres().isEmpty()) {
      return List.of();
    }
    boolean large = bridge.widthMetres().getAsDouble() >= LARGE_BRIDGE_METRES;
    return !large
        ? List.of("small-or-temporary-bridge")
        : material == BridgeMaterial.STONE
            ? List.of("large-bridge")
            : List.of("large-bridge-not-of-stone", "large-bridge");
  }
}
