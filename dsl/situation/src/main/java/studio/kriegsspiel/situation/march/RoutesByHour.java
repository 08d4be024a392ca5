package studio.kriegsspiel.situation.march;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.situation.ground.SurveyedGround;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.march.RouteSurvey;

/**
 * The ways of troops over a ground on which bridges are built or lost during play: each bears from
 * the minute it is finished, and none from the minute it is gone. The first changes are reckoned
 * with; every state of the ground has cells of its own.
 */
public final class RoutesByHour {
  private static final int MOST_CHANGES = 6;

  private final List<Routes> states = new ArrayList<>();
  private final List<BridgeChange> changes;
  private final Map<String, LocalDateTime> opens;

  /**
   * The ways over a ground.
   *
   * @param ground the ground when play begins
   * @param coming what changes on it, the earliest first
   * @param manual whose rates hold
   */
  public RoutesByHour(SurveyedGround ground, List<BridgeChange> coming, FieldManual manual) {
    this.changes = List.copyOf(coming.subList(0, Math.min(MOST_CHANGES, coming.size())));
    for (int count = 0; count <= changes.size(); count++) {
      List<BridgeChange> past = changes.subList(0, count);
      states.add(
          new Routes(
              ground.altered(
                  past.stream().flatMap(each -> each.gone().stream()).toList(),
                  past.stream().flatMap(each -> each.added().stream()).toList()),
              manual));
    }
    this.opens =
        changes.stream()
            .flatMap(each -> each.added().stream().map(added -> Map.entry(added.id(), each.at())))
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (one, other) -> one));
  }

  /** The ways as they are when play begins. */
  public Routes atFirst() {
    return states.get(0);
  }

  /** The ways when all has come that is to come. */
  public Routes atLast() {
    return states.get(states.size() - 1);
  }

  /** The ways as they are at a time. */
  public Routes at(LocalDateTime time) {
    return states.get((int) changes.stream().filter(each -> !each.at().isAfter(time)).count());
  }

  /** The ways as they are at a time, then as they come to be with each bridge. */
  public List<Routes> from(LocalDateTime time) {
    return states.subList(states.indexOf(at(time)), states.size());
  }

  /** Whether whoever sets out on a way at a time finds every new bridge on it finished. */
  public boolean isOpen(MarchRoute way, RouteSurvey survey, LocalDateTime setsOut) {
    return survey.passages().stream()
        .filter(each -> opens.containsKey(each.feature().id()))
        .allMatch(
            each -> {
              double minutes = way.timetable().reachesMinutes(each.fromMetres());
              LocalDateTime there = setsOut.plusSeconds((long) Math.floor(60 * minutes));
              return !there.isBefore(opens.get(each.feature().id()));
            });
  }
}
