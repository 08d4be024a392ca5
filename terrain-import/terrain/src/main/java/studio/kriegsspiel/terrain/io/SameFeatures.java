package studio.kriegsspiel.terrain.io;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.Terrain;

/** Finds features that a text gives back as they were, to the millimetre of its coordinates. */
final class SameFeatures {
  private static final double MILLIMETRE = 0.001;

  private final Map<String, Feature> known = new HashMap<>();

  private SameFeatures() {}

  static SameFeatures of(Terrain terrain) {
    SameFeatures same = new SameFeatures();
    Stream.concat(terrain.features().stream(), terrain.setAside().stream())
        .forEach(feature -> same.known.put(feature.id(), feature));
    return same;
  }

  /** The features, each replaced by the one that is known if it is the same. */
  List<Feature> in(List<Feature> read) {
    return read.stream().map(this::of).toList();
  }

  private Feature of(Feature feature) {
    Feature before = known.get(feature.id());
    if (before == null) {
      return feature;
    }
    boolean same =
        before.kind() == feature.kind()
            && before.name().equals(feature.name())
            && before.attributes().equals(feature.attributes())
            && before.handEdit().equals(feature.handEdit())
            && before.geometry().equalsExact(feature.geometry(), MILLIMETRE);
    return same ? before : feature;
  }
}
