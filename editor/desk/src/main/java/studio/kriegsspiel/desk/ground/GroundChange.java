package studio.kriegsspiel.desk.ground;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.desk.ground.GroundThing.OfFeature;
import studio.kriegsspiel.desk.ground.GroundThing.OfPlace;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/** Makes a changed terrain out of a terrain, one thing at a time. */
public final class GroundChange {
  private GroundChange() {}

  /** All things on a terrain, those set aside last. */
  public static List<GroundThing> things(Terrain terrain) {
    List<GroundThing> things = new ArrayList<>();
    terrain.features().forEach(feature -> things.add(new OfFeature(feature, false)));
    terrain.places().forEach(place -> things.add(new OfPlace(place)));
    terrain.setAside().forEach(feature -> things.add(new OfFeature(feature, true)));
    return things;
  }

  /** The thing of a key. */
  public static Optional<GroundThing> find(Terrain terrain, String key) {
    return things(terrain).stream().filter(thing -> thing.key().equals(key)).findFirst();
  }

  /** What was drawn by hand, first those that count, then those set aside. */
  public static List<OfFeature> handEdits(Terrain terrain) {
    return Stream.concat(
            terrain.features().stream().map(feature -> new OfFeature(feature, false)),
            terrain.setAside().stream().map(feature -> new OfFeature(feature, true)))
        .filter(thing -> thing.feature().isOverride())
        .toList();
  }

  /** With a thing more. */
  public static Terrain plus(Terrain terrain, GroundThing thing) {
    if (thing instanceof OfPlace place) {
      return terrain.toBuilder().place(place.place()).build();
    }
    return terrain.toBuilder().feature(((OfFeature) thing).feature()).build();
  }

  /** With a thing in the place of the one of that key, which may be of another name. */
  public static Terrain replaced(Terrain terrain, String key, GroundThing thing) {
    if (thing instanceof OfPlace place) {
      List<Place> places = new ArrayList<>();
      for (Place each : terrain.places()) {
        places.add(new OfPlace(each).key().equals(key) ? place.place() : each);
      }
      return terrain.toBuilder().clearPlaces().places(places).build();
    }
    Feature feature = ((OfFeature) thing).feature();
    return terrain.toBuilder()
        .clearFeatures()
        .features(replaced(terrain.features(), key, feature))
        .setAside(replaced(terrain.setAside(), key, feature))
        .build();
  }

  private static List<Feature> replaced(List<Feature> features, String key, Feature by) {
    return features.stream().map(each -> each.id().equals(key) ? by : each).toList();
  }

  /** Without the thing of a key. */
  public static Terrain minus(Terrain terrain, String key) {
    return terrain.toBuilder()
        .clearFeatures()
        .features(without(terrain.features(), key))
        .setAside(without(terrain.setAside(), key))
        .clearPlaces()
        .places(
            terrain.places().stream()
                .filter(place -> !new OfPlace(place).key().equals(key))
                .toList())
        .build();
  }

  private static List<Feature> without(List<Feature> features, String key) {
    return features.stream().filter(each -> !each.id().equals(key)).toList();
  }

  /** With a feature set aside for a while, or laid on the ground again as the uppermost. */
  public static Terrain setAside(Terrain terrain, Feature feature, boolean aside) {
    List<Feature> on = new ArrayList<>(without(terrain.features(), feature.id()));
    List<Feature> off = new ArrayList<>(without(terrain.setAside(), feature.id()));
    (aside ? off : on).add(feature);
    return terrain.toBuilder().clearFeatures().features(on).setAside(off).build();
  }

  /** An id that nothing on the terrain has yet. */
  public static String freshId(Terrain terrain) {
    java.util.Set<String> taken = new java.util.HashSet<>();
    terrain.features().forEach(feature -> taken.add(feature.id()));
    terrain.setAside().forEach(feature -> taken.add(feature.id()));
    int number = 1;
    while (taken.contains("hand-" + number)) {
      number++;
    }
    return "hand-" + number;
  }
}
