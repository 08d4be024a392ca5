package studio.kriegsspiel.reading.defence;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.Strongholds;
import studio.kriegsspiel.terrain.DefenceClass;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.defence.DefenceLimits;

/**
 * A rule book's classes of positions in terms of the ground.
 *
 * @param strongholds what the book says, nothing if it knows no positions
 */
record PostBook(Optional<Strongholds> strongholds) {
  private static final Pattern BRIDGE = Pattern.compile("bridge-(\\d{1,4})");
  private static final Pattern SLOPE = Pattern.compile("slope-(\\d{1,2})(?:-\\d{1,2})?");

  /** Which row of the book a kind of feature is, where the terrain does not say its class. */
  private static final Map<FeatureKind, String> ROWS =
      Map.ofEntries(
          Map.entry(FeatureKind.WOOD_LIGHT, "wood-edge"),
          Map.entry(FeatureKind.WOOD_DENSE, "wood-edge"),
          Map.entry(FeatureKind.HEDGE, "hedge"),
          Map.entry(FeatureKind.VILLAGE, "village-light"),
          Map.entry(FeatureKind.FARM, "village-light"),
          Map.entry(FeatureKind.BUILDING, "village-light"),
          Map.entry(FeatureKind.TOWN, "town-wall"),
          Map.entry(FeatureKind.WALL, "town-wall"),
          Map.entry(FeatureKind.DITCH, "road-ditch"),
          Map.entry(FeatureKind.EMBANKMENT, "dike"),
          Map.entry(FeatureKind.FIELDWORK, "fieldwork-hasty"),
          Map.entry(FeatureKind.BARRICADE, "entrance-barricaded"),
          Map.entry(FeatureKind.FORD, "ford-covered"),
          Map.entry(FeatureKind.SUNKEN_ROAD, "ford-covered"),
          Map.entry(FeatureKind.BRIDGE, "bridge-small"));

  static PostBook of(RuleBook book) {
    return new PostBook(book.fieldManual().findStrongholds());
  }

  /** The classes of kinds and slopes. */
  DefenceLimits limits() {
    Optional<DefenceLimits.LongBridge> longBridge = Optional.empty();
    Map<FeatureKind, DefenceClass> kinds = new EnumMap<>(FeatureKind.class);
    Map<DefenceClass, Double> slopes = new EnumMap<>(DefenceClass.class);
    for (Strongholds.Post post : posts()) {
      DefenceClass strength = strength(post);
      ROWS.forEach(
          (kind, row) -> {
            if (row.equals(post.key())) {
              kinds.put(kind, strength);
            }
          });
      Matcher bridge = BRIDGE.matcher(post.key());
      if (bridge.matches()) {
        double metres =
            Integer.parseInt(bridge.group(1)) * strongholds.orElseThrow().metresPerUnit();
        longBridge = Optional.of(new DefenceLimits.LongBridge(metres, strength));
      }
      Matcher slope = SLOPE.matcher(post.key());
      if (slope.matches()) {
        slopes.merge(strength, Double.valueOf(slope.group(1)), Math::min);
      }
    }
    return new DefenceLimits(kinds, slopes, longBridge);
  }

  private List<Strongholds.Post> posts() {
    return strongholds().map(Strongholds::posts).orElse(List.of());
  }

  private static DefenceClass strength(Strongholds.Post post) {
    return DefenceClass.valueOf(post.strength().toUpperCase(Locale.ROOT));
  }

  /** The book's word for a class. */
  String word(DefenceClass strength) {
    return strength.name().toLowerCase(Locale.ROOT);
  }

  /** What a battalion holds of an area. */
  Optional<Strongholds.Front> findFront(Optional<Feature> area) {
    boolean work = area.filter(feature -> feature.kind() == FeatureKind.FIELDWORK).isPresent();
    return strongholds().stream()
        .flatMap(all -> all.fronts().stream())
        .filter(front -> front.key().equals(work ? "fieldwork" : "edge"))
        .findFirst();
  }

  /** Where the classes and fronts are written. */
  List<String> sources() {
    List<String> sources = new ArrayList<>();
    posts().stream().findFirst().ifPresent(post -> sources.add("classes by " + post.citation()));
    strongholds().stream()
        .flatMap(all -> all.fronts().stream())
        .filter(front -> front.key().equals("edge"))
        .forEach(
            front ->
                sources.add(
                    "a battalion holds %d to %d %s of outskirt and attacks %d [%s]"
                        .formatted(
                            front.defenceFrom(),
                            front.defenceTo(),
                            strongholds().orElseThrow().unit(),
                            front.attack(),
                            front.citation())));
    return sources;
  }
}
