package studio.kriegsspiel.importer.vector;

import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.CoordinateFilter;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.KnownTo;
import studio.kriegsspiel.terrain.geojson.RawFeature;
import studio.kriegsspiel.terrain.io.FeatureProperties;

/** What a feature says in the words of {@code features.geojson}, beyond what a table can map. */
final class FeatureWords {
  private static final String KIND = "kind";
  private static final String PLACE = "place";

  private FeatureWords() {}

  /** Whether a feature names its kind as the studio does. */
  static boolean namesKind(RawFeature raw, FeatureKind kind) {
    return raw.find(KIND).filter(kind.key()::equals).isPresent();
  }

  /** Whether it is a named point and nothing else. */
  static boolean isPlace(RawFeature raw) {
    return raw.find(KIND).filter(PLACE::equals).isPresent();
  }

  /**
   * Mapped attributes with those the feature gives itself, and whatever else it says; words that
   * the studio does not know leave the mapped ones alone.
   */
  static Attributes over(Attributes mapped, RawFeature raw) {
    Attributes own;
    try {
      own = FeatureProperties.attributes(raw);
    } catch (IllegalArgumentException unknownWord) {
      return mapped.toBuilder().knownTo(knownTo(raw)).build();
    }
    Attributes.Builder builder = mapped.toBuilder().knownTo(own.knownTo()).other(own.other());
    own.roadWidth().ifPresent(builder::roadWidth);
    own.bridgeMaterial().ifPresent(builder::bridgeMaterial);
    own.defence().ifPresent(builder::defence);
    own.houses().ifPresent(builder::houses);
    return builder.build();
  }

  /**
   * Who knows of what is written in the studio's words; everyone, if it does not say, and the
   * umpire alone, if it says what the studio does not know.
   */
  static KnownTo knownTo(RawFeature raw) {
    try {
      return FeatureProperties.knownTo(raw);
    } catch (IllegalArgumentException unknownWord) {
      return KnownTo.UMPIRE;
    }
  }

  /** A geometry whose third coordinates count for kinds of the heights alone. */
  static Geometry shape(FeatureKind kind, Geometry geometry) {
    if (!kind.isOfHeights()) {
      geometry.apply((CoordinateFilter) FeatureWords::flatten);
    }
    return geometry;
  }

  private static void flatten(Coordinate at) {
    if (!Double.isNaN(at.getZ())) {
      at.setZ(Coordinate.NULL_ORDINATE);
    }
  }
}
