package studio.kriegsspiel.reading.defence;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.LineOfFire;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.situation.ground.GoingIndex;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.Ground;

/** What there is to hold at a point. */
final class Positions {
  private static final Set<FeatureKind> HELD =
      EnumSet.of(
          FeatureKind.FARM,
          FeatureKind.VILLAGE,
          FeatureKind.TOWN,
          FeatureKind.WOOD_LIGHT,
          FeatureKind.WOOD_DENSE,
          FeatureKind.FIELDWORK,
          FeatureKind.BUILDING,
          FeatureKind.ORCHARD,
          FeatureKind.GARDEN);
  private static final double NEAR_METRES = 40;

  private Positions() {}

  /** The largest area that can be held at a point, or near it. */
  static Optional<Feature> findArea(Ground ground, MapPoint at) {
    return largest(ground.featuresAt(at.x(), at.y()))
        .or(() -> largest(ground.features().near(at.x(), at.y(), NEAR_METRES)));
  }

  private static Optional<Feature> largest(List<Feature> features) {
    return features.stream()
        .filter(feature -> HELD.contains(feature.kind()))
        .filter(feature -> feature.geometry().getDimension() == 2)
        .max(Comparator.comparingDouble(feature -> feature.geometry().getArea()));
  }

  /** What the book gives for cover at a point, fired at by muskets and by guns. */
  static List<String> cover(RuleBook book, Ground ground, MapPoint at) {
    Set<TerrainKind> kinds = EnumSet.noneOf(TerrainKind.class);
    for (Feature feature : ground.features().near(at.x(), at.y(), NEAR_METRES)) {
      GoingIndex.kind(feature.kind()).ifPresent(kinds::add);
    }
    LineOfFire near = new LineOfFire(200, 0, true, false, 400, 400, true, 400, 400, kinds);
    return book
        .fieldManual()
        .gunnery()
        .effect(Troops.of(UnitType.INFANTRY_LINE, 600), near)
        .steps()
        .stream()
        .map(step -> step.factor() + ": " + step.value() + " [" + step.citation() + "]")
        .toList();
  }
}
