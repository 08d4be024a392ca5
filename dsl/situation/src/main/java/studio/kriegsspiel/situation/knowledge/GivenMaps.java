package studio.kriegsspiel.situation.knowledge;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
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
  private static final Set<FeatureKind> HEDGES =
      EnumSet.of(FeatureKind.HEDGE, FeatureKind.WALL, FeatureKind.DITCH);
  private static final Set<FeatureKind> BANKS =
      EnumSet.of(
          FeatureKind.SUNKEN_ROAD,
          FeatureKind.EMBANKMENT,
          FeatureKind.DEFILE,
          FeatureKind.SAND_PIT,
          FeatureKind.ROUGH);

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
    return all;
  }

  /** Those that everyone has. */
  List<GivenMap> ofEveryone() {
    return all.stream().filter(map -> map.reader().equals(Audience.EVERYONE)).toList();
  }

  /**
   * A ground as it is on maps.
   *
   * @param maps what any of them lacks is not on it
   * @param own those whose title it bears, and whose things it shows besides
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
    return lacking.stream().anyMatch(part -> isOf(feature, part));
  }

  private static boolean isOf(Feature feature, MapPart part) {
    FeatureKind kind = feature.kind();
    return switch (part) {
      case NAMES, TROOPS -> false;
      case HEIGHTS -> kind.isOfHeights();
      case WOODS -> kind == FeatureKind.WOOD_LIGHT || kind == FeatureKind.WOOD_DENSE;
      case GARDENS -> kind == FeatureKind.GARDEN || kind == FeatureKind.ORCHARD;
      case MARSHES -> kind == FeatureKind.MARSH;
      case BROOKS -> kind == FeatureKind.STREAM;
      case ROADS -> kind == FeatureKind.ROAD || kind == FeatureKind.SUNKEN_ROAD;
      case TRACKS ->
          kind == FeatureKind.ROAD
              && feature.attributes().roadWidth().filter(RoadWidthClass.TRACK::equals).isPresent();
      case BRIDGES -> kind == FeatureKind.BRIDGE;
      case FORDS -> kind == FeatureKind.FORD;
      case BUILDINGS -> kind == FeatureKind.BUILDING || kind == FeatureKind.FARM;
      case HEDGES -> HEDGES.contains(kind);
      case BANKS -> BANKS.contains(kind);
      case WORKS -> kind == FeatureKind.FIELDWORK || kind == FeatureKind.BARRICADE;
    };
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
