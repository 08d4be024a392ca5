package studio.kriegsspiel.situation.ground;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.ground.GroundPoint;

/** The ground at a point in the terms a rule book's field manual is asked in. */
public final class GoingIndex {
  private final Ground ground;

  public GoingIndex(Ground ground) {
    this.ground = ground;
  }

  /** The going at a point; a slope that is not known counts as level. */
  public Going at(MapPoint point) {
    GroundPoint here = ground.at(point);
    return new Going(kinds(here.features()), slope(here.slopeDegrees()), false);
  }

  /** A slope for the field manual. */
  static double slope(double degrees) {
    return Double.isNaN(degrees) ? 0 : Math.min(90, Math.max(0, degrees));
  }

  /** The kinds of ground that features make. */
  static Set<TerrainKind> kinds(List<Feature> features) {
    EnumSet<TerrainKind> kinds = EnumSet.noneOf(TerrainKind.class);
    features.forEach(feature -> kind(feature.kind()).ifPresent(kinds::add));
    return kinds;
  }

  /** The kind of ground a feature makes, nothing for features that only shape the heights. */
  public static Optional<TerrainKind> kind(FeatureKind kind) {
    return Optional.ofNullable(
        switch (kind) {
          case WOOD_LIGHT -> TerrainKind.WOOD_LIGHT;
          case WOOD_DENSE -> TerrainKind.WOOD_DENSE;
          case MARSH -> TerrainKind.MARSH;
          case STREAM -> TerrainKind.STREAM;
          case RIVER -> TerrainKind.RIVER;
          case LAKE -> TerrainKind.LAKE;
          case ROAD -> TerrainKind.ROAD;
          case BRIDGE -> TerrainKind.BRIDGE;
          case FORD -> TerrainKind.FORD;
          case BUILDING, FARM -> TerrainKind.FARM;
          case GARDEN, ORCHARD -> TerrainKind.GARDEN;
          case VILLAGE -> TerrainKind.VILLAGE;
          case TOWN -> TerrainKind.TOWN;
          case HEDGE -> TerrainKind.HEDGE;
          case WALL -> TerrainKind.WALL;
          case DITCH -> TerrainKind.DITCH;
          case FIELDWORK, BARRICADE -> TerrainKind.FIELDWORK;
          case SAND_PIT, ROUGH -> TerrainKind.ROUGH;
          case SUNKEN_ROAD, EMBANKMENT, DEFILE -> TerrainKind.DEFILE;
          case SLOPE_OVERRIDE,
              HEIGHT_OVERRIDE,
              REDRAWN,
              CONTOUR,
              SPOT_HEIGHT,
              RIDGE_LINE,
              VALLEY_LINE ->
              null;
        });
  }
}
