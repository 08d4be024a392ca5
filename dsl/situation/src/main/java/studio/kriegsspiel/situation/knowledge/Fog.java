package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.audience.GivenMap;
import studio.kriegsspiel.scenario.audience.MapPart;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.sight.Look;

/**
 * The troops of a reader's own side of which he does not know where they are, because his map lacks
 * {@link MapPart#TROOPS}. Where his own command is he knows, where the formations are that it
 * belongs to, and where any body is that his own see.
 */
final class Fog {
  private final Situation situation;
  private final Side side;
  private final LocalDateTime time;

  /** What is commanded by each who is in the fog; a whole side knows what all of them know. */
  private final List<Set<UnitId>> commands = new ArrayList<>();

  private final Map<UnitId, Boolean> hidden = new HashMap<>();

  Fog(Situation situation, Reader.Player reader, LocalDateTime time) {
    this.situation = situation;
    this.side = situation.scenario().findSide(reader.side()).orElseThrow();
    this.time = time;
    for (GivenMap map : situation.scenario().known().maps()) {
      if (map.lacking().contains(MapPart.TROOPS)) {
        add(map.reader(), reader);
      }
    }
  }

  private void add(Audience foggy, Reader.Player reader) {
    if (!reader.roles().isEmpty()) {
      if (reader.isAmong(foggy)) {
        commands.add(
            side.roles().stream()
                .filter(role -> reader.isRole(side.name(), role.title()))
                .flatMap(Fog::commanded)
                .collect(Collectors.toSet()));
      }
      return;
    }
    side.roles().stream()
        .filter(role -> foggy.includes(side.name(), role.title()))
        .forEach(role -> commands.add(commanded(role).collect(Collectors.toSet())));
  }

  private static Stream<UnitId> commanded(Role role) {
    return role.commands().stream();
  }

  /** Whether the reader does not know where a unit of his side is. */
  boolean hides(UnitId unit) {
    return !commands.isEmpty()
        && hidden.computeIfAbsent(
            unit, each -> commands.stream().anyMatch(command -> !isShared(each, command)));
  }

  private boolean isShared(UnitId unit, Set<UnitId> command) {
    return command.stream()
            .anyMatch(
                own -> situation.units().isUnder(unit, own) || situation.units().isUnder(own, unit))
        || isSeen(unit, command);
  }

  private boolean isSeen(UnitId unit, Set<UnitId> command) {
    return situation.tracks().bodies().stream()
        .map(Unit::id)
        .filter(body -> command.stream().anyMatch(own -> situation.units().isUnder(body, own)))
        .anyMatch(
            body -> situation.sights().between(body, unit, time).filter(Look::sees).isPresent());
  }
}
