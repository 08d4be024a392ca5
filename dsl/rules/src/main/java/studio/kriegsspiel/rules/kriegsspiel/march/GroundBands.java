package studio.kriegsspiel.rules.kriegsspiel.march;

import java.util.EnumSet;
import java.util.Set;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.Going;

/**
 * The columns of the march table that a piece of ground falls under: one for its cover and one for
 * its slope; the slower counts. Bands of slope are closed at the top (5-10° ends with 10°).
 */
final class GroundBands {

  private GroundBands() {}

  /** Whether the ground is closed to everyone: water without a crossing, or steeper than 35°. */
  static boolean isClosed(Going going) {
    boolean crossing =
        going.onRoad() || going.has(TerrainKind.FORD) || going.has(TerrainKind.BRIDGE);
    boolean water = going.has(TerrainKind.LAKE) || going.has(TerrainKind.RIVER);
    return going.slopeDegrees() > 35 || (water && !crossing);
  }

  static Set<GroundBand> of(Going going) {
    EnumSet<GroundBand> bands = EnumSet.noneOf(GroundBand.class);
    if (going.onRoad()) {
      bands.add(roadSlope(going.slopeDegrees()));
      return bands;
    }
    bands.add(slope(going.slopeDegrees()));
    for (TerrainKind kind : going.kinds()) {
      switch (kind) {
        case WOOD_LIGHT -> bands.add(GroundBand.LIGHT_WOOD);
        case WOOD_DENSE -> bands.add(GroundBand.THICK_WOOD);
        case MARSH -> bands.add(GroundBand.SWAMP);
        case FARM, GARDEN, VILLAGE, TOWN -> bands.add(GroundBand.FARMYARD);
        default -> {
          // open, or the umpire's business
        }
      }
    }
    if (bands.size() > 1) {
      bands.remove(GroundBand.EVEN);
    }
    return bands;
  }

  private static GroundBand roadSlope(double degrees) {
    if (degrees <= 15) {
      return GroundBand.EVEN;
    }
    return degrees <= 25 ? GroundBand.ROAD_15_25 : GroundBand.ROAD_25_35;
  }

  private static GroundBand slope(double degrees) {
    if (degrees < 5) {
      return GroundBand.EVEN;
    }
    if (degrees <= 10) {
      return GroundBand.OFF_ROAD_5_10;
    }
    return degrees <= 15 ? GroundBand.OFF_ROAD_10_15 : GroundBand.OFF_ROAD_15_35;
  }
}
