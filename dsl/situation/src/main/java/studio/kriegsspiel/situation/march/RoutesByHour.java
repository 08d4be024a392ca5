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
 * The ways of troops over a ground on which bridges are built during play: each bears from the
 * minute it is finished. The first three are reckoned with; every state of the ground has cells of
 * its own.
 */
public final class RoutesByHour {
  private static final int MOST_BRIDGES = 3;

  private final List<Routes> states = new ArrayList<>();
  private final List<NewBridge> bridges;
  private final Map<String, LocalDateTime> opens;

  /**
   * The ways over a ground.
   *
   * @param ground the ground when play begins
   * @param built the bridges built on it, the earliest first
   * @param manual whose rates hold
   */
  public RoutesByHour(SurveyedGround ground, List<NewBridge> built, FieldManual manual) {
    this.bridges = List.copyOf(built.subList(0, Math.min(MOST_BRIDGES, built.size())));
    for (int count = 0; count <= bridges.size(); count++) {
      states.add(
          new Routes(
              ground.altered(
                  List.of(), bridges.subList(0, count).stream().map(NewBridge::bridge).toList()),
              manual));
    }
    this.opens =
        bridges.stream()
            .collect(
                Collectors.toMap(
                    each -> each.bridge().id(), NewBridge::opens, (one, other) -> one));
  }

  /** The ways as they are when play begins. */
  public Routes atFirst() {
    return states.get(0);
  }

  /** The ways when all bridges stand, so that none can be shorter. */
  public Routes atLast() {
    return states.get(states.size() - 1);
  }

  /** The ways as they are at a time. */
  public Routes at(LocalDateTime time) {
    return states.get((int) bridges.stream().filter(each -> !each.opens().isAfter(time)).count());
  }

  /** The ways as they are at a time, then as they come to be with each bridge that is finished. */
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
