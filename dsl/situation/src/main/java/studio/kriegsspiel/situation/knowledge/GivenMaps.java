package studio.kriegsspiel.situation.knowledge;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.audience.GivenMap;
import studio.kriegsspiel.scenario.audience.MapPart;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.Terrain;

/**
 * The maps that readers have been given, poorer or older than the ground. Such a map is drawn from
 * what is left of the ground's features; it has no sheet, on which all of them might be seen.
 */
final class GivenMaps {
  private static final Map<MapPart, Set<FeatureKind>> KINDS = new EnumMap<>(MapPart.class);

  static {
    KINDS.put(MapPart.WOODS, EnumSet.of(FeatureKind.WOOD_LIGHT, FeatureKind.WOOD_DENSE));
    KINDS.put(MapPart.GARDENS, EnumSet.of(FeatureKind.GARDEN, FeatureKind.ORCHARD));
    KINDS.put(MapPart.MARSHES, EnumSet.of(FeatureKind.MARSH));
    KINDS.put(MapPart.BROOKS, EnumSet.of(FeatureKind.STREAM));
    KINDS.put(MapPart.ROADS, EnumSet.of(FeatureKind.ROAD, FeatureKind.SUNKEN_ROAD));
    KINDS.put(MapPart.BRIDGES, EnumSet.of(FeatureKind.BRIDGE));
    KINDS.put(MapPart.FORDS, EnumSet.of(FeatureKind.FORD));
    KINDS.put(MapPart.BUILDINGS, EnumSet.of(FeatureKind.BUILDING, FeatureKind.FARM));
    KINDS.put(MapPart.HEDGES, EnumSet.of(FeatureKind.HEDGE, FeatureKind.WALL, FeatureKind.DITCH));
    KINDS.put(
        MapPart.BANKS,
        EnumSet.of(
            FeatureKind.SUNKEN_ROAD,
            FeatureKind.EMBANKMENT,
            FeatureKind.DEFILE,
            FeatureKind.SAND_PIT,
            FeatureKind.ROUGH));
    KINDS.put(MapPart.WORKS, EnumSet.of(FeatureKind.FIELDWORK, FeatureKind.BARRICADE));
  }

  private final List<GivenMap> all;

  GivenMaps(List<GivenMap> all) {
    this.all = all;
  }

  /**
   * The maps that tell what a reader has: his own and his side's; for a whole side those of its
   * roles as well, since it is told no more than each of them.
   */
  List<GivenMap> of(Reader.Player player) {
    return all.stream()
        .filter(
            map ->
                player.isAmong(map.reader())
                    || player.roles().isEmpty()
                        && map.reader().findSide().filter(player.side()::equals).isPresent())
        .toList();
  }

  /** Those of them that are said to be his. */
  List<GivenMap> ownOf(Reader.Player player) {
    return all.stream().filter(map -> player.isAmong(map.reader())).toList();
  }

  /** What a reader may know about his own. */
  MapNote noteFor(Reader.Player player) {
    List<GivenMap> own = ownOf(player);
    return new MapNote(
        title(own),
        own.stream().flatMap(each -> each.lacking().stream()).distinct().sorted().toList());
  }

  private static Optional<String> title(List<GivenMap> own) {
    return own.stream().flatMap(each -> each.title().stream()).reduce((first, last) -> last);
  }

  /** All of them: what lies on the table shows no more than each reader has. */
  List<GivenMap> ofAll() {
    return all.stream().filter(map -> !map.reader().equals(Audience.UMPIRE)).toList();
  }

  /**
   * A ground as it is on maps.
   *
   * @param maps what it may lack, all of them together; what one shows besides, only if it is the
   *     reader's own
   * @param own whose words are the map's title and whose things are shown besides
   */
  static Terrain of(Terrain ground, List<GivenMap> maps, List<GivenMap> own) {
    Set<MapPart> lacking =
        maps.stream().flatMap(each -> each.lacking().stream()).collect(Collectors.toSet());
    boolean nameless = lacking.contains(MapPart.NAMES);
    Set<String> missing = names(maps.stream().flatMap(each -> each.missing().stream()));
    Set<String> shown = names(own.stream().flatMap(each -> each.shown().stream()));
    Set<String> gone = new HashSet<>();
    List<Place> places = new ArrayList<>();
    for (Place place : ground.places()) {
      if (missing.stream().anyMatch(place::isCalled)) {
        place.featureId().ifPresent(gone::add);
      } else if (!nameless) {
        places.add(place);
      }
    }
    Stream<Feature> left =
        ground.features().stream()
            .filter(each -> !gone.contains(each.id()) && !isNamed(each, missing))
            .filter(each -> !isAmong(each, lacking));
    Stream<Feature> once = ground.setAside().stream().filter(each -> isNamed(each, shown));
    return new Terrain(
        ground.name(),
        title(own).orElse(ground.title()),
        ground.crs(),
        ground.extent(),
        lacking.contains(MapPart.HEIGHTS) ? Optional.empty() : ground.elevation(),
        lacking.contains(MapPart.HEIGHTS) ? Optional.empty() : ground.givenSlope(),
        ground.slopeSource(),
        Optional.empty(),
        Stream.concat(left, once).map(each -> nameless ? nameless(each) : each).toList(),
        List.of(),
        places,
        ground.layers());
  }

  private static Set<String> names(Stream<GivenMap.NamedThing> things) {
    return things.map(each -> key(each.name())).collect(Collectors.toSet());
  }

  private static boolean isNamed(Feature feature, Set<String> names) {
    return feature.name().map(GivenMaps::key).filter(names::contains).isPresent();
  }

  private static String key(String name) {
    return name.strip().toLowerCase(Locale.ROOT);
  }

  private static boolean isAmong(Feature feature, Set<MapPart> lacking) {
    return lacking.stream()
            .anyMatch(part -> KINDS.getOrDefault(part, Set.of()).contains(feature.kind()))
        || lacking.contains(MapPart.HEIGHTS) && feature.kind().isOfHeights()
        || lacking.contains(MapPart.TRACKS)
            && feature.kind() == FeatureKind.ROAD
            && feature.attributes().roadWidth().filter(RoadWidthClass.TRACK::equals).isPresent();
  }

  private static Feature nameless(Feature feature) {
    return new Feature(
        feature.id(),
        feature.kind(),
        feature.geometry(),
        Optional.empty(),
        feature.attributes(),
        feature.handEdit());
  }
}
