package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.sight.Look;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.Terrain;

/** What one reader knows at one minute. */
public final class Known {
  private final Knowledge all;
  private final Reader reader;
  private final LocalDateTime time;

  Known(Knowledge all, Reader reader, LocalDateTime time) {
    this.all = all;
    this.reader = reader;
    this.time = time;
  }

  /** Who it is. */
  public Reader reader() {
    return reader;
  }

  /** The minute. */
  public LocalDateTime time() {
    return time;
  }

  /** Everything told by now, in the order of time; for the umpire all that anybody was told. */
  public List<Told> told() {
    return texts().stream()
        .sorted(Comparator.comparing(told -> told.at().orElse(LocalDateTime.MIN)))
        .toList();
  }

  /**
   * What something told speaks of, beside where each really was at the minute it tells of: every
   * claim for itself, also a second one of the same unit, then the units that its words name
   * besides; none where it tells of no minute. Marches are worked out when this is asked.
   */
  public List<Subject> truthOf(Told told) {
    List<Subject> subjects = new ArrayList<>();
    Set<UnitId> claimed = new HashSet<>();
    for (ToldForce each : told.forces()) {
      UnitId unit = each.observation().unit();
      each.observed()
          .ifPresent(
              observed -> {
                claimed.add(unit);
                subjects.add(subject(each, unit, observed));
              });
    }
    told.observed()
        .ifPresent(
            observed ->
                all.unitsIn(told.text()).stream()
                    .filter(claimed::add)
                    .forEach(
                        named ->
                            subjects.add(
                                new Subject(
                                    named, observed, at(named, observed), Optional.empty()))));
    return List.copyOf(subjects);
  }

  /** The units that something told names or speaks of, each once. */
  public List<UnitId> unitsIn(Told told) {
    return Stream.concat(
            all.unitsIn(told.text()).stream(),
            told.forces().stream().map(each -> each.observation().unit()))
        .distinct()
        .toList();
  }

  private Subject subject(ToldForce told, UnitId unit, LocalDateTime observed) {
    Whereabouts truly = at(unit, observed);
    return new Subject(
        unit,
        observed,
        truly,
        Optional.of(ErrorOfNews.of(situation(), told.observation(), observed, truly)));
  }

  private Whereabouts at(UnitId unit, LocalDateTime time) {
    return situation().tracks().of(unit).at(time);
  }

  /**
   * The enemy's bodies that the reader's own can see: those of the whole side, or those under a
   * role's command. Each pair costs a line of sight; none for the umpire.
   */
  public List<TroopSighting> sees() {
    return sightings(enemy -> true, own -> true).toList();
  }

  /**
   * The same without names, the nearest first: what the reader may be told of whom his own see.
   *
   * @param there whether a body is still there; who is gone neither sees nor is seen
   */
  public List<SeenTroops> sees(PlayerView view, Predicate<UnitId> there) {
    Optional<Terrain> map = map();
    return sightings(there, there)
        .map(each -> SeenTroops.of(each, situation(), time, view, map))
        .sorted(Comparator.comparingDouble(SeenTroops::metres))
        .toList();
  }

  /** The first of some of the enemy's bodies that the reader's own can see; looks at no others. */
  public Optional<TroopSighting> sees(Predicate<UnitId> wanted) {
    return sightings(wanted, own -> true).findFirst();
  }

  private Stream<TroopSighting> sightings(Predicate<UnitId> wanted, Predicate<UnitId> watching) {
    if (!(reader instanceof Reader.Player player)) {
      return Stream.empty();
    }
    List<UnitId> bodies = situation().tracks().bodies().stream().map(Unit::id).toList();
    List<UnitId> enemies =
        bodies.stream()
            .filter(unit -> !unit.side().equals(player.side()))
            .filter(wanted)
            .filter(this::isOnMap)
            .toList();
    if (enemies.isEmpty()) {
      return Stream.empty();
    }
    Set<UnitId> own = command(player);
    List<UnitId> watchers =
        bodies.stream().filter(own::contains).filter(watching).filter(this::isOnMap).toList();
    return enemies.stream()
        .flatMap(
            enemy ->
                watchers.stream()
                    .flatMap(watcher -> sighting(watcher, enemy).stream())
                    .findFirst()
                    .stream());
  }

  private boolean isOnMap(UnitId unit) {
    return at(unit, time).isOnMap();
  }

  /**
   * Whether the reader has been told of a unit or of a part of it, or his own see one. Who has been
   * told of a corps does not know of each of its battalions.
   */
  public boolean isAwareOf(UnitId unit) {
    Set<UnitId> parts =
        situation().units().find(unit).stream()
            .flatMap(Unit::withAllParts)
            .map(Unit::id)
            .collect(Collectors.toSet());
    return told().stream().anyMatch(each -> unitsIn(each).stream().anyMatch(parts::contains))
        || sees(parts::contains).isPresent();
  }

  private Optional<TroopSighting> sighting(UnitId watcher, UnitId enemy) {
    return situation()
        .sights()
        .between(watcher, enemy, time)
        .filter(Look::sees)
        .map(look -> new TroopSighting(enemy, watcher, look));
  }

  private Set<UnitId> command(Reader.Player player) {
    Side side = situation().scenario().findSide(player.side()).orElseThrow();
    Set<UnitId> commanded =
        side.roles().stream()
            .filter(role -> player.isRole(side.name(), role.title()))
            .flatMap(role -> role.commands().stream())
            .flatMap(unit -> situation().units().find(unit).stream())
            .flatMap(Unit::withAllParts)
            .map(Unit::id)
            .collect(Collectors.toSet());
    return commanded.isEmpty() ? side.units().map(Unit::id).collect(Collectors.toSet()) : commanded;
  }

  /** The same in the order of the scenario's text. */
  List<Told> texts() {
    return all.statements().stream()
        .filter(
            each -> !(reader instanceof Reader.Player player) || player.isAmong(each.audience()))
        .map(each -> all.toldTo(reader, each))
        .filter(told -> told.at().map(at -> !at.isAfter(time)).orElse(true))
        .toList();
  }

  /** Whether the reader does not know where a body of his own side is; the umpire always does. */
  public Predicate<UnitId> unseen() {
    return reader instanceof Reader.Player player
        ? new Fog(situation(), player, time)::hides
        : unit -> false;
  }

  /** The ground, with the places and features this reader knows of; all of them for the umpire. */
  public Optional<Terrain> map() {
    return all.places().map(reader, time);
  }

  /** The same with all that is not kept from this reader, whatever his map lacks. */
  public Optional<Terrain> openGround() {
    return all.places().openTo(reader, time);
  }

  /**
   * Everything this player may read, and nothing else.
   *
   * @throws IllegalStateException for the umpire, who reads the scenario
   */
  public PlayerView view() {
    if (reader instanceof Reader.Player player) {
      return PlayerViews.of(this, player);
    }
    throw new IllegalStateException("The umpire needs no view.");
  }

  /** The situation that he knows a part of. */
  public Situation situation() {
    return all.situation();
  }
}
