package studio.kriegsspiel.terrain.io;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.DoubleConsumer;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.BridgeMaterial;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.DefenceClass;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.HandEdit;
import studio.kriegsspiel.terrain.KnownTo;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.geojson.RawFeature;

/** The properties by which a feature's attributes are written in {@code features.geojson}. */
public final class FeatureProperties {
  static final String KIND = "kind";
  static final String NAME = "name";
  private static final String WIDTH = "width_m";
  private static final String LENGTH = "length_m";
  private static final String HEIGHT = "height_m";
  private static final String DEPTH = "depth_m";
  private static final String VIEW = "view_m";
  private static final String SLOPE = "slope_deg";
  private static final String ROAD = "road";
  private static final String BRIDGE = "bridge";
  private static final String DEFENCE = "defence";
  private static final String HOUSES = "houses";
  private static final String KNOWN_TO = "known_to";
  private static final String OVERRIDE = "override";
  private static final String SOURCE = "override_source";
  static final String SET_ASIDE = "set_aside";
  private static final String CONFIDENCE = "confidence";
  static final Set<String> OWN =
      Set.of(
          KIND,
          NAME,
          WIDTH,
          LENGTH,
          HEIGHT,
          DEPTH,
          VIEW,
          SLOPE,
          ROAD,
          BRIDGE,
          DEFENCE,
          HOUSES,
          KNOWN_TO,
          OVERRIDE,
          SOURCE,
          SET_ASIDE,
          CONFIDENCE);

  private FeatureProperties() {}

  /** Whether a property means something to the studio, for features and places. */
  public static boolean isOwn(String property) {
    return OWN.contains(property)
        || property.equals(FeatureFile.ALIASES)
        || property.equals(FeatureFile.FEATURE);
  }

  /** The other names that a place gives. */
  public static List<String> aliases(RawFeature raw) {
    return raw.find(FeatureFile.ALIASES)
        .map(text -> Arrays.asList(text.split(";")))
        .orElse(List.of());
  }

  /** Id of the feature that a place names. */
  public static Optional<String> featureId(RawFeature raw) {
    return raw.find(FeatureFile.FEATURE);
  }

  /** Numbers and texts of a place to write. */
  public static Map<String, Object> of(Place place) {
    Map<String, Object> properties = new LinkedHashMap<>();
    properties.put(KIND, FeatureFile.PLACE);
    properties.put(NAME, place.name());
    if (!place.aliases().isEmpty()) {
      properties.put(FeatureFile.ALIASES, place.aliases());
    }
    place.featureId().ifPresent(id -> properties.put(FeatureFile.FEATURE, id));
    put(properties, place.knownTo());
    return properties;
  }

  /** Numbers and texts to write, in a settled order. */
  public static Map<String, Object> of(Feature feature) {
    Map<String, Object> properties = new LinkedHashMap<>();
    Attributes attributes = feature.attributes();
    properties.put(KIND, feature.kind().key());
    feature.name().ifPresent(name -> properties.put(NAME, name));
    put(properties, WIDTH, attributes.widthMetres());
    put(properties, LENGTH, attributes.lengthMetres());
    put(properties, HEIGHT, attributes.heightMetres());
    put(properties, DEPTH, attributes.depthMetres());
    put(properties, VIEW, attributes.viewMetres());
    put(properties, SLOPE, attributes.slopeDegrees());
    attributes.roadWidth().ifPresent(width -> properties.put(ROAD, word(width)));
    attributes.bridgeMaterial().ifPresent(material -> properties.put(BRIDGE, word(material)));
    attributes.defence().ifPresent(defence -> properties.put(DEFENCE, word(defence)));
    attributes.houses().ifPresent(houses -> properties.put(HOUSES, houses));
    put(properties, attributes.knownTo());
    feature
        .handEdit()
        .ifPresent(
            edit -> {
              properties.put(OVERRIDE, edit.reason());
              if (!edit.source().isEmpty()) {
                properties.put(SOURCE, edit.source());
              }
              properties.put(CONFIDENCE, word(edit.confidence()));
            });
    new TreeMap<>(attributes.other())
        .forEach((key, value) -> properties.put(isTaken(key) ? SOURCE + key : key, value));
    return properties;
  }

  /** Whether a source's own property needs another name beside the studio's. */
  private static boolean isTaken(String key) {
    return OWN.contains(key) || key.startsWith(SOURCE);
  }

  /** What a source calls its properties, those of the studio left out. */
  private static Map<String, String> others(RawFeature raw) {
    Map<String, String> other = new LinkedHashMap<>();
    raw.properties()
        .forEach(
            (key, value) -> {
              if (key.startsWith(SOURCE) && isTaken(key.substring(SOURCE.length()))) {
                other.put(key.substring(SOURCE.length()), value);
              } else if (!OWN.contains(key)) {
                other.put(key, value);
              }
            });
    // Without a hand edit the word is the source's.
    if (raw.properties().containsKey(CONFIDENCE) && !raw.properties().containsKey(OVERRIDE)) {
      other.putIfAbsent(CONFIDENCE, raw.properties().getOrDefault(CONFIDENCE, ""));
    }
    return other;
  }

  /** The attributes that properties give; throws {@link IllegalArgumentException} for bad words. */
  public static Attributes attributes(RawFeature raw) {
    Attributes.Builder builder = Attributes.builder();
    number(raw, WIDTH, builder::widthMetres);
    number(raw, LENGTH, builder::lengthMetres);
    number(raw, HEIGHT, builder::heightMetres);
    number(raw, DEPTH, builder::depthMetres);
    number(raw, VIEW, builder::viewMetres);
    number(raw, SLOPE, builder::slopeDegrees);
    number(raw, HOUSES, houses -> builder.houses((int) houses));
    raw.find(ROAD).ifPresent(text -> builder.roadWidth(value(RoadWidthClass.class, ROAD, text)));
    raw.find(BRIDGE)
        .ifPresent(text -> builder.bridgeMaterial(value(BridgeMaterial.class, BRIDGE, text)));
    raw.find(DEFENCE).ifPresent(text -> builder.defence(value(DefenceClass.class, DEFENCE, text)));
    return builder.knownTo(knownTo(raw)).other(others(raw)).build();
  }

  /** Who knows of a feature or place; everyone, where it does not say. */
  public static KnownTo knownTo(RawFeature raw) {
    return raw.find(KNOWN_TO)
        .map(text -> value(KnownTo.class, KNOWN_TO, text))
        .orElse(KnownTo.EVERYONE);
  }

  /** Says who knows of a feature or place, where not everyone does. */
  static void put(Map<String, Object> properties, KnownTo who) {
    if (who != KnownTo.EVERYONE) {
      properties.put(KNOWN_TO, word(who));
    }
  }

  /**
   * How a feature was drawn by hand, if it says so; throws {@link IllegalArgumentException} for bad
   * words.
   */
  public static Optional<HandEdit> handEdit(RawFeature raw) {
    if (!raw.properties().containsKey(OVERRIDE)) {
      return Optional.empty();
    }
    Confidence confidence =
        raw.find(CONFIDENCE)
            .map(text -> value(Confidence.class, CONFIDENCE, text))
            .orElse(Confidence.CONJECTURE);
    Map<String, String> properties = raw.properties();
    return Optional.of(
        new HandEdit(
            properties.getOrDefault(OVERRIDE, ""),
            properties.getOrDefault(SOURCE, ""),
            confidence));
  }

  /** Whether it is kept but does not lie on the ground for a while. */
  static boolean isSetAside(RawFeature raw) {
    return raw.find(SET_ASIDE).filter("true"::equals).isPresent();
  }

  /** How an enum constant is written: small letters, hyphens. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The enum constant so written. */
  static <E extends Enum<E>> E value(Class<E> type, String property, String text) {
    E[] constants = type.getEnumConstants();
    return Arrays.stream(constants)
        .filter(constant -> word(constant).equals(text.strip().toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "%s \"%s\", which is none of %s"
                        .formatted(
                            property,
                            text,
                            Arrays.stream(constants).map(FeatureProperties::word).toList())));
  }

  private static void put(Map<String, Object> properties, String key, OptionalDouble number) {
    number.ifPresent(value -> properties.put(key, value));
  }

  private static void number(RawFeature raw, String key, DoubleConsumer target) {
    Optional<String> text = raw.find(key);
    if (text.isEmpty()) {
      return;
    }
    double number;
    try {
      number = Double.parseDouble(text.get());
    } catch (NumberFormatException e) {
      number = Double.NaN;
    }
    if (!Double.isFinite(number)) {
      throw new IllegalArgumentException(key + " \"" + text.get() + "\", which is no number");
    }
    target.accept(number);
  }
}
