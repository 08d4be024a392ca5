package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.audience.GivenMap;
import studio.kriegsspiel.scenario.audience.Knower;
import studio.kriegsspiel.scenario.audience.KnownPlace;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.UntouchedByOrders;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.ground.PrintedGround;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.KnownTo;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Who knows of which places and features of the ground: those whom the scenario tells, and where it
 * says nothing, whom the ground's own mark says. A place and the feature it names go together.
 */
final class KnownPlaces implements UntouchedByOrders {
  private final Optional<Terrain> terrain;
  private final Optional<Terrain> printed;
  private final List<KnownPlace> told;
  private final List<Reader.Player> players;
  private final Clock clock;
  private final GivenMaps given;
  private final Map<Drawn, Terrain> maps = new ConcurrentHashMap<>();
  private final Map<Asked, Set<String>> hidden = new ConcurrentHashMap<>();

  /**
   * Who asks of his map, and how many of the times have come at which somebody hears of a place.
   */
  private record Asked(Reader.Player player, long heard) {}

  /** What makes one map another than the ground. */
  private record Drawn(Set<String> hidden, List<GivenMap> given, List<GivenMap> own) {}

  private KnownPlaces(Situation situation) {
    this.terrain = situation.terrain();
    this.printed = situation.printed().map(PrintedGround::terrain);
    this.told = situation.scenario().known().places();
    this.players = Reader.playersOf(situation.scenario());
    this.clock = situation.clock();
    this.given = new GivenMaps(situation.scenario().known().maps());
  }

  /** Who knows of which places of a situation, worked out once. */
  static KnownPlaces of(Situation situation) {
    return situation.part(KnownPlaces.class, KnownPlaces::new);
  }

  /** The ground as a reader knows it, within the edges it is printed with; all for the umpire. */
  Optional<Terrain> map(Reader reader, LocalDateTime time) {
    return reader instanceof Reader.Player player
        ? drawn(whole -> hiddenFrom(whole, player, time), given.of(player), given.ownOf(player))
        : printed;
  }

  /** The ground as every player knows it. */
  Optional<Terrain> mapForAll(LocalDateTime time) {
    return drawn(whole -> hiddenFromSome(whole, time), given.ofAll(), given.ofEveryone());
  }

  /** The ground with all that is not kept from a reader, whatever his map lacks. */
  Optional<Terrain> openTo(Reader reader, LocalDateTime time) {
    return reader instanceof Reader.Player player
        ? drawn(whole -> hiddenFrom(whole, player, time), List.of(), List.of())
        : printed;
  }

  /** The ground with all that is kept from nobody. */
  Optional<Terrain> openToAll(LocalDateTime time) {
    return drawn(whole -> hiddenFromSome(whole, time), List.of(), List.of());
  }

  private Optional<Terrain> drawn(
      Function<Terrain, Set<String>> hidden, List<GivenMap> maps, List<GivenMap> own) {
    return printed.map(
        whole -> without(whole, new Drawn(Set.copyOf(hidden.apply(whole)), maps, own)));
  }

  /** What a reader may know about the map that he has been given. */
  MapNote noteFor(Reader.Player player) {
    return given.noteFor(player);
  }

  /** Names of what some player does not know of. */
  List<String> hiddenNames(LocalDateTime time) {
    List<String> names = new ArrayList<>();
    terrain.ifPresent(
        whole -> {
          Set<String> hidden = hiddenFromSome(whole, time);
          for (Place place : whole.places()) {
            if (hidden.contains(key(place))) {
              names.add(place.name());
              names.addAll(place.aliases());
            }
          }
          whole.features().stream()
              .filter(feature -> hidden.contains(key(feature)))
              .flatMap(feature -> feature.name().stream())
              .filter(name -> !names.contains(name))
              .forEach(names::add);
        });
    return names;
  }

  private Set<String> hiddenFromSome(Terrain whole, LocalDateTime time) {
    Set<String> hidden = new HashSet<>();
    for (Reader.Player player : players) {
      hidden.addAll(look(whole, player, time));
    }
    return hidden;
  }

  private Set<String> hiddenFrom(Terrain map, Reader.Player player, LocalDateTime time) {
    long heard =
        told.stream()
            .flatMap(each -> each.knowers().stream())
            .filter(knower -> hasCome(clock, knower, time))
            .count();
    return hidden.computeIfAbsent(new Asked(player, heard), asked -> look(map, player, time));
  }

  private Set<String> look(Terrain whole, Reader.Player player, LocalDateTime time) {
    Set<String> hidden = new HashSet<>();
    for (Place place : whole.places()) {
      KnownTo mark =
          place
              .featureId()
              .flatMap(whole::findFeature)
              .map(feature -> feature.attributes().knownTo())
              .filter(who -> who == KnownTo.UMPIRE)
              .orElse(place.knownTo());
      if (!knows(player, time, place::isCalled, mark)) {
        hidden.add(key(place));
        place.featureId().flatMap(whole::findFeature).ifPresent(each -> hidden.add(key(each)));
      }
    }
    Set<String> named =
        whole.places().stream()
            .flatMap(place -> place.featureId().stream())
            .collect(Collectors.toSet());
    for (Feature feature : whole.features()) {
      if (!named.contains(feature.id())
          && !knows(player, time, isCalled(feature), feature.attributes().knownTo())) {
        hidden.add(key(feature));
      }
    }
    return hidden;
  }

  private boolean knows(
      Reader.Player player, LocalDateTime time, Predicate<String> isCalled, KnownTo mark) {
    List<KnownPlace> of = told.stream().filter(each -> isCalled.test(each.name())).toList();
    return of.isEmpty()
        ? mark == KnownTo.EVERYONE
        : of.stream().flatMap(each -> each.knowers().stream()).anyMatch(isOne(clock, player, time));
  }

  /** Whether a knower means the player, and a time that has come. */
  static Predicate<Knower> isOne(Clock clock, Reader.Player player, LocalDateTime time) {
    return knower -> player.isAmong(knower.audience()) && hasCome(clock, knower, time);
  }

  private static boolean hasCome(Clock clock, Knower knower, LocalDateTime time) {
    return clock.find(knower.since()).map(at -> !at.isAfter(time)).orElse(true);
  }

  private static Predicate<String> isCalled(Feature feature) {
    return wanted -> feature.name().filter(wanted.strip()::equalsIgnoreCase).isPresent();
  }

  private static String key(Place place) {
    return "place " + place.name().toLowerCase(Locale.ROOT);
  }

  private static String key(Feature feature) {
    return "feature " + feature.id();
  }

  /** One ground for all who know the same of it, so that it is drawn but once. */
  private Terrain without(Terrain whole, Drawn map) {
    return map.hidden().isEmpty() && map.given().isEmpty()
        ? whole
        : maps.computeIfAbsent(map, wanted -> drawn(whole, wanted));
  }

  private static Terrain drawn(Terrain whole, Drawn map) {
    Terrain known =
        whole.toBuilder()
            .clearPlaces()
            .places(
                whole.places().stream().filter(each -> !map.hidden().contains(key(each))).toList())
            .clearFeatures()
            .features(
                whole.features().stream()
                    .filter(each -> !map.hidden().contains(key(each)))
                    .toList())
            .build();
    return map.given().isEmpty() ? known : GivenMaps.of(known, map.given(), map.own());
  }
}
