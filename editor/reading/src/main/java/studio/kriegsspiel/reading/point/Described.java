package studio.kriegsspiel.reading.point;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.FeatureIndex;

/** Points of the ground in words. */
public final class Described {
  private static final double NEAR_METRES = 250;

  /** What shuts off the view of whoever is deep inside it. */
  static final Set<FeatureKind> SHUTTING =
      Set.of(
          FeatureKind.WOOD_LIGHT,
          FeatureKind.WOOD_DENSE,
          FeatureKind.BUILDING,
          FeatureKind.FARM,
          FeatureKind.VILLAGE,
          FeatureKind.TOWN);

  private Described() {}

  /** What lies at a point, such as {@code the wood "Bois de Paris"}, nothing on open ground. */
  static Optional<String> thing(List<Feature> features) {
    return first(features).map(Described::named);
  }

  /** The first thing that lies at a point, roads and hand edits passed over. */
  static Optional<Feature> first(List<Feature> features) {
    return features.stream()
        .filter(feature -> feature.kind() != FeatureKind.ROAD && !feature.kind().isOfHeights())
        .findFirst();
  }

  /** A feature by its kind and name. */
  public static String named(Feature feature) {
    return kind(feature.kind()) + feature.name().map(name -> " \"" + name + "\"").orElse("");
  }

  /** The words for a kind: {@code sunken road}, {@code light wood}. */
  static String kind(FeatureKind kind) {
    List<String> parts = Arrays.asList(kind.key().toLowerCase(Locale.ROOT).split("[.]"));
    Collections.reverse(parts);
    return String.join(" ", parts).replace('-', ' ');
  }

  /** What hides something at a point: the thing that stands there, or the ground. */
  static String obstacle(FeatureIndex features, MapPoint at) {
    return thing(features.near(at.x(), at.y(), 6)).orElse("the ground");
  }

  /** A word of warning about a point deep in a wood or among buildings. */
  public static Optional<String> shut(
      Terrain terrain, FeatureIndex features, MapPoint at, String who) {
    return features.at(at.x(), at.y()).stream()
        .filter(feature -> SHUTTING.contains(feature.kind()))
        .findFirst()
        .map(
            feature ->
                who
                    + " lies inside "
                    + named(feature)
                    + ": its edge shuts off the view; name a point at the edge, or a greater height");
  }

  /** Where a point is by the nearest place: {@code 120 m north-east of "La Haye Sainte"}. */
  public static String where(Terrain terrain, MapPoint at) {
    return terrain.places().stream()
        .min(java.util.Comparator.comparingDouble(place -> place.at().distanceMetres(at)))
        .filter(place -> place.at().distanceMetres(at) <= 4 * NEAR_METRES)
        .map(place -> beside(place, at))
        .orElse("");
  }

  /** A point for a heading: its place, or how it lies to one, or its figures. */
  public static String title(Terrain terrain, MapPoint at) {
    String where = where(terrain, at);
    return where.isEmpty() ? Figures.point(at) : where.replaceFirst("^at ", "").replace("\"", "");
  }

  private static String beside(Place place, MapPoint at) {
    double metres = place.at().distanceMetres(at);
    return metres < 15
        ? "at \"" + place.name() + "\""
        : Figures.format(
            "%,.0f m %s of \"%s\"",
            metres, Figures.compass(place.at().bearingDegrees(at)), place.name());
  }
}
