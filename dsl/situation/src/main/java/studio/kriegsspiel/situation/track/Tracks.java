package studio.kriegsspiel.situation.track;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.situation.ground.Setting;
import studio.kriegsspiel.situation.works.Works;

/** The tracks of all units, each worked out when first asked for. Thread-safe. */
public final class Tracks {
  private final Setting setting;
  private final Works works;
  private final Arrivals arrivals;
  private final PlannedPlacements plans;
  private final Map<UnitId, Track> known;
  private final Map<UnitId, List<Integer>> coming = new HashMap<>();
  private final DeployedBodies deployed;
  private final List<Unit> bodies;

  /**
   * Tracks in a setting.
   *
   * @param columns what no order changes, which the tracks before and after orders share
   */
  public Tracks(Setting setting, TrackColumns columns, Works works) {
    this.setting = setting;
    this.works = works;
    this.arrivals = columns.arrivals();
    this.plans = new PlannedPlacements(setting, columns, works, this::of);
    this.deployed = columns.deployed();
    this.bodies = setting.scenario().units().filter(Unit::isBody).toList();
    this.known = new ConcurrentHashMap<>(bodies.size());
    List<Reinforcement> orders = setting.scenario().reinforcements();
    for (int i = 0; i < orders.size(); i++) {
      coming.computeIfAbsent(orders.get(i).unit(), unit -> new ArrayList<>()).add(i);
    }
  }

  /** The track of a unit; of one the text does not know, a track that never knows where it is. */
  public Track of(UnitId id) {
    Track found = known.get(id);
    if (found == null) {
      Track made =
          setting
              .units()
              .find(id)
              .map(this::make)
              .orElseGet(
                  () ->
                      new Track(
                          id,
                          false,
                          List.of(),
                          List.of(),
                          place -> Whereabouts.unknown(),
                          List.of(),
                          Optional.empty(),
                          List.of()));
      Track earlier = known.putIfAbsent(id, made);
      found = earlier == null ? made : earlier;
    }
    return found;
  }

  /** The bodies: units that stand or march as one, in the order of the text. */
  public List<Unit> bodies() {
    return bodies;
  }

  /** How every reinforcement comes on, in the order of the text. */
  public List<Arrival> arrivals() {
    List<Arrival> all = new ArrayList<>();
    for (int i = 0; i < arrivals.count(); i++) {
      all.add(arrivals.get(i));
    }
    return all;
  }

  /** Every column that the text sets in motion, in its order. */
  public List<MovingColumn> columns() {
    Stream<Placement> arriving = IntStream.range(0, arrivals.count()).mapToObj(this::arriving);
    return Stream.concat(arriving, plans.all())
        .flatMap(each -> MovingColumn.of(each).stream())
        .sorted(Comparator.comparingInt(each -> each.unitSpan().offset()))
        .toList();
  }

  private Placement arriving(int number) {
    return new Placement.Arriving(
        arrivals.order(number), arrivals.time(number), () -> arrivals.get(number));
  }

  /** Whether an arrival has been asked for yet, which takes a search for its way. */
  public boolean isReckoned() {
    return arrivals.isReckoned();
  }

  /** How a reinforcement of the text comes on. */
  public Arrival arrival(Reinforcement order) {
    return arrivals.get(setting.scenario().reinforcements().indexOf(order));
  }

  /** A body is one though others are sent to it. */
  private List<Unit> company(Unit unit) {
    return unit.isBody() ? List.of() : setting.units().company(unit);
  }

  private Track make(Unit unit) {
    List<Placement> own = List.of();
    List<Placement> above = new ArrayList<>();
    List<Placement> orders = new ArrayList<>();
    for (Optional<Unit> each = Optional.of(unit);
        each.isPresent();
        each = setting.units().findSuperior(each.get())) {
      if (unit.isPost() && each.get() != unit) {
        break; // a post stands where it was sent, whatever becomes of its sender
      }
      List<Placement> here = placements(each.get().id());
      orders.addAll(plans.ordered(each.get().id()));
      if (own.isEmpty()) {
        own = here;
      } else {
        above.addAll(here);
      }
    }
    List<Placement> placements = new ArrayList<>(own);
    placements.addAll(orders);
    return new Track(
        unit.id(),
        unit.type().arm() == Arm.STAFF,
        placements,
        above,
        deployed.of(unit),
        company(unit).stream().map(part -> of(part.id())).toList(),
        unit.parts().stream().filter(Unit::isHeadquarters).findFirst().map(each -> of(each.id())),
        works.of(unit.id()));
  }

  private List<Placement> placements(UnitId id) {
    List<Placement> all = new ArrayList<>();
    for (Deployment each : setting.units().deployments(id)) {
      all.add(new Placement.Deployed(each, setting.clock().begins()));
    }
    for (int number : coming.getOrDefault(id, List.of())) {
      all.add(arriving(number));
    }
    all.addAll(plans.placements(id));
    return all;
  }
}
