package studio.kriegsspiel.terrain.ground;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * The ground at one point.
 *
 * @param at the point
 * @param heightMetres height above datum, NaN where unknown
 * @param slopeDegrees steepest slope, NaN where unknown
 * @param aspectDegrees direction of fall clockwise from grid north, NaN where level or unknown
 * @param features what lies there
 * @param road the road there, the broadest if there are several
 */
public record GroundPoint(
    MapPoint at,
    double heightMetres,
    double slopeDegrees,
    double aspectDegrees,
    List<Feature> features,
    Optional<Feature> road) {

  /** The kinds of what lies there. */
  public Set<FeatureKind> kinds() {
    return features.stream().map(Feature::kind).collect(Collectors.toUnmodifiableSet());
  }
}
