package studio.kriegsspiel.situation.track;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.situation.ground.EntryPoint;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.Setting;
import studio.kriegsspiel.terrain.MapPoint;

/** How the reinforcements come on, each worked out when first asked for. */
final class Arrivals {
  private final Setting setting;
  private final Journeys journeys;
  private final Map<Integer, Arrival> known = new ConcurrentHashMap<>();
  private final List<Reinforcement> orders;

  Arrivals(Setting setting, Journeys journeys) {
    this.setting = setting;
    this.journeys = journeys;
    this.orders = setting.scenario().reinforcements();
  }

  /** How the reinforcement of this number in the text comes on. */
  Arrival get(int number) {
    Arrival found = known.get(number);
    if (found == null) {
      Arrival made = reckon(orders.get(number), number);
      Arrival earlier = known.putIfAbsent(number, made);
      found = earlier == null ? made : earlier;
    }
    return found;
  }

  /** What the text says of it. */
  Reinforcement order(int number) {
    return orders.get(number);
  }

  /** When its head enters. */
  LocalDateTime time(int number) {
    return setting.clock().time(orders.get(number).at());
  }

  /** Whether any has been asked for yet. */
  boolean isReckoned() {
    return !known.isEmpty();
  }

  int count() {
    return orders.size();
  }

  private Arrival reckon(Reinforcement order, int number) {
    Optional<GroundIndex> ground = setting.ground();
    List<Unit> units =
        setting.units().find(order.unit()).map(setting.units()::bodies).orElse(List.of());
    Optional<MapPoint> entry = ground.flatMap(index -> EntryPoint.find(order, index));
    Optional<MapPoint> goal = ground.flatMap(index -> order.destination().flatMap(index::find));
    Optional<Station> road =
        entry.isPresent() && goal.isPresent()
            ? Stations.ofEntry(ground.orElseThrow(), order.entry(), entry.get(), goal.get())
            : Optional.empty();
    ColumnJourney journey =
        journeys.reckon(
            new JourneyOrder(
                order.unit().name(),
                units,
                order.marchOrder(),
                time(number),
                entry,
                road.stream().toList(),
                goal,
                number));
    return new Arrival(order, journey);
  }
}
