package studio.kriegsspiel.terrain;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What a feature is. The concept key names the row of the terrain table by which the five rule
 * books correspond; kinds that only shape the ground have none.
 */
public enum FeatureKind {
  WOOD_LIGHT("wood.light", "wood.light", Shape.AREA),
  WOOD_DENSE("wood.dense", "wood.dense", Shape.AREA),
  MARSH("marsh", "marsh", Shape.AREA),
  STREAM("stream", "stream / ford", Shape.LINE),
  RIVER("river", "river", Shape.LINE_OR_AREA),
  LAKE("lake", "lake", Shape.AREA),
  ROAD("road", "road", Shape.LINE),
  BRIDGE("bridge", "bridge", Shape.LINE_OR_POINT),
  FORD("ford", "stream / ford", Shape.LINE_OR_POINT),
  BUILDING("building", "farm / garden", Shape.ANY),
  FARM("farm", "farm / garden", Shape.ANY),
  GARDEN("garden", "farm / garden", Shape.AREA),
  ORCHARD("orchard", "farm / garden", Shape.AREA),
  VILLAGE("village", "village", Shape.ANY),
  TOWN("town", "town", Shape.ANY),
  HEDGE("hedge", "wall, hedge, ditch", Shape.LINE),
  WALL("wall", "wall, hedge, ditch", Shape.LINE),
  DITCH("ditch", "wall, hedge, ditch", Shape.LINE),
  SUNKEN_ROAD("road.sunken", "defile", Shape.LINE),
  EMBANKMENT("embankment", "defile", Shape.LINE),
  FIELDWORK("fieldwork", "fieldwork", Shape.ANY),
  BARRICADE("barricade", "fieldwork", Shape.LINE_OR_POINT),
  SAND_PIT("sand-pit", "rough / broken", Shape.ANY),
  ROUGH("rough", "rough / broken", Shape.AREA),
  DEFILE("defile", "defile", Shape.ANY),
  /** Slope in degrees drawn by hand, instead of what the heights give. */
  SLOPE_OVERRIDE("slope.override", "slope", Shape.AREA),
  /** Ground raised (positive height) or lowered by hand, in metres, over what the heights give. */
  HEIGHT_OVERRIDE("height.override", "", Shape.AREA),
  /**
   * Ground redrawn by hand: within it heights come from the contours, spot heights, ridges and
   * valleys drawn by hand there; over a belt of {@link Attributes#widthMetres} along its rim they
   * go over into what lies around.
   */
  REDRAWN("height.redrawn", "", Shape.AREA),
  /** Line of equal height, metres in {@link Attributes#heightMetres}. */
  CONTOUR("contour", "", Shape.LINE),
  /** Measured height, metres in {@link Attributes#heightMetres}. */
  SPOT_HEIGHT("height.spot", "", Shape.POINT),
  RIDGE_LINE("ridge", "", Shape.LINE),
  VALLEY_LINE("valley", "", Shape.LINE);

  private final String key;
  private final String concept;
  private final Shape shape;

  FeatureKind(String key, String concept, Shape shape) {
    this.key = key;
    this.concept = concept;
    this.shape = shape;
  }

  /** The word used in files, such as {@code wood.light}. */
  public String key() {
    return key;
  }

  /** Row of the rule books' common terrain table, empty for kinds that only shape the ground. */
  public Optional<String> concept() {
    return concept.isEmpty() ? Optional.empty() : Optional.of(concept);
  }

  /** Whether it only tells the lie of the ground, and nothing of that kind stands there. */
  public boolean isOfHeights() {
    return concept.isEmpty() || this == SLOPE_OVERRIDE;
  }

  /** Which geometries make sense. */
  public Shape shape() {
    return shape;
  }

  /** The kind with this key. */
  public static Optional<FeatureKind> findByKey(String key) {
    return Arrays.stream(values()).filter(kind -> kind.key.equals(key)).findFirst();
  }

  /** All keys, for messages. */
  public static List<String> keys() {
    return Arrays.stream(values()).map(FeatureKind::key).toList();
  }

  /** Geometries a kind may have. */
  public enum Shape {
    POINT,
    LINE,
    AREA,
    LINE_OR_POINT,
    LINE_OR_AREA,
    ANY;

    /** Whether a geometry of this dimension (0 point, 1 line, 2 area) fits. */
    public boolean accepts(int dimension) {
      return switch (this) {
        case POINT -> dimension == 0;
        case LINE -> dimension == 1;
        case AREA -> dimension == 2;
        case LINE_OR_POINT -> dimension <= 1;
        case LINE_OR_AREA -> dimension >= 1;
        case ANY -> true;
      };
    }
  }
}
