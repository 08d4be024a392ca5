package studio.kriegsspiel.terrain.defence;

import java.util.Map;
import java.util.Optional;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.terrain.DefenceClass;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;

/**
 * What a rule book counts as a position.
 *
 * @param byKind class of a kind of feature whose own class the terrain does not tell
 * @param bySlopeDegrees least slope up which an attacker comes, for each class it makes
 * @param longBridge the class of long bridges, nothing where all are of one class
 */
public record DefenceLimits(
    Map<FeatureKind, DefenceClass> byKind,
    Map<DefenceClass, Double> bySlopeDegrees,
    Optional<LongBridge> longBridge) {
  /** Heights are kept to some hundredths of a millimetre, so a slope is known no better. */
  private static final double EDGE_DEGREES = 1e-3;

  /**
   * A bridge over broad water, which is of another class than any other bridge.
   *
   * @param metres least length
   * @param strength its class
   */
  public record LongBridge(double metres, DefenceClass strength) {}

  /** For books that make no difference between bridges. */
  public DefenceLimits(
      Map<FeatureKind, DefenceClass> byKind, Map<DefenceClass, Double> bySlopeDegrees) {
    this(byKind, bySlopeDegrees, Optional.empty());
  }

  /** Keeps its own copies. */
  public DefenceLimits {
    byKind = Map.copyOf(byKind);
    bySlopeDegrees = Map.copyOf(bySlopeDegrees);
  }

  /** The class of a feature whose own class the terrain does not tell. */
  public Optional<DefenceClass> findByKind(Feature feature) {
    return longBridge
        .filter(each -> feature.kind() == FeatureKind.BRIDGE)
        .filter(each -> lengthMetres(feature.geometry()) >= each.metres() - 1e-6)
        .map(LongBridge::strength)
        .or(() -> Optional.ofNullable(byKind.get(feature.kind())));
  }

  /** Of a line its length, of an area its longest way across from corner to corner. */
  private static double lengthMetres(Geometry shape) {
    return shape.getDimension() == 1
        ? shape.getLength()
        : shape.getEnvelopeInternal().getDiameter();
  }

  /** The class of a slope, nothing for a gentle one. */
  public Optional<DefenceClass> findBySlope(double uphillDegrees) {
    return bySlopeDegrees.entrySet().stream()
        .filter(entry -> uphillDegrees >= entry.getValue() - EDGE_DEGREES)
        .map(Map.Entry::getKey)
        .max(DefenceClass::compareTo);
  }
}
