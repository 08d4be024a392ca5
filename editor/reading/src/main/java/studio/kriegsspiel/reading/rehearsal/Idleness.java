package studio.kriegsspiel.reading.rehearsal;

import java.time.LocalDateTime;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.game.Front;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.event.Happening;

/**
 * Which roles have nothing to do: none of their troops moves, works, fires, is fired at or fights,
 * and no news has come to them since somebody last looked.
 */
final class Idleness {
  private Idleness() {}

  /** Roles that have nothing to do at a minute. */
  static Set<Audience.RoleOnly> at(Game game, Front front, LocalDateTime looked) {
    Set<UnitId> engaged = new HashSet<>();
    Stream.concat(front.inReach().stream(), front.touching().stream())
        .forEach(
            each -> {
              engaged.add(each.first());
              engaged.add(each.second());
            });
    Set<Audience.RoleOnly> idle = new LinkedHashSet<>();
    for (Side side : game.situation().scenario().sides()) {
      for (Role role : side.roles()) {
        if (!hasNews(game, side, role, looked)
            && bodies(game, side, role).noneMatch(body -> isBusy(game, body, engaged))) {
          idle.add(new Audience.RoleOnly(side.name(), role.title()));
        }
      }
    }
    return idle;
  }

  private static boolean hasNews(Game game, Side side, Role role, LocalDateTime looked) {
    return game.since(looked).stream()
        .anyMatch(
            each ->
                each.happening() instanceof Happening.SheetDue sheet
                    && sheet.due().sheet().audience().includes(side.name(), role.title()));
  }

  /** A role that is given no formation has all of its side's. */
  private static Stream<UnitId> bodies(Game game, Side side, Role role) {
    return game.situation().tracks().bodies().stream()
        .map(Unit::id)
        .filter(each -> each.side().equals(side.name()))
        .filter(
            each ->
                role.commands()
                    .map(whole -> game.situation().units().isWithin(each, whole))
                    .orElse(true));
  }

  private static boolean isBusy(Game game, UnitId body, Set<UnitId> engaged) {
    return !game.left().isGone(body)
        && (engaged.contains(body)
            || switch (game.situation().tracks().of(body).at(game.now()).kind()) {
              case ENTERING, MARCHING, CLOSING_UP, LEAVING, WORKING -> true;
              case UNKNOWN, OFF_MAP, STANDING -> false;
            });
  }
}
