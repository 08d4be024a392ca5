package studio.kriegsspiel.terrain.ground;

import studio.kriegsspiel.terrain.Feature;

/**
 * How far a feature drawn as a line or point reaches to each side. A width of the source counts;
 * the figures here only stand in where the source gives none.
 */
public final class FeatureReach {
  private FeatureReach() {}

  /** Half the breadth of a line, radius of a point, 0 for an area; metres. */
  public static double metres(Feature feature) {
    int dimension = feature.geometry().getDimension();
    if (dimension == 2) {
      return 0;
    }
    double width = feature.attributes().widthMetres().orElse(Double.NaN);
    if (width > 0) {
      return width / 2;
    }
    return dimension == 1 ? ofLine(feature) : ofPoint(feature);
  }

  private static double ofLine(Feature feature) {
    return switch (feature.kind()) {
      case ROAD -> ofRoad(feature);
      case RIVER -> 10;
      case STREAM, DITCH -> 2;
      case SUNKEN_ROAD, EMBANKMENT, BRIDGE, FORD -> 4;
      case HEDGE, WALL -> 1;
      default -> 3;
    };
  }

  private static double ofRoad(Feature feature) {
    return feature
        .attributes()
        .roadWidth()
        .map(
            width ->
                switch (width) {
                  case HIGHWAY -> 6.0;
                  case SMALL_ROAD -> 3.0;
                  case TRACK -> 1.5;
                })
        .orElse(3.0);
  }

  private static double ofPoint(Feature feature) {
    return switch (feature.kind()) {
      case TOWN -> 250;
      case VILLAGE -> 100;
      case FARM, SAND_PIT, FIELDWORK, DEFILE -> 30;
      case BUILDING, BRIDGE, FORD -> 10;
      default -> 5;
    };
  }
}
